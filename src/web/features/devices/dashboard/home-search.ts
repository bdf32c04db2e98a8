import { oneOf } from '#web/resource/list-search.ts';

export const homeTabs = ['connections', 'fleet', 'activity'] as const;
export type HomeTab = (typeof homeTabs)[number];

export function readHomeTab({ tab }: Record<string, unknown>): { tab?: HomeTab } {
  const read = oneOf(...homeTabs)(tab);
  return read === undefined || read === 'connections' ? {} : { tab: read };
}
