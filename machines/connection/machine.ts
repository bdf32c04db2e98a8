import { assign, setup } from 'xstate';
import type { ConnectionEffect, ConnectionEvent } from './events.ts';

interface ConnectionContext {
  /** Client time in seconds since which the shown data may be stale; null: the data is current. */
  since: number | null;
}

type ParamsOf<T extends ConnectionEffect['type']> = Extract<ConnectionEffect, { type: T }>['params'];

const connectionSetup = setup({
  types: {
    context: {} as ConnectionContext,
    events: {} as ConnectionEvent,
    /** `lost`: the console shows a banner and does not retry calls. */
    tags: {} as 'lost',
  },
  actions: {
    probe: (_, _params: ParamsOf<'probe'>) => {},
    waitToProbe: (_, _params: ParamsOf<'waitToProbe'>) => {},
    cutOff: (_, _params: ParamsOf<'cutOff'>) => {},
    restore: (_, _params: ParamsOf<'restore'>) => {},
    /** Keeps the time of the first sign: data after it may be stale. */
    noteSince: assign(({ context, event }) => ({
      since: context.since ?? ('at' in event.data ? event.data.at : null),
    })),
    forgetSince: assign({ since: null }),
  },
});

const probe = { type: 'probe', params: {} } as const;
const waitToProbe = { type: 'waitToProbe', params: {} } as const;
const cutOff = { type: 'cutOff', params: {} } as const;

const back = {
  target: 'connected',
  actions: ['forgetSince', { type: 'restore', params: {} }],
} as const;
const lost = { tags: 'lost', entry: [cutOff, waitToProbe] } as const;
const untilBack = {
  'probe.due': { actions: probe },
  'call.unanswered': { actions: waitToProbe },
  'call.answered': back,
  'socket.ready': back,
} as const;
const goOffline = { target: 'offline', actions: 'noteSince' } as const;

/** The connection to the server, derived from every sign that the console has (docs/decisions/140). */
export const connectionMachine = connectionSetup.createMachine({
  id: 'connection',
  context: { since: null },
  initial: 'connected',
  states: {
    connected: {
      on: {
        'network.lost': goOffline,
        'socket.lost': { target: 'checking', actions: 'noteSince' },
        'call.unanswered': { target: 'checking', actions: 'noteSince' },
        'call.delayed': { target: 'checking', actions: 'noteSince' },
      },
    },
    /** One failed sign is no proof: a page that is left loses calls, and a proxy may close a socket. */
    checking: {
      entry: probe,
      on: {
        'call.answered': { target: 'connected', actions: 'forgetSince' },
        'socket.ready': { target: 'connected', actions: 'forgetSince' },
        'call.unanswered': 'unreachable',
        // The time is already noted.
        'network.lost': 'offline',
      },
    },
    unreachable: {
      ...lost,
      on: { ...untilBack, 'network.lost': 'offline' },
    },
    /** The console still probes: a browser without a network may reach a server on its own machine. */
    offline: {
      ...lost,
      on: { ...untilBack, 'network.returned': { target: 'unreachable', actions: probe } },
    },
  },
});
