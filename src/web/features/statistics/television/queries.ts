import { queryOptions } from '@tanstack/react-query';
import type { components } from '#api/main.d.ts';
import type { AskedReport } from '#machines/statistics-query/events.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import type { Measure } from './search.ts';

type Schemas = components['schemas'];
export type TvRequest = Schemas['TvRequest'];
export type TvBasis = Schemas['TvBasis'];
export type TvDays = Schemas['TvDays'];
export type TvDayRow = Schemas['TvDayRow'];
export type TvChannels = Schemas['TvChannels'];
export type TvSeries = Schemas['TvSeries'];
export type TvChannelSeries = Schemas['TvChannelSeries'];
export type TvPrograms = Schemas['TvPrograms'];
export type TvContents = Schemas['TvContents'];
export type TvContentRow = Schemas['TvContentRow'];
export type TvHits = Schemas['TvHits'];
export type TvSlots = NonNullable<Schemas['TvSlots']>;
export type TvSetTopDay = Schemas['TvSetTopDay'];

/** A report with how it is read. */
export interface Ask<T> {
  /** Part of the key, with the body. */
  name: string;
  body: object;
  report: Omit<AskedReport, 'key'>;
  /** Personal data: each reading is recorded, so it is read when it is asked for, and not by the clock. */
  isPersonal?: true;
  read(signal: AbortSignal): Promise<T>;
}

const rangeOf = ({ dateType, startDate, endDate }: TvRequest): AskedReport['range'] =>
  dateType === 'RANGE' ? { from: startDate, to: endDate ?? startDate } : null;

/** Makes a report of a period. `subjects`: channels or names; null: it needs none. */
const ask = <B extends TvRequest, T>(
  name: string,
  body: B,
  call: (options: { body: B; signal: AbortSignal }) => Promise<{ data: T }>,
  subjects: string[] | null = null,
): Ask<T> => ({
  name,
  body,
  report: { range: rangeOf(body), subjects },
  read: async (signal) => (await call({ body, signal })).data,
});

export const boxViews = (body: TvRequest) =>
  ask('boxViews', body, (options) => answerOf(mainApi.POST('/stats/linears/box-views', options)));

export const boxViewDays = (body: TvRequest) =>
  ask('boxViewDays', body, (options) => answerOf(mainApi.POST('/stats/linears/box-views/dailys', options)));

export const hitDays = (body: TvRequest) =>
  ask('hits', body, (options) => answerOf(mainApi.POST('/stats/linears/hits', options)));

export const channels = (body: TvRequest) =>
  ask('channels', body, (options) => answerOf(mainApi.POST('/stats/linears/channels', options)));

export const topChannels = (body: Schemas['TvKeywordRequest']) =>
  ask('topChannels', body, (options) => answerOf(mainApi.POST('/stats/linears/channels-top-ten', options)));

export const channelShares = (body: Schemas['TvSharesRequest']) =>
  ask('shares', body, (options) => answerOf(mainApi.POST('/stats/linears/periods/channel-shares', options)));

/** A channel and seven others. Without a channel there is no call (TN-283). */
export const rivals = (body: TvRequest, channel: string, measure: Measure) =>
  ask(
    'rivals',
    { ...body, keyword: channel, measure },
    (options) => answerOf(mainApi.POST('/stats/linears/periods/compete-channels', options)),
    [channel],
  );

export const comparedChannels = (body: TvRequest, channelKeywords: string[], measure: Measure) =>
  ask(
    'compared',
    { ...body, channelKeywords, measure },
    (options) => answerOf(mainApi.POST('/stats/linears/periods/channel-multi-shares', options)),
    channelKeywords,
  );

export const programs = (body: TvRequest) =>
  ask('programs', body, (options) => answerOf(mainApi.POST('/stats/linears/programs', options)));

export const topPrograms = (body: Schemas['TvRankedRequest']) =>
  ask('topPrograms', body, (options) => answerOf(mainApi.POST('/stats/linears/programs-top-ten', options)));

export const contents = (body: TvRequest) =>
  ask('contents', body, (options) => answerOf(mainApi.POST('/stats/linears/online-contents', options)));

export const topContents = (body: Schemas['TvRankedRequest']) =>
  ask('topContents', body, (options) =>
    answerOf(mainApi.POST('/stats/linears/online-contents-top-ten', options)),
  );

/** Without a name there is no call (TN-284). */
export const programHits = (body: TvRequest, programName: string) =>
  ask(
    'programHits',
    { ...body, programName },
    (options) => answerOf(mainApi.POST('/stats/linears/specific-programs', options)),
    [programName],
  );

export const contentHits = (body: TvRequest, programName: string) =>
  ask(
    'contentHits',
    { ...body, programName },
    (options) => answerOf(mainApi.POST('/stats/linears/specific-online-contents', options)),
    [programName],
  );

export const videos = (body: Schemas['TvKeywordRequest']) =>
  ask('videos', body, (options) => answerOf(mainApi.POST('/stats/vods/infos', options)));

export const videoBoxes = (body: TvRequest) =>
  ask('videoBoxes', body, (options) => answerOf(mainApi.POST('/stats/vods/settops', options)));

/** Views of one box: personal data. */
export const boxDay = (endpointId: string, statDate: string): Ask<TvSetTopDay> => ({
  name: 'boxDay',
  body: { endpointId, statDate },
  report: { range: null, subjects: [endpointId] },
  isPersonal: true,
  read: async (signal) =>
    (
      await answerOf(
        mainApi.POST('/stats/linears/settops/{endpointId}', {
          params: { path: { endpointId } },
          body: { statDate },
          signal,
        }),
      )
    ).data,
});

/** Boxes of a day with their viewing: personal data. */
export const setTopsQuery = (search: {
  statDate: string;
  province: string | undefined;
  keyword: string | undefined;
  page: { page: number; limit: number };
}) => {
  const { statDate, province, keyword, page } = search;
  const body = {
    statDate,
    ...page,
    ...(province ? { provinceId: province } : {}),
    ...(keyword ? { keyword } : {}),
  };
  return queryOptions({
    queryKey: ['statistics', 'television', 'setTops', body],
    queryFn: ({ signal }) => answerOf(mainApi.POST('/stats/linears/settops', { body, signal })),
    // Each reading of personal data is recorded: it is read again when its reader asks for it.
    refetchInterval: false,
  });
};

export const provincesQuery = queryOptions({
  queryKey: ['commons', 'provinces'],
  queryFn: async ({ signal }) => (await answerOf(mainApi.GET('/commons/provinces', { signal }))).data,
  staleTime: 3_600_000,
});
