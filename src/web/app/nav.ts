import { useMatches, useRouter } from '@tanstack/react-router';
import { useMay, useProfile } from '#web/http/profile.ts';
import type { Message } from '#web/i18n/message.ts';
import type { MenuArea, NavPlace } from '#web/routes/-context.ts';
import { areas, entries } from './menu-areas.ts';

export interface Page extends NavPlace {
  title: Message;
}

/** Returns the pages of the sidebar and the palette that the profile permits, as their routes declare them. */
export function usePages(): Page[] {
  const { routesById } = useRouter();
  const may = useMay();
  const menus = useProfile()?.menus_permissions ?? [];
  return Object.values(routesById)
    .flatMap(({ options: { staticData } }) => {
      const { nav, title, permission = [] } = staticData ?? {};
      return nav && title && menus.includes(nav.group) && may(permission) ? [{ ...nav, title }] : [];
    })
    .sort((a, b) => areaOrder.indexOf(a.area) - areaOrder.indexOf(b.area) || a.order - b.order);
}

const areaOrder = Object.keys(areas);

/** Returns the areas of the sidebar with their entries. An entry opens its first page; the others are tabs beside it. */
export function useMenu() {
  const byArea = Map.groupBy(usePages(), ({ area }) => area);
  return [...byArea].map(([area, pages]) => ({ area, ...areas[area], entries: entriesOf(pages) }));
}

export type Area = ReturnType<typeof useMenu>[number];
export type Entry = Area['entries'][number];

const entriesOf = (pages: readonly Page[]) =>
  [...Map.groupBy(pages, ({ entry, to }) => entry ?? to)].flatMap(([, own]) => {
    const [first] = own;
    if (!first) return [];
    const isAlone = own.length === 1 && first.namesEntryAlone === true;
    const { icon } = first.entry && !isAlone ? entries[first.entry] : first;
    return [{ to: first.to, title: isAlone ? first.title : entryTitle(first), icon, pages: own }];
  });

/** Returns the title of the menu's entry that opens the page or has it as a tab. */
export const entryTitle = ({ entry, title }: Page): Message => (entry ? entries[entry].title : title);

/** Returns the pages that are tabs of the open page's entry; empty on a page that is not in the menu. */
export function useTabs(): { title: Entry['title']; pages: readonly Page[]; here: string } | null {
  const pages = usePages();
  const nav = useMatches({ select: (matches) => matches.at(-1)?.staticData.nav });
  if (!nav?.entry) return null;
  const own = pages.filter(({ entry }) => entry === nav.entry);
  return own.length < 2 ? null : { title: entries[nav.entry].title, pages: own, here: nav.to };
}

/** Returns the area of the open page. */
export function useAreaHere(): MenuArea | undefined {
  const here = usePageHere();
  return usePages().find(({ to }) => to === here)?.area;
}

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
