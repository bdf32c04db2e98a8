import { createLink, useRouter } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { useMay } from '#web/http/profile.ts';
import { linkLook } from '#web/ui/classes.ts';

type AnchorProps = ComponentProps<'a'> & {
  /** Replacement if the role may not open the page: its text, or nothing. Default: nothing. */
  otherwise?: 'text' | 'nothing';
};

/** A link that is there only if the page may be opened: the route says what that needs, so no caller repeats it. */
export const PageLink = createLink(({ otherwise = 'nothing', ...props }: AnchorProps) => {
  const router = useRouter();
  const may = useMay();
  const { pathname } = new URL(props.href ?? '/', globalThis.location.origin);
  const route = router.getMatchedRoutes(pathname)[2];
  if (may(route?.options.staticData?.permission ?? [])) return <a {...props} />;
  if (otherwise === 'nothing') return null;
  return <span className={props.className?.replace(linkLook, '')}>{props.children}</span>;
});
