import { day, listSearch, oneOf, type Reader, type SearchOf, words } from '#web/resource/list-search.ts';

/** CO-102. */
export const dateTypes = ['DAY', 'WEEK', 'MONTH', 'RANGE'] as const;
export type DateType = (typeof dateTypes)[number];

/** Figures of a channel over time. */
export const measures = ['shr', 'rat', 'viewTime'] as const;
export type Measure = (typeof measures)[number];

/** Channels that are compared at most. */
export const mostChannels = 8;

/** Service ids of channels, without repetition. */
const channels: Reader<string[]> = (value) => {
  if (!Array.isArray(value)) return undefined;
  const ids = value
    .filter((id): id is string | number => ['string', 'number'].includes(typeof id))
    .map(String);
  const known = [...new Set(ids.map((id) => id.trim().slice(0, 200)))].filter(Boolean).slice(0, mostChannels);
  return known.length > 0 ? known : undefined;
};

/** First and last slot of a part of the day, `120-131`. */
const slots: Reader<string> = (value) => {
  const [from, to] = slotsOf(typeof value === 'string' ? value : undefined) ?? [];
  return from === undefined || to === undefined ? undefined : `${from}-${to}`;
};

/** Reads a part of the day; null: the whole day. */
export function slotsOf(text: string | undefined): readonly [from: number, to: number] | null {
  const [, from = '', to = ''] = /^(\d{1,3})-(\d{1,3})$/.exec(text ?? '') ?? [];
  const range = [Number(from), Number(to)] as const;
  return from === '' || range[0] > range[1] || range[1] > 149 ? null : range;
}

/** Period and province, which every page of television has. */
const period = {
  per: oneOf(...dateTypes),
  /** The day, any day of the week or month, or the first one of the range. */
  on: day,
  to: day,
  province: words(64),
};

export const periodSearch = listSearch({}, { kept: period });
export type PeriodSearch = SearchOf<typeof periodSearch>;

export const channelSearch = listSearch(
  {},
  {
    kept: {
      ...period,
      measure: oneOf(...measures),
      /** The channel that is compared with its days before. */
      channel: words(200),
      /** The channels that are compared; absent: the channel and seven others. */
      with: channels,
      slots,
      keyword: words(200),
    },
  },
);
export type ChannelSearch = SearchOf<typeof channelSearch>;

export const programSearch = listSearch(
  {},
  { kept: { ...period, keyword: words(200), name: words(200), by: oneOf('hits', 'viewTime') } },
);
export type ProgramSearch = SearchOf<typeof programSearch>;

export const boxSearch = listSearch({ keyword: words(64) }, { kept: { ...period, box: words(128) } });
export type BoxSearch = SearchOf<typeof boxSearch>;
