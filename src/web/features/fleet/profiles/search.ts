import { badOutcomes, calledOffOutcomes, openPlaces } from '#machines/wave/counts.ts';
import { listSearch, oneOf, type SearchOf, words } from '#web/resource/list-search.ts';
import type { Member } from './model.ts';

/** Address of a kind's list; `name`: what the contract of the kind calls the name of a profile. */
export const profileSearchOf = (name: string) =>
  listSearch(
    {
      keyword: words(100),
      state: oneOf(
        ...(['planning', 'planned', 'awaitingApproval', 'scheduled', 'running', 'gate', 'paused'] as const),
        ...(['cancelling', 'completed', 'cancelled', 'refused', 'planFailed', 'declined', 'lapsed'] as const),
      ),
    },
    {
      sort: ['requestTime', name, 'model', 'version', 'state'],
      order: { sortBy: 'requestTime', desc: true },
    },
  );
export type ProfileListSearch = ReturnType<typeof profileSearchOf>;
export type ProfileSearch = SearchOf<ProfileListSearch>;

export const memberSearch = listSearch(
  {
    keyword: words(100),
    /** `open`: every one that has not ended. */
    state: oneOf('open', 'waiting', 'running', 'ended', 'held', 'leftOut'),
    /** The first two are several outcomes, as the counters of a profile count them. */
    outcome: oneOf(
      ...(['bad', 'calledOff'] as const),
      ...(['succeeded', 'failed', 'fellBack', 'lost'] as const),
      ...(['cancelled', 'declined', 'expired', 'changedSinceApproval', 'unknown'] as const),
    ),
    wave: words(6),
  },
  { kept: { tab: oneOf('plan', 'results') } },
);
export type MemberSearch = SearchOf<typeof memberSearch>;

/** Filter of a profile's devices, as the calls of all kinds take it. */
export interface MemberFilter {
  keyword?: string;
  states?: Member['state'][];
  outcomes?: NonNullable<Member['outcome']>[];
  wave?: number;
}

const outcomesOf = (outcome: NonNullable<MemberSearch['outcome']>) =>
  outcome === 'bad' ? [...badOutcomes] : outcome === 'calledOff' ? [...calledOffOutcomes] : [outcome];

export const memberFilter = ({ keyword, state, outcome, wave }: MemberSearch): MemberFilter => {
  const number = Number(wave);
  return {
    ...(keyword ? { keyword } : {}),
    ...(state ? { states: state === 'open' ? [...openPlaces] : [state] } : {}),
    ...(outcome ? { outcomes: outcomesOf(outcome) } : {}),
    ...(Number.isInteger(number) && number > 0 ? { wave: number } : {}),
  };
};
