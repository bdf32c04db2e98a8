import { useMatches, useRouter } from '@tanstack/react-router';
import { useMay, useProfile } from '#web/http/profile.ts';
import type { Message } from '#web/i18n/message.ts';
import { messages } from './messages.ts';

const groups: readonly { name: string; title: Message }[] = [
  { name: 'device', title: messages.groupDevice },
  { name: 'management', title: messages.groupManagement },
  { name: 'software', title: messages.groupSoftware },
  { name: 'content', title: messages.groupContent },
  { name: 'statistics', title: messages.groupStatistics },
  { name: 'admin', title: messages.groupAdmin },
];

/** Pages of the sidebar and of the palette, by heading: what the routes say of themselves and the profile permits. */
export function usePages() {
  const { routesById } = useRouter();
  const may = useMay();
  const menus = useProfile()?.menus_permissions ?? [];
  const pages = Object.values(routesById).flatMap(({ options: { staticData } }) => {
    const { nav, title, permission = [] } = staticData ?? {};
    return nav && title && menus.includes(nav.group) && may(permission) ? [{ ...nav, title }] : [];
  });
  return groups
    .map(({ name, title }) => ({
      title,
      pages: pages.filter(({ group, heading = group }) => heading === name).sort((a, b) => a.order - b.order),
    }))
    .filter((group) => group.pages.length > 0);
}

export type Page = ReturnType<typeof usePages>[number]['pages'][number];

/** Address of the menu's page that is open, or that the open one belongs to. One at most: addresses may begin with each other. */
export function usePageHere(): string | undefined {
  const { routesById } = useRouter();
  const here = useMatches({ select: (matches) => matches.at(-1) });
  if (!here) return undefined;
  const { nav, menu, parent } = here.staticData;
  if (nav) return nav.to;
  if (menu) return typeof menu === 'function' ? menu(here.params) : menu;
  const routes = Object.values(routesById);
  const [nearest] = routes
    .flatMap(({ options: { staticData } }) => staticData?.nav ?? [])
    .filter(({ to, prefix = to }) => isWithin(here.pathname, prefix))
    .toSorted((one, other) => (other.prefix ?? other.to).length - (one.prefix ?? one.to).length);
  if (nearest) return nearest.to;
  for (let path = parent; path; ) {
    const above = routes.find(({ to }) => to === path)?.options.staticData;
    if (above?.nav) return above.nav.to;
    path = above?.parent;
  }
  return undefined;
}

const isWithin = (path: string, prefix: string) =>
  path === prefix || path.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`);
