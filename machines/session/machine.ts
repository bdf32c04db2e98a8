import { assign, setup } from 'xstate';
import type {
  LoginFailure,
  SessionEffect,
  SessionEvent,
  SharedEnd,
  SignOutReason,
  TokenRecord,
} from './events.ts';

/** Times in seconds: CO-006, CO-007, CO-008. */
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
    keepDrafts: (_, _params: ParamsOf<'keepDrafts'>) => {},
    askTabs: (_, _params: ParamsOf<'askTabs'>) => {},
    offerToTabs: (_, _params: ParamsOf<'offerToTabs'>) => {},
    endInTabs: (_, _params: ParamsOf<'endInTabs'>) => {},
    goToLogin: (_, _params: ParamsOf<'goToLogin'>) => {},
    storeUnloadMarker: (_, _params: ParamsOf<'storeUnloadMarker'>) => {},
    keepRecord: assign(({ event }) => {
      switch (event.type) {
        case 'login.succeeded':
        case 'refresh.succeeded':
        case 'session.offered':
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
    /** The stored record was too old, and no other tab had a newer one. */
    hasExpiredRecord: ({ context }) => context.record !== null,
    isOfferAlive: ({ event }) =>
      event.type === 'session.offered' && isAlive(event.data.record, event.data.at),
    /** Tells if another tab renewed the token; a tab that was suspended may still offer the old one. */
    isNewerToken: ({ context, event }) =>
      event.type === 'session.offered' &&
      event.data.record.user === context.user &&
      event.data.record.token !== context.record?.token &&
      event.data.record.refresh_time >= (context.record?.refresh_time ?? 0),
    /** Tells if another user signed in to this browser after this one. */
    isLaterLogin: ({ context, event }) =>
      event.type === 'session.offered' &&
      event.data.record.user !== context.user &&
      event.data.record.storage_time >= (context.record?.storage_time ?? 0),
    wasLogout: ({ context, event }) =>
      event.type === 'session.endedElsewhere' &&
      event.data.user === context.user &&
      event.data.reason === 'logoutElsewhere',
    isOfThisUser: ({ context, event }) =>
      event.type === 'session.endedElsewhere' && event.data.user === context.user,
    isSecondStep: ({ event }) => event.type === 'login.failed' && event.data.reason === 'twofactor',
    isUnverifiedClient: ({ event }) => event.type === 'login.failed' && event.data.reason === 'auth01',
    isSessionOver: ({ context, event }) =>
      event.type === 'session.checked' && context.record !== null && !isAlive(context.record, event.data.at),
    isRefreshDue: ({ context, event }) =>
      event.type === 'response.arrived' &&
      context.record !== null &&
      event.data.at - context.record.refresh_time > refreshAfter,
    hadNoToken: ({ event }) => event.type === 'call.unauthorised' && !event.data.hadToken,
    /** Several calls fail together when a token expires; one refresh serves all of them (CO-008). */
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
      event.type === 'login.succeeded' ||
      event.type === 'refresh.succeeded' ||
      event.type === 'session.offered'
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

const clearSession = {
  type: 'clearSession',
  params: ({ context }: Args) => ({ clientId: context.clientId }),
} as const;
const closeSocket = { type: 'closeSocket', params: {} } as const;
const goToLogin = { type: 'goToLogin', params: {} } as const;
const keepDrafts = { type: 'keepDrafts', params: {} } as const;
const askTabs = { type: 'askTabs', params: {} } as const;

/** Effects at the end of a session, in the order of TN-157. */
const signOut = (reason: SignOutReason) =>
  [clearSession, closeSocket, { type: 'forget', params: { reason } }, goToLogin] as const;
const endInTabs = (reason: SharedEnd) =>
  ({ type: 'endInTabs', params: ({ context }: Args) => ({ user: context.user, reason }) }) as const;
/** Effects of an end that the user did not request. */
const lose = (reason: SignOutReason) =>
  [clearSession, keepDrafts, closeSocket, { type: 'forget', params: { reason } }, goToLogin] as const;
/** Effects when the server has ended the login, which applies to every tab. */
const loseLogin = [endInTabs('refreshFailed'), ...lose('refreshFailed')] as const;
/** Effects that store the new token and send it to the other tabs. */
const keepAndShare = [
  'keepRecord',
  storeRecord,
  {
    type: 'offerToTabs',
    params: ({ context }: Args) => ({ record: context.record ?? emptyRecord }),
  },
] as const;
const takeOver = ['keepRecord', storeRecord] as const;

const loadProfile = {
  type: 'loadProfile',
  params: ({ context }: Args) => ({ user: context.user }),
} as const;

/** The session of one browser tab. TN-145..TN-158, RU-013..RU-018, CO-006..CO-008. */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: emptyContext,
  initial: 'starting',
  on: { 'window.unloaded': { actions: { type: 'storeUnloadMarker', params: {} } } },
  states: {
    starting: {
      on: {
        'storage.read': [
          // A tab that was suspended may have missed a renewal.
          { guard: 'hasLiveRecord', target: 'loadingProfile', actions: ['keepRecord', askTabs] },
          { target: 'asking', actions: 'keepRecord' },
        ],
      },
    },
    /** Before the console asks for a password, it checks if another tab is signed in (docs/decisions/141). */
    asking: {
      tags: 'busy',
      entry: askTabs,
      on: {
        'session.offered': { guard: 'isOfferAlive', target: 'loadingProfile', actions: [...takeOver] },
        'tabs.silent': [
          { guard: 'hasExpiredRecord', target: 'signedOut', actions: [...lose('expired')] },
          { target: 'signedOut' },
        ],
      },
    },
    signedOut: {
      tags: 'public',
      on: {
        'login.submitted': { target: 'signingIn', actions: 'keepUser' },
        'session.offered': { guard: 'isOfferAlive', target: 'loadingProfile', actions: [...takeOver] },
        /** A call without a token is expected to fail while no user is signed in (TN-152). */
        'call.unauthorised': {},
      },
    },
    signingIn: {
      tags: ['busy', 'public'],
      on: {
        'login.succeeded': { target: 'loadingProfile', actions: [...keepAndShare] },
        'login.failed': [
          { guard: 'isUnverifiedClient', target: 'verificationPending', actions: 'keepFailure' },
          { guard: 'isSecondStep', target: 'secondStep', actions: 'keepFailure' },
          { target: 'signedOut', actions: 'keepFailure' },
        ],
      },
    },
    verificationPending: {
      tags: 'public',
      on: {
        'client.verified': { target: 'signedOut', actions: 'forgetFailure' },
        'login.submitted': { target: 'signingIn', actions: 'keepUser' },
        'session.offered': { guard: 'isOfferAlive', target: 'loadingProfile', actions: [...takeOver] },
      },
    },
    /**
     * The password was correct; the form passes the code directly to the call, like the password (docs/decisions/205).
     */
    secondStep: {
      tags: 'public',
      on: {
        'login.submitted': { target: 'signingIn', actions: 'keepUser' },
        'login.abandoned': { target: 'signedOut', actions: 'forgetFailure' },
        'session.offered': { guard: 'isOfferAlive', target: 'loadingProfile', actions: [...takeOver] },
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
        'profile.failed': { target: 'signedOut', actions: [...lose('profileFailed')] },
        'call.unauthorised': {
          guard: 'mayRefreshAgain',
          target: 'renewing',
        },
        'session.offered': { guard: 'isNewerToken', actions: [...takeOver] },
        'logout.requested': {
          target: 'signedOut',
          actions: [endInTabs('logoutElsewhere'), ...signOut('logout')],
        },
      },
    },
    /** The stored token was refused before the profile was loaded: renew it, then load the profile again. */
    renewing: {
      tags: 'busy',
      entry: requestRefresh,
      on: {
        'refresh.succeeded': { target: 'loadingProfile', actions: [...keepAndShare] },
        'refresh.failed': { target: 'signedOut', actions: [...loseLogin] },
        'session.offered': { guard: 'isNewerToken', target: 'loadingProfile', actions: [...takeOver] },
      },
    },
    signedIn: {
      initial: 'fresh',
      on: {
        'session.checked': {
          guard: 'isSessionOver',
          target: 'signedOut',
          actions: [...lose('expired')],
        },
        'logout.requested': {
          target: 'signedOut',
          actions: [
            { type: 'clearLocalStorage', params: {} },
            endInTabs('logoutElsewhere'),
            ...signOut('logout'),
          ],
        },
        'session.endedElsewhere': [
          {
            guard: 'wasLogout',
            target: 'signedOut',
            actions: [...signOut('logoutElsewhere')],
          },
          { guard: 'isOfThisUser', target: 'signedOut', actions: [...lose('refreshFailed')] },
        ],
        /** A browser has one session: the page goes to the sign-in, which leads back here for the other user. */
        'session.offered': {
          guard: 'isLaterLogin',
          target: 'loadingProfile',
          actions: [clearSession, closeSocket, ...takeOver, goToLogin],
        },
      },
      states: {
        fresh: {
          on: {
            'response.arrived': { guard: 'isRefreshDue', target: 'refreshing' },
            'call.unauthorised': [
              { guard: 'hadNoToken', target: '#session.signedOut', actions: [...lose('noToken')] },
              { guard: 'mayRefreshAgain', target: 'refreshing' },
            ],
            'session.offered': { guard: 'isNewerToken', actions: [...takeOver] },
          },
        },
        refreshing: {
          tags: 'busy',
          entry: requestRefresh,
          on: {
            'refresh.succeeded': { target: 'fresh', actions: [...keepAndShare] },
            'refresh.failed': { target: '#session.signedOut', actions: [...loseLogin] },
            'session.offered': { guard: 'isNewerToken', target: 'fresh', actions: [...takeOver] },
          },
        },
      },
    },
  },
});
