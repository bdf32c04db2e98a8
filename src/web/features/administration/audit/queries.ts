import { queryOptions } from '@tanstack/react-query';
import { auditAreas } from '#api/audit-areas.gen.ts';
import type { components, operations } from '#api/main.d.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { startOf, zoneInUse } from '#web/http/time-zone.ts';
import {
  day,
  type ListProps,
  listSearch,
  oneOf,
  pageOf,
  pageSizeOf,
  type SearchOf,
  words,
} from '#web/resource/list-search.ts';

export type AuditEntry = components['schemas']['AuditEntry'];
export type AccountCall = components['schemas']['AccountCall'];
export type UnauthenticatedCall = components['schemas']['UnauthenticatedCall'];
type Query = NonNullable<operations['listAuditEntries']['parameters']['query']>;

export const auditTabs = ['calls', 'unauthenticated'] as const;
/** Earlier addresses called the second tab `strangers`. */
const auditTab = Object.assign(
  (value: unknown) => oneOf(...auditTabs)(value === 'strangers' ? 'unauthenticated' : value),
  { values: auditTabs },
);
const callKinds = ['refused', 'read'] as const;

/** No live message reports the entries of other accounts. */
const readAgainMs = 10_000;

/** A position in the log. */
const position = (value: unknown): number | undefined => {
  const number = Number(value);
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
};

export const auditSearch = listSearch(
  {
    account: words(100),
    object: words(256),
    area: oneOf(...auditAreas),
    operation: words(64),
    result: oneOf('success', 'refused'),
    opId: words(64),
    /** Both inclusive. */
    from: day,
    to: day,
  },
  {
    kept: {
      tab: auditTab,
      /** The page begins with the newest entry before this one. */
      before: position,
      /** The entry that is open. */
      entry: position,
      kind: oneOf(...callKinds),
    },
  },
);
export type AuditSearch = SearchOf<typeof auditSearch>;

/** Props of each tab of the page. */
export type AuditProps = ListProps<AuditSearch>;

/** Filters of the counted calls, which the address of the page carries too. */
export const callSearch = listSearch(
  { object: words(256), kind: oneOf(...callKinds) },
  { kept: { tab: auditTab } },
);

export const unauthenticatedCallSearch = listSearch({}, { kept: { tab: auditTab } });

const filterOf = ({ account, object, area, operation, result, opId, from, to }: AuditSearch): Query => ({
  ...(account ? { account } : {}),
  ...(object ? { object } : {}),
  ...(area ? { area } : {}),
  ...(operation ? { operation } : {}),
  ...(result ? { result } : {}),
  ...(opId ? { opId } : {}),
  ...(from ? { from: startOf(from) } : {}),
  ...(to ? { to: startOf(to, 1) } : {}),
});

export const queryOf = (search: AuditSearch): Query => ({
  limit: pageSizeOf(search),
  ...(search.before ? { before: search.before } : {}),
  ...filterOf(search),
});

export const entriesQuery = (query: Query) =>
  queryOptions({
    queryKey: ['audit', 'entries', query],
    // Older pages change no more.
    refetchInterval: query.before === undefined ? readAgainMs : false,
    queryFn: async ({ signal }) => {
      const { data } = await answerOf(mainApi.GET('/log/audit', { params: { query }, signal }));
      return { data: data.entries, next: data.next };
    },
  });

export const entryQuery = (entry: number) =>
  queryOptions({
    queryKey: ['audit', 'entry', entry],
    queryFn: async ({ signal }) =>
      (
        await answerOf(
          mainApi.GET('/log/audit/{position}', { params: { path: { position: entry } }, signal }),
        )
      ).data,
  });

/** The entries as the filters stand, up to the rows of CO-046. */
export const askForFile = (search: AuditSearch, as: 'csv' | 'xlsx') =>
  mainApi.GET('/log/audit/export', {
    params: { query: { as, timeZone: zoneInUse(), ...filterOf(search) } },
    parseAs: 'blob',
  });

/** The list of counted calls as its filters stand, as the call takes it. */
export const callRequest = ({ kind, object, ...search }: AuditSearch) => ({
  ...pageOf(search),
  ...(kind ? { kind } : {}),
  ...(object ? { object } : {}),
});

export function accountCallsQuery(search: AuditSearch) {
  const query = callRequest(search);
  return queryOptions({
    queryKey: ['audit', 'calls', query],
    refetchInterval: readAgainMs,
    queryFn: ({ signal }) => answerOf(mainApi.GET('/log/account-calls', { params: { query }, signal })),
  });
}

export function unauthenticatedCallsQuery(search: AuditSearch) {
  const query = pageOf(search);
  return queryOptions({
    queryKey: ['audit', 'unauthenticated', query],
    refetchInterval: readAgainMs,
    queryFn: ({ signal }) =>
      answerOf(mainApi.GET('/log/unauthenticated-calls', { params: { query }, signal })),
  });
}

/** The part of the log with an entry, widened to whole seals, as the verifier reads it. */
export const logRange = (position: number) =>
  mainApi.GET('/log/export', { params: { query: { from: position, to: position } }, parseAs: 'blob' });
