import { queryOptions } from '@tanstack/react-query';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { contentKeys } from '../queries.ts';

export type Uses = Awaited<ReturnType<typeof readUses>>;
/** Items that something else can name. */
export type UsedKind = 'channel' | 'bootAd' | 'metadataSet';

const readUses = async (path: { kind: UsedKind; id: string }) =>
  (await answerOf(mainApi.GET('/cms/uses/{kind}/{id}', { params: { path } }))).data;

/** Read again by itself: tasks end, and colleagues choose other items. */
export const usesQuery = (kind: UsedKind, id: string) =>
  queryOptions({
    queryKey: [...contentKeys, 'uses', kind, id],
    queryFn: () => readUses({ kind, id }),
    refetchInterval: 5_000,
    // An answer to an earlier question may be wrong by now.
    gcTime: 0,
  });

export const isUsed = ({ provisioning, banners, boxes, scheduled }: Uses): boolean =>
  provisioning !== null || banners.length > 0 || boxes + scheduled > 0;
