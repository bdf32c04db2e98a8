import { drafts } from '#web/ambient/drafts.ts';

/** The browser asks before a reload, a closed tab or another address drops what was typed into an open form. */
export function askBeforeLeaving(): void {
  window.addEventListener('beforeunload', (event) => {
    if (drafts.wouldBeLost()) event.preventDefault();
  });
}
