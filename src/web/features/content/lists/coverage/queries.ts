import { queryOptions } from '@tanstack/react-query';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { contentKeys } from '../queries.ts';

export type Coverage = Awaited<ReturnType<typeof readCoverage>>;
/** An item that boxes have or lack. */
export interface CoveredItem {
  kind: 'metadataSet' | 'bootAd' | 'bulk' | 'channel' | 'radioChannel' | 'banner' | 'liveAd';
  id: string;
}

const readCoverage = async (path: CoveredItem) =>
  (await answerOf(mainApi.GET('/cms/coverage/{kind}/{id}', { params: { path } }))).data;
export const coverageQuery = ({ kind, id }: CoveredItem) =>
  queryOptions({
    queryKey: [...contentKeys, 'coverage', kind, id],
    queryFn: () => readCoverage({ kind, id }),
  });

export const reasons = ['neverReported', 'nothing', 'older', 'other', 'offline'] as const;
export type Reason = (typeof reasons)[number];
export const pageOfBoxes = 20;

export const boxesWithoutQuery = ({ kind, id }: CoveredItem, reason: Reason | null, page: number) =>
  queryOptions({
    queryKey: [...contentKeys, 'coverage', kind, id, 'missing', reason, page],
    queryFn: () =>
      answerOf(
        mainApi.GET('/cms/coverage/{kind}/{id}/missing', {
          params: {
            path: { kind, id },
            query: { page, limit: pageOfBoxes, ...(reason === null ? {} : { reason }) },
          },
        }),
      ),
  });
