import { assign, setup } from 'xstate';
import type { ConnectionEffect, ConnectionEvent } from './events.ts';

interface ConnectionContext {
  /** The client's clock in seconds: since when nothing that is shown is known to be current; null: it is. */
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
    /** The first sign of a loss counts: nothing after it is known to be true. */
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

/** Whether the server can be reached, from every sign that the console has (docs/decisions/140). */
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
    /** One bad sign is no proof: a page that is left loses calls, and a socket may be closed by a proxy. */
    checking: {
      entry: probe,
      on: {
        'call.answered': { target: 'connected', actions: 'forgetSince' },
        'socket.ready': { target: 'connected', actions: 'forgetSince' },
        'call.unanswered': 'unreachable',
        // Since when is known already.
        'network.lost': 'offline',
      },
    },
    unreachable: {
      ...lost,
      on: { ...untilBack, 'network.lost': 'offline' },
    },
    /** Asked for all the same: a browser without a network may still reach a server on its own machine. */
    offline: {
      ...lost,
      on: { ...untilBack, 'network.returned': { target: 'unreachable', actions: probe } },
    },
  },
});
