import { useRouter } from '@tanstack/react-router';
import { useMay, useProfile } from '#web/http/profile.ts';
import type { Message } from '#web/i18n/message.ts';
import { messages } from './messages.ts';

const groups: readonly { name: string; title: Message }[] = [
  { name: 'device', title: messages.groupDevice },
  { name: 'management', title: messages.groupManagement },
  { name: 'software', title: messages.groupSoftware },
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
    return nav && title && menus.includes(nav.group) && may(permission)
      ? [{ ...nav, prefix: nav.prefix ?? nav.to, title }]
      : [];
  });
  return groups
    .map(({ name, title }) => ({
      title,
      pages: pages.filter(({ group, heading = group }) => heading === name).sort((a, b) => a.order - b.order),
    }))
    .filter((group) => group.pages.length > 0);
}

export type Page = ReturnType<typeof usePages>[number]['pages'][number];
