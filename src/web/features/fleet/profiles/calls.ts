import type {
  EventPage,
  Events,
  Member,
  Page,
  Profile,
  ProfileComment,
  ProfileDay,
  ProfileDetail,
  ProfilePlan,
  RollbackForecast,
  WaveMember,
  WaveOfProfile,
} from './model.ts';
import type { MemberFilter, ProfileSearch } from './search.ts';

type Signal = AbortSignal;

/**
 * Calls of a kind of profile: each is one of its contract, with the answer in the words of all kinds. They are in a file
 * of their own, apart from the pages, since a route begins to read while its page is still loaded.
 */
export interface ProfileCalls {
  /** Beginning of the keys of its queries. */
  key: string;
  /** The list as its filters stand, as its call takes it. */
  request(search: ProfileSearch, automatic?: boolean): object;
  page(search: ProfileSearch, automatic: boolean | undefined, signal: Signal): Promise<Page<Profile>>;
  /** The profiles that bring a content, the newest first. */
  ofContent(contentId: string, limit: number, signal: Signal): Promise<Page<Profile>>;
  one(id: string, signal: Signal): Promise<ProfileDetail>;
  plan(id: string, signal: Signal): Promise<ProfilePlan>;
  rollback(id: string, signal: Signal): Promise<RollbackForecast>;
  days(id: string, signal: Signal): Promise<ProfileDay[]>;
  comments(id: string, signal: Signal): Promise<ProfileComment[]>;
  members(
    id: string,
    body: MemberFilter & { page: number; limit: number },
    signal: Signal,
  ): Promise<Page<Member>>;
  events(id: string, page: EventPage, signal: Signal): Events;
  wave(waveId: string, signal: Signal): Promise<WaveOfProfile>;
  waveEvents(waveId: string, page: EventPage, signal: Signal): Events;
  /** The devices at these places of a wave. */
  waveMembers(waveId: string, ordinals: number[], signal: Signal): Promise<WaveMember[]>;
}
