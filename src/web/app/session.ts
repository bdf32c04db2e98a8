import { createActor } from 'xstate';
import type { components } from '#api/auth.d.ts';
import type { LoginFailure, TokenRecord } from '#machines/session/events.ts';
import { sessionMachine } from '#machines/session/machine.ts';
import { every, nowSeconds } from '#web/ambient/clock.ts';
import { inspection } from '#web/ambient/inspection.ts';
import { ApiError } from '#web/http/api-error.ts';
import { answerOf, publicApi } from '#web/http/clients.ts';
import { fetchProfile, profileKey } from '#web/http/profile.ts';
import { queryClient, withRetries } from '#web/http/query-client.ts';
import { connectSession } from '#web/http/session-port.ts';
import { liveSocket } from '#web/live/socket.ts';
import { toastStore } from '#web/ui/toasts.ts';
import { messages } from './messages.ts';
import {
  addToLoginList,
  clearLocalStore,
  clearSessionStore,
  clientKeyOf,
  readRecord,
  rememberEmail,
  rememberUserName,
  removeFromLoginList,
  storeUnloadMarker,
  writeRecord,
} from './session-storage.ts';

/** How often the 3600 s are looked at; a guarded navigation looks too. */
const checkEvery = 30_000;

type Navigate = (to: 'login' | 'home') => void;
let navigate: Navigate = () => {};

/** Counts the sessions of this page and the times between them: what a call of an earlier one hears is nothing to this one. */
let generation = 0;
/** Where the log stood in the first answer of this session: the live socket tells what came after it. */
let firstAnswer: number | null = null;

const recordOf = (tokens: components['schemas']['Tokens']): TokenRecord => ({
  ...tokens,
  storage_time: nowSeconds(),
  refresh_time: nowSeconds(),
});

const messageOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));

async function loadProfile(): Promise<void> {
  const asked = generation;
  try {
    const profile = await withRetries(fetchProfile);
    if (asked !== generation) return;
    queryClient.setQueryData(profileKey, profile);
    rememberUserName(profile.userInfo.userName);
    actor.send({ type: 'profile.loaded', data: { clientId: profile.clientId } });
  } catch (cause) {
    // A refused token has already been told as `call.unauthorised`, which renews it and asks again.
    if (asked === generation && actor.getSnapshot().matches('loadingProfile')) {
      actor.send({ type: 'profile.failed', data: { message: messageOf(cause) } });
    }
  }
}

async function requestRefresh(user: string, refreshToken: string): Promise<void> {
  const asked = generation;
  const body = { user, refreshToken, clientKey: clientKeyOf(user) };
  const outcome = await withRetries(() => answerOf(publicApi.POST('/refreshToken', { body }))).then(
    ({ data }) => ({ type: 'refresh.succeeded', data: { record: recordOf(data) } }) as const,
    (cause: unknown) => ({ type: 'refresh.failed', data: { message: messageOf(cause) } }) as const,
  );
  if (asked === generation) actor.send(outcome);
}

/** Told with the tokens themselves, because the session is gone when it leaves; its answer is not awaited (docs/decisions/047). */
function endAtServer({ token, refreshToken }: TokenRecord): void {
  publicApi
    .POST('/logout', {
      body: { refreshToken },
      headers: { Authorization: `Bearer ${token}` },
      keepalive: true,
    })
    .catch((cause: unknown) => console.warn(cause));
}

const actor = createActor(
  sessionMachine.provide({
    actions: {
      storeRecord: (_, { record }) => writeRecord(record),
      loadProfile: () => void loadProfile(),
      rememberClient: (_, entry) => addToLoginList(entry),
      openSocket: (_, { clientId }) => liveSocket.open(clientId),
      closeSocket: () => liveSocket.close(),
      requestRefresh: (_, { user, refreshToken }) => void requestRefresh(user, refreshToken),
      clearSession: (_, { clientId }) => {
        generation++;
        firstAnswer = null;
        clearSessionStore();
        removeFromLoginList(clientId);
        queryClient.clear();
        toastStore.clear();
      },
      clearLocalStorage: () => clearLocalStore(),
      showSignInAgain: (_, { reason }) => {
        if (reason === 'logout') return;
        toastStore.show({ tone: 'notice', title: { message: messages.signInAgain } });
      },
      goToLogin: () => navigate('login'),
      storeUnloadMarker: () => storeUnloadMarker(),
    },
  }),
  inspection,
);

type Snapshot = ReturnType<typeof actor.getSnapshot>;

function until(accept: (snapshot: Snapshot) => boolean): Promise<void> {
  if (accept(actor.getSnapshot())) return Promise.resolve();
  return new Promise((resolve) => {
    const subscription = actor.subscribe((snapshot) => {
      if (!accept(snapshot)) return;
      subscription.unsubscribe();
      resolve();
    });
  });
}

const isRenewing = (snapshot: Snapshot) =>
  snapshot.matches({ signedIn: 'refreshing' }) || snapshot.matches('renewing');
const hasSettled = (snapshot: Snapshot) => snapshot.matches('signedIn') || snapshot.hasTag('public');

const reasonOf = (cause: unknown): LoginFailure => {
  if (!(cause instanceof ApiError)) return 'other';
  const { code } = cause;
  return code === 'loginfail' || code === 'jwterr' || code === 'auth01' || code === 'network'
    ? code
    : 'other';
};

export const session = {
  actor,
  start(): void {
    connectSession({
      token: () => actor.getSnapshot().context.record?.token ?? null,
      settled: () => until((snapshot) => !isRenewing(snapshot)),
      responseArrived: () => actor.send({ type: 'response.arrived', data: { at: nowSeconds() } }),
      position: () => liveSocket.position() ?? firstAnswer,
      answered: (position) => {
        firstAnswer ??= position;
      },
      generation: () => generation,
      unauthorised: async ({ hadToken, generation: called }) => {
        if (called !== generation) return false;
        const before = actor.getSnapshot().context.record?.token;
        actor.send({ type: 'call.unauthorised', data: { hadToken, at: nowSeconds() } });
        await until((snapshot) => !isRenewing(snapshot));
        const after = actor.getSnapshot().context.record?.token;
        // A call is not made again in the name of the session that came next.
        return called === generation && after !== undefined && after !== before;
      },
    });
    liveSocket.connectSession({
      token: () => actor.getSnapshot().context.record?.token ?? null,
      origin: () => firstAnswer,
      renew: () => actor.send({ type: 'call.unauthorised', data: { hadToken: true, at: nowSeconds() } }),
    });
    window.addEventListener('pagehide', () => actor.send({ type: 'window.unloaded', data: {} }));
    every(checkEvery, () => actor.send({ type: 'session.checked', data: { at: nowSeconds() } }));
    actor.start();
    actor.send({ type: 'storage.read', data: { record: readRecord(), at: nowSeconds() } });
  },
  onNavigate(next: Navigate): void {
    navigate = next;
  },
  /** For the route guard: settles once it is known whether there is a session. */
  async isSignedIn(): Promise<boolean> {
    actor.send({ type: 'session.checked', data: { at: nowSeconds() } });
    await until(hasSettled);
    return actor.getSnapshot().matches('signedIn');
  },
  async signIn(form: { email: string; password: string; remember: boolean }): Promise<boolean> {
    const user = form.email.trim();
    actor.send({ type: 'login.submitted', data: { user } });
    try {
      const answer = await answerOf(
        publicApi.POST('/token', { body: { user, password: form.password, clientKey: clientKeyOf(user) } }),
      );
      rememberEmail(user, form.remember);
      generation++;
      actor.send({ type: 'login.succeeded', data: { record: recordOf(answer.data) } });
    } catch (cause) {
      // TR-147: logged, then shown by the form.
      console.warn(cause);
      actor.send({ type: 'login.failed', data: { reason: reasonOf(cause), message: messageOf(cause) } });
    }
    await until(hasSettled);
    return actor.getSnapshot().matches('signedIn');
  },
  signOut(): void {
    const { record } = actor.getSnapshot().context;
    if (record) endAtServer(record);
    actor.send({ type: 'logout.requested', data: {} });
  },
  clientVerified(): void {
    actor.send({ type: 'client.verified', data: {} });
  },
};
