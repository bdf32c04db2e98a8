import { queryOptions } from '@tanstack/react-query';
import { ofStreams } from '#web/live/concerns.ts';
import { pageOf } from '#web/resource/list-search.ts';
import type { ProfileCalls } from './calls.ts';
import { type MemberSearch, memberFilter, type ProfileSearch } from './search.ts';

/** Facts of profiles and of their waves. */
const meta = { changedBy: ofStreams('rollout', 'wave') };

export const profilesQuery = (calls: ProfileCalls, search: ProfileSearch, automatic?: boolean) =>
  queryOptions({
    queryKey: [calls.key, 'page', calls.request(search, automatic)],
    queryFn: ({ signal }) => calls.page(search, automatic, signal),
    meta,
  });

/** The profiles that a content is used in, the newest first. */
export const profilesOfContentQuery = (calls: ProfileCalls, contentId: string) =>
  queryOptions({
    queryKey: [calls.key, 'content', contentId],
    queryFn: ({ signal }) => calls.ofContent(contentId, 10, signal),
    meta,
  });

export const profileQuery = (calls: ProfileCalls, id: string) =>
  queryOptions({
    queryKey: [calls.key, 'one', id],
    queryFn: ({ signal }) => calls.one(id, signal),
    // No message tells the end of planning to everyone who may wait for it.
    refetchInterval: ({ state }) => (state.data?.profile.state === 'planning' ? 2_000 : false),
    meta,
  });

export const planQuery = (calls: ProfileCalls, id: string) =>
  queryOptions({
    queryKey: [calls.key, 'plan', id],
    queryFn: ({ signal }) => calls.plan(id, signal),
    meta,
  });

export const rollbackQuery = (calls: ProfileCalls, id: string) =>
  queryOptions({
    queryKey: [calls.key, 'rollback', id],
    queryFn: ({ signal }) => calls.rollback(id, signal),
    // Devices are asked for it: once for each time the question is opened.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: false,
  });

export const daysQuery = (calls: ProfileCalls, id: string) =>
  queryOptions({
    queryKey: [calls.key, 'days', id],
    queryFn: ({ signal }) => calls.days(id, signal),
    meta,
  });

export const commentsQuery = (calls: ProfileCalls, id: string) =>
  queryOptions({
    queryKey: [calls.key, 'comments', id],
    queryFn: ({ signal }) => calls.comments(id, signal),
    meta: { changedBy: ofStreams('rollout') },
  });

export const membersQuery = (calls: ProfileCalls, id: string, search: MemberSearch) => {
  const body = { ...pageOf(search), ...memberFilter(search) };
  return queryOptions({
    queryKey: [calls.key, 'devices', id, body],
    queryFn: ({ signal }) => calls.members(id, body, signal),
    // No live message tells the bytes of a download.
    refetchInterval: ({ state: { data } }) =>
      data?.data.some((member) => member.state === 'running') ? 5_000 : false,
    meta,
  });
};

/** The devices at these places of a wave, by one call. */
export const membersAtQuery = (calls: ProfileCalls, waveId: string, ordinals: number[]) =>
  queryOptions({
    queryKey: [calls.key, 'places', waveId, ordinals],
    queryFn: ({ signal }) => calls.waveMembers(waveId, ordinals, signal),
    meta,
  });
