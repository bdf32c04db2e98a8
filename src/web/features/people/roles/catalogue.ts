import { operations } from '#api/operations.gen.ts';
import type { Message } from '#web/i18n/message.ts';
import type { TextOf } from '#web/i18n/use-text.ts';
import { areaNames } from './area-messages.ts';
import { actions, devices, diagnostics } from './device-permission-messages.ts';
import { network } from './network-permission-messages.ts';
import {
  accounts,
  apps,
  av,
  cases,
  groups,
  inventory,
  log,
  notices,
  organisations,
  statistics,
  tables,
  tasks,
} from './other-permission-messages.ts';

export interface Area {
  id: string;
  title: Message;
  /** Each key with what it permits; null: it has no name yet. */
  permissions: readonly { key: string; name: Message | null }[];
}

const named = {
  devices,
  actions,
  diagnostics,
  network,
  av,
  apps,
  tasks,
  cases,
  groups,
  inventory,
  organisations,
  accounts,
  notices,
  statistics,
  log,
  tables,
} satisfies Partial<Record<keyof typeof areaNames, Record<string, Message>>>;

const allKeys = [...new Set(Object.values(operations).flatMap(({ permission }) => permission ?? []))];
const isNamed = (key: string) => Object.values(named).some((area) => Object.hasOwn(area, key));
const areaOf = (id: keyof typeof named): Area => ({
  id,
  title: areaNames[id],
  permissions: Object.entries<Message>(named[id]).map(([key, name]) => ({ key, name })),
});

/** Keys of the contract that have no name here. */
export const unnamedKeys: readonly string[] = allKeys.filter((key) => !isNamed(key)).sort();

/** A permission as the reader knows it; its key where it has no name. */
export function nameOf(key: string, text: TextOf): string {
  const name = areas.flatMap(({ permissions }) => permissions).find((one) => one.key === key)?.name;
  return name ? text(name) : key;
}

/** All permissions of a role, by area. */
export const areas: readonly Area[] = [
  areaOf('devices'),
  areaOf('actions'),
  areaOf('diagnostics'),
  areaOf('network'),
  areaOf('av'),
  areaOf('apps'),
  areaOf('tasks'),
  areaOf('cases'),
  areaOf('groups'),
  areaOf('inventory'),
  areaOf('organisations'),
  areaOf('accounts'),
  areaOf('notices'),
  areaOf('statistics'),
  areaOf('log'),
  areaOf('tables'),
  ...(unnamedKeys.length > 0
    ? [
        {
          id: 'other',
          title: areaNames.other,
          permissions: unnamedKeys.map((key) => ({ key, name: null })),
        },
      ]
    : []),
];
