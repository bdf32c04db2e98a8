import type { Message } from '#web/i18n/message.ts';
import type { TextOf } from '#web/i18n/use-text.ts';
import { permissionGroups } from './permission-titles.gen.ts';

export interface Area {
  id: string;
  title: Message;
  /** Each key with what it permits. */
  permissions: readonly { key: string; name: Message }[];
}

/** All permissions of a role, by area. */
export const areas: readonly Area[] = permissionGroups.map(({ id, title, titles }) => ({
  id,
  title,
  permissions: Object.entries(titles).map(([key, name]) => ({ key, name })),
}));

/** A permission as the reader knows it; its key where this version does not know it. */
export function nameOf(key: string, text: TextOf): string {
  const name = areas.flatMap(({ permissions }) => permissions).find((one) => one.key === key)?.name;
  return name ? text(name) : key;
}
