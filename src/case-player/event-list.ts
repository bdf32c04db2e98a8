import type { StreamExportEvent } from '#domain/stream-export.ts';
import { summaryOf } from '#web/entities/stream/text.ts';
import { h } from './dom.ts';
import type { Shown } from './texts.ts';

/** Maximum rows in the DOM, so that a task of fifty thousand events is as fast as one of ten. */
const windowSize = 200;

/**
 * Lists the events around a position, each with the state after it. The focus stays on the list; arrow keys move the
 * position.
 */
export function eventList(
  { text, stateName }: Shown,
  events: readonly StreamExportEvent[],
  states: readonly string[],
  onPick: (version: number) => void,
): { element: HTMLElement; show(at: number): void } {
  const element = h('div', { class: 'events', role: 'listbox', tabindex: 0, 'aria-label': text('events') });
  let from = -1;
  const row = (event: StreamExportEvent) => {
    const taken =
      Object.keys(event.redacted ?? {}).length > 0
        ? [h('span', { class: 'redacted' }, text('redacted'))]
        : [];
    const option = h(
      'div',
      { role: 'option', id: `event-${event.version}`, 'data-version': event.version },
      h('span', { class: 'version' }, String(event.version)),
      h('span', { class: 'type' }, event.type),
      h('span', { class: 'said' }, summaryOf(event.data), ...taken),
      h('span', { class: 'after' }, stateName(states[event.version - 1] ?? '')),
    );
    option.addEventListener('click', () => onPick(event.version));
    return option;
  };
  return {
    element,
    show(at) {
      const wanted = Math.max(0, Math.min(at - windowSize / 2, events.length - windowSize));
      if (from < 0 || at <= from + 20 || at > from + windowSize - 20) {
        from = Math.max(0, Math.floor(wanted));
        element.replaceChildren(...events.slice(from, from + windowSize).map(row));
      }
      element.querySelector('[aria-selected=true]')?.removeAttribute('aria-selected');
      const selected = element.querySelector(`[data-version="${at}"]`);
      selected?.setAttribute('aria-selected', 'true');
      element.setAttribute('aria-activedescendant', `event-${at}`);
      // Only the list scrolls, never the page.
      if (selected instanceof HTMLElement) {
        const above = selected.offsetTop - element.offsetTop;
        const below = above + selected.offsetHeight - element.clientHeight;
        if (above < element.scrollTop) element.scrollTop = above;
        else if (below > element.scrollTop) element.scrollTop = below;
      }
    },
  };
}
