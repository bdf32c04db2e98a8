import { assign, setup } from 'xstate';
import type { LoginFailure, SessionEffect, SessionEvent, SignOutReason, TokenRecord } from './events.ts';

/** Seconds: CO-006, CO-007, CO-008. */
const sessionLifetime = 3600;
const refreshAfter = 900;
const refreshGuard = 5;

interface SessionContext {
  record: TokenRecord | null;
  user: string;
  clientId: string;
  failure: { reason: LoginFailure; message: string } | null;
  signedOutBy: SignOutReason | null;
}

const emptyContext: SessionContext = {
  record: null,
  user: '',
  clientId: '',
  failure: null,
  signedOutBy: null,
};

const isAlive = (record: TokenRecord, at: number) => at - record.storage_time <= sessionLifetime;

type ParamsOf<T extends SessionEffect['type']> = Extract<SessionEffect, { type: T }>['params'];

const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    tags: {} as 'busy' | 'public',
  },
  actions: {
    storeRecord: (_, _params: ParamsOf<'storeRecord'>) => {},
    loadProfile: (_, _params: ParamsOf<'loadProfile'>) => {},
    rememberClient: (_, _params: ParamsOf<'rememberClient'>) => {},
    openSocket: (_, _params: ParamsOf<'openSocket'>) => {},
    closeSocket: (_, _params: ParamsOf<'closeSocket'>) => {},
    requestRefresh: (_, _params: ParamsOf<'requestRefresh'>) => {},
    clearSession: (_, _params: ParamsOf<'clearSession'>) => {},
    clearLocalStorage: (_, _params: ParamsOf<'clearLocalStorage'>) => {},
    showSignInAgain: (_, _params: ParamsOf<'showSignInAgain'>) => {},
    goToLogin: (_, _params: ParamsOf<'goToLogin'>) => {},
    storeUnloadMarker: (_, _params: ParamsOf<'storeUnloadMarker'>) => {},
    keepRecord: assign(({ event }) => {
      switch (event.type) {
        case 'login.succeeded':
        case 'refresh.succeeded':
          return {
            record: event.data.record,
            user: event.data.record.user,
            failure: null,
            signedOutBy: null,
          };
        case 'storage.read':
          return event.data.record ? { record: event.data.record, user: event.data.record.user } : {};
        default:
          return {};
      }
    }),
    keepUser: assign(({ event }) =>
      event.type === 'login.submitted' ? { user: event.data.user, failure: null, signedOutBy: null } : {},
    ),
    keepClient: assign(({ event }) =>
      event.type === 'profile.loaded' ? { clientId: event.data.clientId } : {},
    ),
    keepFailure: assign(({ event }) => (event.type === 'login.failed' ? { failure: event.data } : {})),
    forgetFailure: assign({ failure: null }),
    forget: assign((_, params: { reason: SignOutReason }) => ({
      ...emptyContext,
      signedOutBy: params.reason,
    })),
  },
  guards: {
    hasLiveRecord: ({ event }) =>
      event.type === 'storage.read' &&
      event.data.record !== null &&
      isAlive(event.data.record, event.data.at),
    hasExpiredRecord: ({ event }) =>
      event.type === 'storage.read' &&
      event.data.record !== null &&
      !isAlive(event.data.record, event.data.at),
    isUnverifiedClient: ({ event }) => event.type === 'login.failed' && event.data.reason === 'auth01',
    isSessionOver: ({ context, event }) =>
      event.type === 'session.checked' && context.record !== null && !isAlive(context.record, event.data.at),
    isRefreshDue: ({ context, event }) =>
      event.type === 'response.arrived' &&
      context.record !== null &&
      event.data.at - context.record.refresh_time > refreshAfter,
    hadNoToken: ({ event }) => event.type === 'call.unauthorised' && !event.data.hadToken,
    /** Several calls fail together when a token runs out; one refresh answers for all of them (CO-008). */
    mayRefreshAgain: ({ context, event }) =>
      event.type === 'call.unauthorised' &&
      context.record !== null &&
      event.data.at - context.record.refresh_time >= refreshGuard,
  },
});

type Args = { context: SessionContext };
const requestRefresh = {
  type: 'requestRefresh',
  params: ({ context }: Args) => ({ user: context.user, refreshToken: context.record?.refreshToken ?? '' }),
} as const;
const storeRecord = {
  type: 'storeRecord',
  params: ({ event, context }: Args & { event: SessionEvent }) => ({
    record:
      event.type === 'login.succeeded' || event.type === 'refresh.succeeded'
        ? event.data.record
        : (context.record ?? emptyRecord),
  }),
} as const;
const emptyRecord: TokenRecord = {
  user: '',
  token: '',
  refreshToken: '',
  expireTokenTime: 0,
  generateTokenTime: 0,
  storage_time: 0,
  refresh_time: 0,
};

/** Everything a session leaves behind when it ends, in the order of TR-157. */
const signOut = (reason: SignOutReason) =>
  [
    { type: 'clearSession', params: ({ context }: Args) => ({ clientId: context.clientId }) },
    { type: 'closeSocket', params: {} },
    { type: 'forget', params: { reason } },
    { type: 'showSignInAgain', params: { reason } },
    { type: 'goToLogin', params: {} },
  ] as const;

const loadProfile = {
  type: 'loadProfile',
  params: ({ context }: Args) => ({ user: context.user }),
} as const;

/** The session of one browser tab. TR-145..TR-158, RU-013..RU-018, CO-006..CO-008. */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: emptyContext,
  initial: 'starting',
  on: { 'window.unloaded': { actions: { type: 'storeUnloadMarker', params: {} } } },
  states: {
    starting: {
      on: {
        'storage.read': [
          { guard: 'hasLiveRecord', target: 'loadingProfile', actions: 'keepRecord' },
          { guard: 'hasExpiredRecord', target: 'signedOut', actions: [...signOut('expired')] },
          { target: 'signedOut' },
        ],
      },
    },
    signedOut: {
      tags: 'public',
      on: {
        'login.submitted': { target: 'signingIn', actions: 'keepUser' },
        /** A call without a token only fails while no user is signed in (TR-152). */
        'call.unauthorised': {},
      },
    },
    signingIn: {
      tags: ['busy', 'public'],
      on: {
        'login.succeeded': { target: 'loadingProfile', actions: ['keepRecord', storeRecord] },
        'login.failed': [
          { guard: 'isUnverifiedClient', target: 'verificationPending', actions: 'keepFailure' },
          { target: 'signedOut', actions: 'keepFailure' },
        ],
      },
    },
    verificationPending: {
      tags: 'public',
      on: {
        'client.verified': { target: 'signedOut', actions: 'forgetFailure' },
        'login.submitted': { target: 'signingIn', actions: 'keepUser' },
      },
    },
    loadingProfile: {
      tags: 'busy',
      entry: loadProfile,
      on: {
        'profile.loaded': {
          target: 'signedIn',
          actions: [
            'keepClient',
            {
              type: 'rememberClient',
              params: ({ context }) => ({ clientId: context.clientId, user: context.user }),
            },
            { type: 'openSocket', params: ({ context }) => ({ clientId: context.clientId }) },
          ],
        },
        'profile.failed': { target: 'signedOut', actions: [...signOut('profileFailed')] },
        'call.unauthorised': {
          guard: 'mayRefreshAgain',
          target: 'renewing',
        },
        'logout.requested': { target: 'signedOut', actions: [...signOut('logout')] },
      },
    },
    /** The stored token was refused before a profile was there: renew it, then ask for the profile again. */
    renewing: {
      tags: 'busy',
      entry: requestRefresh,
      on: {
        'refresh.succeeded': { target: 'loadingProfile', actions: ['keepRecord', storeRecord] },
        'refresh.failed': { target: 'signedOut', actions: [...signOut('refreshFailed')] },
      },
    },
    signedIn: {
      initial: 'fresh',
      on: {
        'session.checked': {
          guard: 'isSessionOver',
          target: 'signedOut',
          actions: [...signOut('expired')],
        },
        'logout.requested': {
          target: 'signedOut',
          actions: [{ type: 'clearLocalStorage', params: {} }, ...signOut('logout')],
        },
      },
      states: {
        fresh: {
          on: {
            'response.arrived': { guard: 'isRefreshDue', target: 'refreshing' },
            'call.unauthorised': [
              { guard: 'hadNoToken', target: '#session.signedOut', actions: [...signOut('noToken')] },
              { guard: 'mayRefreshAgain', target: 'refreshing' },
            ],
          },
        },
        refreshing: {
          tags: 'busy',
          entry: requestRefresh,
          on: {
            'refresh.succeeded': { target: 'fresh', actions: ['keepRecord', storeRecord] },
            'refresh.failed': {
              target: '#session.signedOut',
              actions: [...signOut('refreshFailed')],
            },
          },
        },
      },
    },
  },
});
