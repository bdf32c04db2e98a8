import { assign, setup } from 'xstate';
import type { LiveSocketEffect, LiveSocketEvent } from './events.ts';

/** The server's close code for a missing or refused token. */
const closedUnauthorised = 4401;
/** Upper bound of the counters, so that a faulty server cannot grow the context. */
const countLimit = 1000;

interface LiveSocketContext {
  clientId: string;
  /** Position up to which everything was applied; null before the first `ready`. */
  cursor: number | null;
  /** Highest position that the server has named: `head - cursor` is still to come. */
  head: number;
  epoch: string | null;
  /** Cursor at which a gap was found; a second gap at the same cursor means that the server cannot fill it. */
  gapAt: number | null;
  duplicates: number;
  gaps: number;
}

const emptyContext: LiveSocketContext = {
  clientId: '',
  cursor: null,
  head: 0,
  epoch: null,
  gapAt: null,
  duplicates: 0,
  gaps: 0,
};

type ParamsOf<T extends LiveSocketEffect['type']> = Extract<LiveSocketEffect, { type: T }>['params'];

const liveSocketSetup = setup({
  types: { context: {} as LiveSocketContext, events: {} as LiveSocketEvent },
  actions: {
    openSocket: (_, _params: ParamsOf<'openSocket'>) => {},
    closeSocket: (_, _params: ParamsOf<'closeSocket'>) => {},
    sendAuth: (_, _params: ParamsOf<'sendAuth'>) => {},
    deliver: (_, _params: ParamsOf<'deliver'>) => {},
    resync: (_, _params: ParamsOf<'resync'>) => {},
    renewToken: (_, _params: ParamsOf<'renewToken'>) => {},
    keepClient: assign(({ event }) =>
      event.type === 'socket.wanted' ? { ...emptyContext, clientId: event.data.clientId } : {},
    ),
    /**
     * A cursor belongs to the epoch in which it was made: only the reset after a foreign `ready` replaces both, and
     * that reset may be lost.
     */
    keepReady: assign(({ context, event }) =>
      event.type === 'ready.received'
        ? {
            cursor: context.cursor ?? event.data.pos,
            head: Math.max(event.data.pos, context.cursor ?? 0),
            epoch: context.epoch ?? event.data.epoch,
          }
        : {},
    ),
    moveCursor: assign(({ context, event }) => {
      switch (event.type) {
        case 'cursor.received':
        case 'message.received': {
          const cursor = Math.max(context.cursor ?? 0, event.data.pos);
          return { cursor, head: Math.max(context.head, cursor), gapAt: null };
        }
        default:
          return {};
      }
    }),
    jumpCursor: assign(({ event }) =>
      event.type === 'reset.received'
        ? { cursor: event.data.pos, head: event.data.pos, epoch: event.data.epoch, gapAt: null }
        : {},
    ),
    countDuplicate: assign(({ context }) => ({ duplicates: Math.min(context.duplicates + 1, countLimit) })),
    countGap: assign(({ context }) => ({
      gaps: Math.min(context.gaps + 1, countLimit),
      gapAt: context.cursor,
    })),
  },
  guards: {
    isSameClient: ({ context, event }) =>
      event.type === 'socket.wanted' && event.data.clientId === context.clientId,
    isUnauthorised: ({ event }) => event.type === 'socket.closed' && event.data.code === closedUnauthorised,
    isDuplicate: ({ context, event }) =>
      event.type === 'message.received' && context.cursor !== null && event.data.pos <= context.cursor,
    /** Tells if the previous message is missing: `prev` is beyond the cursor. */
    isGap: ({ context, event }) =>
      event.type === 'message.received' && context.cursor !== null && event.data.prev > context.cursor,
    isGapAgain: ({ context, event }) =>
      event.type === 'message.received' &&
      context.cursor !== null &&
      event.data.prev > context.cursor &&
      context.gapAt === context.cursor,
  },
});

type Args = { context: LiveSocketContext };
const openSocket = {
  type: 'openSocket',
  params: ({ context }: Args) => ({ clientId: context.clientId }),
} as const;
const closeSocket = { type: 'closeSocket', params: {} } as const;
const deliver = {
  type: 'deliver',
  params: ({ event }: { event: LiveSocketEvent }) => ({
    pos: event.type === 'message.received' ? event.data.pos : 0,
  }),
} as const;

/**
 * The live socket's connection and cursor. TN-163..TN-168, RU-029, CO-029, CO-033. The transport decides when to retry;
 * this machine holds the user, the authentication, and the position up to which everything was applied.
 */
export const liveSocketMachine = liveSocketSetup.createMachine({
  id: 'live-socket',
  context: emptyContext,
  initial: 'closed',
  states: {
    closed: {
      on: { 'socket.wanted': { target: 'connecting', actions: ['keepClient', openSocket] } },
    },
    connecting: {
      on: {
        'socket.opened': 'open',
        'socket.closed': 'waiting',
        'socket.unwanted': { target: 'closed', actions: closeSocket },
        'socket.wanted': [
          { guard: 'isSameClient' },
          { target: 'connecting', actions: ['keepClient', openSocket] },
        ],
      },
    },
    /** Waits for the transport's next attempt, 5 s after an error and after a close without one. */
    waiting: {
      on: {
        'socket.opening': 'connecting',
        'socket.unwanted': { target: 'closed', actions: closeSocket },
        'socket.wanted': [
          { guard: 'isSameClient' },
          { target: 'connecting', actions: ['keepClient', openSocket] },
        ],
      },
    },
    open: {
      initial: 'authenticating',
      on: {
        'socket.closed': [
          { guard: 'isUnauthorised', target: 'waiting', actions: { type: 'renewToken', params: {} } },
          { target: 'waiting' },
        ],
        'socket.unwanted': { target: 'closed', actions: closeSocket },
        'socket.wanted': [
          { guard: 'isSameClient' },
          { target: 'connecting', actions: ['keepClient', openSocket] },
        ],
        'reset.received': {
          target: '.ready',
          actions: [
            'jumpCursor',
            {
              type: 'resync',
              params: ({ event }) => ({
                reason: event.type === 'reset.received' ? event.data.reason : 'epoch',
              }),
            },
          ],
        },
      },
      states: {
        authenticating: {
          entry: {
            type: 'sendAuth',
            params: ({ context }) => ({ after: context.cursor, epoch: context.epoch }),
          },
          on: { 'ready.received': { target: 'ready', actions: 'keepReady' } },
        },
        ready: {
          on: {
            'ready.received': { actions: 'keepReady' },
            'cursor.received': { actions: 'moveCursor' },
            'message.received': [
              { guard: 'isDuplicate', actions: 'countDuplicate' },
              {
                guard: 'isGapAgain',
                actions: [{ type: 'resync', params: { reason: 'gap' } }, 'moveCursor', deliver],
              },
              {
                guard: 'isGap',
                target: '#live-socket.connecting',
                actions: ['countGap', openSocket],
              },
              { actions: ['moveCursor', deliver] },
            ],
          },
        },
      },
    },
  },
});

type LiveSocketState = keyof (typeof liveSocketMachine)['states'] & string;

/** `readyState` of each state (CO-033). A socket that waits for its next attempt counts as closed. */
export const readiness = { closed: 0, waiting: 0, open: 1, connecting: 9 } as const satisfies Record<
  LiveSocketState,
  0 | 1 | 9
>;
