import { assign, setup } from 'xstate';
import type { FetchedList, FetchFailure, FetchInterval, VodFetchFact } from './events.ts';

/** Machine version that a stream stores with its first event and keeps. */
export const vodFetchMachineVersion = '1';

/** Time limit from the request to the complete answer. */
const limitMs = 60_000;
const hourMs = 3_600_000;

export interface VodFetchContext {
  opId: string;
  hours: FetchInterval;
  /** Number of started fetches. */
  fetches: number;
  /** Null: no list was stored yet. */
  list: FetchedList | null;
  /** Failure of the last fetch; null: it succeeded, or there was none. */
  failure: FetchFailure | null;
  detail: string;
}

const emptyContext: VodFetchContext = {
  opId: '',
  hours: 0,
  fetches: 0,
  list: null,
  failure: null,
  detail: '',
};

const vodFetchSetup = setup({
  types: {
    context: {} as VodFetchContext,
    events: {} as VodFetchFact,
  },
  actions: {
    /** Requests the list from the VOD server. */
    fetchList: (_, _params: { fetch: number }) => {},
    setDeadline: (_, _params: { name: 'interval' | 'limit'; ms: number }) => {},
    clearDeadline: (_, _params: { name: 'interval' | 'limit' }) => {},
    rememberServer: assign(({ event }) => (event.type === 'vodServer.set' ? event.data : {})),
    count: assign(({ context }) => ({ fetches: context.fetches + 1 })),
    rememberList: assign(({ event }) =>
      event.type === 'vodList.fetched' ? { list: event.data.list, failure: null, detail: '' } : {},
    ),
    rememberFailure: assign(({ event }) =>
      event.type === 'vodList.failed' ? { failure: event.data.failure, detail: event.data.detail } : {},
    ),
    rememberSlowness: assign({ failure: 'slow' as const, detail: '' }),
  },
  guards: {
    /** Tells if the settings have an interval. */
    isTimed: ({ event }) => event.type === 'vodServer.set' && event.data.hours > 0,
    /** Tells if this is the outcome of the present fetch, and an interval is set. */
    isTimedOutcome: ({ context, event }) => context.hours > 0 && isOutcome(context, event),
    isOutcome: ({ context, event }) => isOutcome(context, event),
    isTimedLimit: ({ context, event }) => context.hours > 0 && isDeadline(event, 'limit'),
    isLimit: ({ event }) => isDeadline(event, 'limit'),
    isInterval: ({ event }) => isDeadline(event, 'interval'),
  },
});

const isOutcome = ({ fetches }: VodFetchContext, event: VodFetchFact): boolean =>
  (event.type === 'vodList.fetched' || event.type === 'vodList.failed') && event.data.fetch === fetches;
const isDeadline = (event: VodFetchFact, name: 'interval' | 'limit'): boolean =>
  event.type === 'deadline.passed' && event.data.name === name;
const clear = (name: 'interval' | 'limit') => ({ type: 'clearDeadline', params: { name } }) as const;

/** The VOD list of an organisation, fetched from its server on request and at an interval (TN-267 … TN-270). Pure. */
export const vodFetchMachine = vodFetchSetup.createMachine({
  id: 'vod-fetch',
  context: emptyContext,
  initial: 'empty',
  states: {
    empty: {
      on: {
        'vodServer.set': [
          { guard: 'isTimed', target: 'waiting', actions: 'rememberServer' },
          { target: 'idle', actions: 'rememberServer' },
        ],
      },
    },
    /** Only a person starts a fetch. */
    idle: {
      on: {
        // Without an interval nothing changes: each fetch reads the current address.
        'vodServer.set': { guard: 'isTimed', target: 'waiting', actions: 'rememberServer' },
        'vodList.requested': 'running',
      },
    },
    /** The end of the interval or a person starts the next fetch. */
    waiting: {
      entry: {
        type: 'setDeadline',
        params: ({ context }) => ({ name: 'interval' as const, ms: context.hours * hourMs }),
      },
      on: {
        'vodServer.set': [
          { guard: 'isTimed', target: 'waiting', reenter: true, actions: 'rememberServer' },
          { target: 'idle', actions: ['rememberServer', clear('interval')] },
        ],
        'vodList.requested': { target: 'running', actions: clear('interval') },
        'deadline.passed': { guard: 'isInterval', target: 'running' },
      },
    },
    running: {
      entry: [
        'count',
        { type: 'fetchList', params: ({ context }) => ({ fetch: context.fetches }) },
        { type: 'setDeadline', params: { name: 'limit', ms: limitMs } },
      ],
      on: {
        // The running fetch continues; the next one uses the new server.
        'vodServer.set': { actions: 'rememberServer' },
        'vodList.fetched': [
          { guard: 'isTimedOutcome', target: 'waiting', actions: ['rememberList', clear('limit')] },
          { guard: 'isOutcome', target: 'idle', actions: ['rememberList', clear('limit')] },
        ],
        'vodList.failed': [
          { guard: 'isTimedOutcome', target: 'waiting', actions: ['rememberFailure', clear('limit')] },
          { guard: 'isOutcome', target: 'idle', actions: ['rememberFailure', clear('limit')] },
        ],
        'deadline.passed': [
          { guard: 'isTimedLimit', target: 'waiting', actions: 'rememberSlowness' },
          { guard: 'isLimit', target: 'idle', actions: 'rememberSlowness' },
        ],
      },
    },
  },
});
