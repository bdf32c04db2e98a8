/** The stored token record (000§3): the answer of the token calls, with two times that this client adds. */
export interface TokenRecord {
  user: string;
  token: string;
  refreshToken: string;
  /** Seconds since 1970 as the server answered; never computed with, because the clocks differ. */
  expireTokenTime: number;
  generateTokenTime: number;
  /** Client clock, seconds: when the record was stored or renewed. The 3600 s of CO-006 count from here. */
  storage_time: number;
  /** Client clock, seconds: when the token was last issued. The 900 s of CO-007 count from here. */
  refresh_time: number;
}

/**
 * `twofactor`: the password is correct, and a second factor is required or was wrong. `passkey`: the browser provided
 * none.
 */
export type LoginFailure = 'loginfail' | 'jwterr' | 'auth01' | 'twofactor' | 'passkey' | 'network' | 'other';

/** `at` is the client's clock in seconds: each event carries its time. */
export type SessionEvent =
  | { type: 'storage.read'; data: { record: TokenRecord | null; at: number } }
  /** The form passes the password directly to the call, never through the machine. */
  | { type: 'login.submitted'; data: { user: string } }
  | { type: 'login.succeeded'; data: { record: TokenRecord } }
  | { type: 'login.failed'; data: { reason: LoginFailure; message: string } }
  | { type: 'client.verified'; data: Record<string, never> }
  /** The user left the second step for another account or method. */
  | { type: 'login.abandoned'; data: Record<string, never> }
  | { type: 'profile.loaded'; data: { clientId: string } }
  | { type: 'profile.failed'; data: { message: string } }
  | { type: 'response.arrived'; data: { at: number } }
  /** A 401 jwterr; `hadToken` tells whether the refused call carried one (ER-002). */
  | { type: 'call.unauthorised'; data: { hadToken: boolean; at: number } }
  | { type: 'refresh.succeeded'; data: { record: TokenRecord } }
  | { type: 'refresh.failed'; data: { message: string } }
  | { type: 'session.checked'; data: { at: number } }
  | { type: 'logout.requested'; data: Record<string, never> }
  /** Another tab of this browser has this record: it answered, renewed it, or signed in. */
  | { type: 'session.offered'; data: { record: TokenRecord; at: number } }
  /** No other tab is signed in, or none answers. */
  | { type: 'tabs.silent'; data: Record<string, never> }
  /** Another tab ended the session of all tabs. */
  | { type: 'session.endedElsewhere'; data: { user: string; reason: SharedEnd } }
  | { type: 'window.unloaded'; data: Record<string, never> };

/** Ends that apply to every tab: the login itself is over. */
export type SharedEnd = 'logoutElsewhere' | 'refreshFailed';

export type SignOutReason = 'logout' | 'expired' | 'noToken' | 'profileFailed' | SharedEnd;

export type SessionEffect =
  | { type: 'storeRecord'; params: { record: TokenRecord } }
  | { type: 'loadProfile'; params: { user: string } }
  | { type: 'rememberClient'; params: { clientId: string; user: string } }
  | { type: 'openSocket'; params: { clientId: string } }
  | { type: 'closeSocket'; params: Record<string, never> }
  | { type: 'requestRefresh'; params: { user: string; refreshToken: string } }
  | { type: 'clearSession'; params: { clientId: string } }
  | { type: 'clearLocalStorage'; params: Record<string, never> }
  /** Keeps unsaved input for the user's return. */
  | { type: 'keepDrafts'; params: Record<string, never> }
  | { type: 'askTabs'; params: Record<string, never> }
  | { type: 'offerToTabs'; params: { record: TokenRecord } }
  | { type: 'endInTabs'; params: { user: string; reason: SharedEnd } }
  | { type: 'goToLogin'; params: Record<string, never> }
  | { type: 'storeUnloadMarker'; params: Record<string, never> };

const record: TokenRecord = {
  user: 'kim@example.com',
  token: 'token-1',
  refreshToken: 'refresh-1',
  expireTokenTime: 1_800_001_800,
  generateTokenTime: 1_800_000_000,
  storage_time: 1_800_000_000,
  refresh_time: 1_800_000_000,
};
const renewed: TokenRecord = {
  ...record,
  token: 'token-2',
  refreshToken: 'refresh-2',
  storage_time: 1_800_000_901,
  refresh_time: 1_800_000_901,
};

const ofAnother: TokenRecord = {
  ...renewed,
  user: 'lee@example.com',
  token: 'token-3',
  refreshToken: 'refresh-3',
};

/** One payload for every branch of every guard; the path generators take their events from here. */
export const sessionSamples: SessionEvent[] = [
  { type: 'storage.read', data: { record: null, at: 1_800_000_000 } },
  { type: 'storage.read', data: { record, at: 1_800_000_010 } },
  { type: 'storage.read', data: { record, at: 1_800_003_601 } },
  { type: 'login.submitted', data: { user: record.user } },
  { type: 'login.succeeded', data: { record } },
  { type: 'login.failed', data: { reason: 'loginfail', message: 'E-mail or password incorrect' } },
  { type: 'login.failed', data: { reason: 'auth01', message: 'First login from this device' } },
  { type: 'login.failed', data: { reason: 'twofactor', message: 'A second factor is needed' } },
  { type: 'client.verified', data: {} },
  { type: 'login.abandoned', data: {} },
  { type: 'profile.loaded', data: { clientId: 'client-1' } },
  { type: 'profile.failed', data: { message: 'Server error' } },
  { type: 'response.arrived', data: { at: 1_800_000_900 } },
  { type: 'response.arrived', data: { at: 1_800_000_901 } },
  { type: 'response.arrived', data: { at: 1_800_000_904 } },
  { type: 'call.unauthorised', data: { hadToken: true, at: 1_800_000_020 } },
  { type: 'call.unauthorised', data: { hadToken: true, at: 1_800_000_903 } },
  { type: 'call.unauthorised', data: { hadToken: false, at: 1_800_000_020 } },
  { type: 'refresh.succeeded', data: { record: renewed } },
  { type: 'refresh.failed', data: { message: 'jwterr' } },
  { type: 'session.checked', data: { at: 1_800_000_020 } },
  { type: 'session.checked', data: { at: 1_800_004_600 } },
  { type: 'logout.requested', data: {} },
  { type: 'session.offered', data: { record, at: 1_800_000_010 } },
  { type: 'session.offered', data: { record, at: 1_800_003_601 } },
  { type: 'session.offered', data: { record: renewed, at: 1_800_000_902 } },
  { type: 'session.offered', data: { record: ofAnother, at: 1_800_000_902 } },
  { type: 'tabs.silent', data: {} },
  { type: 'session.endedElsewhere', data: { user: record.user, reason: 'logoutElsewhere' } },
  { type: 'session.endedElsewhere', data: { user: record.user, reason: 'refreshFailed' } },
  { type: 'session.endedElsewhere', data: { user: ofAnother.user, reason: 'logoutElsewhere' } },
  { type: 'window.unloaded', data: {} },
];
