import { createActor } from 'xstate';
import type { components } from '#api/auth.d.ts';
import type { SignOutReason, TokenRecord } from '#machines/session/events.ts';
import { sessionMachine } from '#machines/session/machine.ts';
import { every, nowSeconds } from '#web/ambient/clock.ts';
import { drafts } from '#web/ambient/drafts.ts';
import { inspection } from '#web/ambient/inspection.ts';
import { vault } from '#web/ambient/vault.ts';
import { networkError } from '#web/http/api-error.ts';
import { answerOf, publicApi } from '#web/http/clients.ts';
import { connection } from '#web/http/connection.ts';
import { describeClient } from '#web/http/describe-client.ts';
import { narrowing } from '#web/http/narrowing.ts';
import { fetchProfile, type Profile, profileKey } from '#web/http/profile.ts';
import { keptAnswers, queryClient, withRetries } from '#web/http/query-client.ts';
import { connectSession } from '#web/http/session-port.ts';
import { liveSocket } from '#web/live/socket.ts';
import { applySettings } from '#web/resource/personal-settings.ts';
import { toastStore } from '#web/ui/toasts.ts';
import { clientKeyOf } from './client-keys.ts';
import { companyTokens, confirmByCompany, leaveToSignIn, takeErrand } from './company-sign-in.ts';
import { watchUse } from './idle.ts';
import { messages } from './messages.ts';
import {
  addToLoginList,
  clearLocalStore,
  clearSessionStore,
  forgetPerson,
  readRecord,
  rememberEmail,
  rememberUserName,
  removeFromLoginList,
  storeUnloadMarker,
  writeRecord,
} from './session-storage.ts';
import { failureOf, passkeyTokens, type SecondStep, secondStepOf } from './sign-in-ways.ts';
import { joinTabs } from './tabs.ts';

/** Interval of checking the limit of 3600 s; a guarded navigation checks it too. */
const checkEvery = 30_000;

/**
 * Milliseconds that what was written down can be read after the last renewal, and what was typed after a session that ended by
 * itself: half a working day.
 */
const sealedFor = 4 * 3_600_000;

/** `onward`: the session of another tab was taken over. */
type Navigate = (to: 'login' | 'onward') => void;
let navigate: Navigate = () => {};

/** Counts the sessions of this page and the times between them: answers to calls of an earlier one are ignored. */
let generation = 0;
/** Second step of a login whose password was right. The ticket is a secret, so the machine does not have it. */
let secondStep: SecondStep | null = null;
/** Position of the log in the first answer of this session: the live socket delivers what came after it. */
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
    await applySettings(profile.settings).catch((cause: unknown) => console.warn(cause));
    if (asked !== generation) return;
    drafts.belongTo(actor.getSnapshot().context.user);
    keptAnswers.belongTo(narrowing.reader(actor.getSnapshot().context.user));
    if (profile.accountRules.remembersEmail) rememberUserName(profile.userInfo.userName);
    else forgetPerson();
    actor.send({ type: 'profile.loaded', data: { clientId: profile.clientId } });
  } catch (cause) {
    // A refused token was already reported as `call.unauthorised`, which renews it and sends the request again.
    if (asked === generation && actor.getSnapshot().matches('loadingProfile')) {
      actor.send({ type: 'profile.failed', data: { message: messageOf(cause) } });
    }
  }
}

const rightsOf = (profile: Profile | undefined) => JSON.stringify({ ...profile, settings: null });

/** Menus and buttons follow at once; what was refused before is asked for again. */
async function readProfileAgain(): Promise<void> {
  const asked = generation;
  const profile = await withRetries(fetchProfile);
  if (asked !== generation) return;
  const before = queryClient.getQueryData<Profile>(profileKey);
  queryClient.setQueryData(profileKey, profile);
  if (rightsOf(before) === rightsOf(profile)) return;
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== profileKey[0] });
  toastStore.show({
    tone: 'info',
    title: { message: messages.rightsChanged },
    body: { message: messages.rightsChangedHelp },
  });
}

const isCurrent = (asked: number, refreshToken: string) =>
  asked === generation && actor.getSnapshot().context.record?.refreshToken === refreshToken;

const requestRefresh = (user: string, refreshToken: string): Promise<void> => {
  const asked = generation;
  const isOver = () => !isCurrent(asked, refreshToken);
  return tabs.renewAlone(isOver, async () => {
    const clientKey = await clientKeyOf(user);
    const body = { user, refreshToken, clientKey, idleSeconds: use.idleSeconds() };
    const outcome = await withRetries(() => answerOf(publicApi.POST('/refreshToken', { body }))).then(
      ({ data }) => ({ type: 'refresh.succeeded', data: { record: recordOf(data) } }) as const,
      (cause: unknown) => ({ type: 'refresh.failed', data: { message: messageOf(cause) } }) as const,
    );
    if (!isOver()) actor.send(outcome);
  });
};

/**
 * Sent with the tokens themselves, because they are gone when the request leaves; the answer is not awaited
 * (docs/decisions/047).
 */
function endAtServer({ token, refreshToken }: TokenRecord): void {
  publicApi
    .POST('/logout', {
      body: { refreshToken },
      headers: { Authorization: `Bearer ${token}` },
      keepalive: true,
    })
    .catch((cause: unknown) => console.warn(cause));
}

/**
 * The key of what is written down goes with the session, unless another one has begun. What was typed may wait for its user
 * (docs/decisions/141), and the key with it.
 */
function endSealing(): void {
  if (hasSession(actor.getSnapshot())) return;
  void (drafts.areKept() ? vault.keepFor(sealedFor) : vault.close());
}

const actor = createActor(
  sessionMachine.provide({
    actions: {
      storeRecord: (_, { record }) => {
        writeRecord(record);
        void vault.keepFor(sealedFor);
      },
      loadProfile: () => void loadProfile(),
      rememberClient: (_, entry) => addToLoginList(entry),
      openSocket: (_, { clientId }) => liveSocket.open(clientId),
      closeSocket: () => liveSocket.close(),
      requestRefresh: (_, { user, refreshToken }) => void requestRefresh(user, refreshToken),
      clearSession: (_, { clientId }) => {
        generation++;
        firstAnswer = null;
        drafts.forget();
        keptAnswers.forget();
        clearSessionStore();
        removeFromLoginList(clientId);
        queryClient.clear();
        toastStore.clear();
        // The machine must first finish all actions of the end.
        queueMicrotask(endSealing);
      },
      keepDrafts: () => drafts.keep(),
      askTabs: () => void tabs.ask(),
      offerToTabs: (_, { record }) => tabs.offer(record),
      endInTabs: (_, { user, reason }) => tabs.end(user, reason),
      clearLocalStorage: () => clearLocalStore(),
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

const tabs = joinTabs({
  record: () => (hasSession(actor.getSnapshot()) ? actor.getSnapshot().context.record : null),
  offered: (record) => void takeOver(record),
  used: (at) => use.usedElsewhere(at),
  ended: (end) => actor.send({ type: 'session.endedElsewhere', data: end }),
  silent: () => actor.send({ type: 'tabs.silent', data: {} }),
});

const use = watchUse({
  restsFor() {
    const rules = queryClient.getQueryData<Profile>(profileKey)?.accountRules;
    return rules?.usedByPersons && hasSession(actor.getSnapshot()) ? rules.idleMinutes * 60_000 : null;
  },
  tokenEnd() {
    const { record } = actor.getSnapshot().context;
    return record ? (record.refresh_time + record.expireTokenTime - record.generateTokenTime) * 1000 : 0;
  },
  renew: () => askForRenewal(),
  end() {
    const { user } = actor.getSnapshot().context;
    // The server has ended it by then, and may be away. Each tab sees it for itself.
    actor.send({ type: 'session.endedElsewhere', data: { user, reason: 'refreshFailed' } });
  },
  tellTabs: (at) => tabs.tellUse(at),
});

const askForRenewal = (): void =>
  actor.send({ type: 'call.unauthorised', data: { hadToken: true, at: nowSeconds() } });

async function takeOver(record: TokenRecord): Promise<void> {
  if (!hasSession(actor.getSnapshot())) await vault.begin(sealedFor);
  const before = actor.getSnapshot();
  // The session that begins here is none that a call of this page was sent in.
  if (!hasSession(before)) generation++;
  actor.send({ type: 'session.offered', data: { record, at: nowSeconds() } });
  if (!before.hasTag('public')) return;
  await until(hasSettled);
  if (actor.getSnapshot().matches('signedIn')) navigate('onward');
}

const hasSession = (snapshot: Snapshot) =>
  snapshot.matches('signedIn') || snapshot.matches('loadingProfile') || snapshot.matches('renewing');
const isRenewing = (snapshot: Snapshot) =>
  snapshot.matches({ signedIn: 'refreshing' }) || snapshot.matches('renewing');
const hasSettled = (snapshot: Snapshot) => snapshot.matches('signedIn') || snapshot.hasTag('public');

/** A renewal waits for a server that is away; a call that waits for the renewal does not. */
async function untilRenewed(): Promise<void> {
  if (!isRenewing(actor.getSnapshot()) || connection.isLost()) return;
  const lost = Promise.withResolvers<void>();
  const stop = connection.onCut(lost.resolve);
  await Promise.race([until((snapshot) => !isRenewing(snapshot)), lost.promise]);
  stop();
}

/** Sends the machine through one attempt to sign in; whether it led to a session. */
async function attempt(user: string, ask: () => Promise<components['schemas']['Tokens']>): Promise<boolean> {
  actor.send({ type: 'login.submitted', data: { user } });
  try {
    const tokens = await ask();
    await vault.begin(sealedFor);
    use.begun();
    generation++;
    secondStep = null;
    actor.send({ type: 'login.succeeded', data: { record: recordOf(tokens) } });
  } catch (cause) {
    // TN-147: logged, then shown by the form.
    console.warn(cause);
    actor.send({
      type: 'login.failed',
      data: { reason: failureOf(cause, secondStep !== null), message: messageOf(cause) },
    });
  }
  await until(hasSettled);
  const isIn = actor.getSnapshot().matches('signedIn');
  // Accounts with a pending password or second factor may do nothing else first.
  if (isIn && queryClient.getQueryData<Profile>(profileKey)?.owes === null) describeClient();
  return isIn;
}

export const session = {
  actor,
  start(): void {
    connectSession({
      credential: () => actor.getSnapshot().context.record,
      settled: untilRenewed,
      responseArrived: () => actor.send({ type: 'response.arrived', data: { at: nowSeconds() } }),
      position: () => liveSocket.position() ?? firstAnswer,
      answered: (position) => {
        firstAnswer ??= position;
      },
      generation: () => generation,
      unauthorised: async ({ credential, generation: called }) => {
        if (called !== generation) return null;
        const current = () => actor.getSnapshot().context.record;
        if (credential === null || credential === current()) {
          const hadToken = credential !== null;
          actor.send({ type: 'call.unauthorised', data: { hadToken, at: nowSeconds() } });
          await untilRenewed();
          if (isRenewing(actor.getSnapshot())) throw networkError('Network Fail');
        }
        // A call is not made again in the name of the session that came next.
        return called === generation && current() !== credential ? current() : null;
      },
    });
    liveSocket.connectSession({
      token: () => actor.getSnapshot().context.record?.token ?? null,
      origin: () => firstAnswer,
      renew: askForRenewal,
      profileChanged: () => void readProfileAgain().catch((cause: unknown) => console.warn(cause)),
    });
    // The last event before a page is unloaded, and the only one where it is discarded in the background.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState !== 'hidden') return;
      keptAnswers.keep();
      drafts.keepPage();
    });
    window.addEventListener('pagehide', () => actor.send({ type: 'window.unloaded', data: {} }));
    every(checkEvery, () => {
      if (hasSession(actor.getSnapshot()))
        return actor.send({ type: 'session.checked', data: { at: nowSeconds() } });
      if (!vault.isOver()) return;
      drafts.forget();
      void vault.close();
    });
    actor.subscribe((snapshot) => tabs.signedIn(hasSession(snapshot)));
    actor.start();
    use.begun();
    void vault.open().then(() => {
      drafts.restore();
      actor.send({ type: 'storage.read', data: { record: readRecord(), at: nowSeconds() } });
    });
  },
  onNavigate(next: Navigate): void {
    navigate = next;
  },
  /** Settles once the session is known, for the route guard. */
  async isSignedIn(): Promise<boolean> {
    actor.send({ type: 'session.checked', data: { at: nowSeconds() } });
    await until(hasSettled);
    return actor.getSnapshot().matches('signedIn');
  },
  async signIn(form: { email: string; password: string; remember: boolean }): Promise<boolean> {
    const user = form.email.trim();
    secondStep = null;
    return attempt(user, async () => {
      const body = { user, password: form.password, clientKey: await clientKeyOf(user) };
      const answer = await answerOf(publicApi.POST('/token', { body })).catch((cause: unknown) => {
        secondStep = secondStepOf(cause);
        // The address is right, as the password is.
        if (secondStep) rememberEmail(user, form.remember);
        throw cause;
      });
      rememberEmail(user, form.remember);
      return answer.data;
    });
  },
  /** A code of the app, or a recovery code, after a password that was right. */
  signInWithCode: (oneTimeCode: string): Promise<boolean> =>
    attempt(actor.getSnapshot().context.user, async () => {
      const body = { ticket: secondStep?.ticket ?? '', oneTimeCode };
      return (await answerOf(publicApi.POST('/token/two-factor', { body }))).data;
    }),
  signInWithPasskey: (): Promise<boolean> => attempt(actor.getSnapshot().context.user, passkeyTokens),
  /** Leads to the identity provider of the organisation; settles only where there is none, or it does not answer. */
  signInWithCompany(email: string, next: string): Promise<boolean> {
    secondStep = null;
    return attempt(email, () => leaveToSignIn(email, next));
  },
  /** The user returns from the provider, whose answer is in the address. Settles to the address of the page that follows. */
  async returnFromCompany(): Promise<string> {
    const { search } = window.location;
    await vault.open();
    const errand = takeErrand();
    const isOpen = await session.isSignedIn();
    if (!errand) return '/login';
    const { next, confirms, user } = errand;
    if (isOpen && confirms) await confirmByCompany(errand, search);
    if (isOpen || confirms) return next;
    secondStep = null;
    const signedIn = await attempt(user, () =>
      companyTokens(errand, search).catch((cause: unknown) => {
        secondStep = secondStepOf(cause);
        throw cause;
      }),
    );
    return signedIn ? next : `/login?next=${encodeURIComponent(next)}`;
  },
  /** By what the second step can be done; null: none is asked for. */
  secondStep: (): readonly string[] | null =>
    actor.getSnapshot().matches('secondStep') ? (secondStep?.methods ?? []) : null,
  abandonSecondStep(): void {
    secondStep = null;
    actor.send({ type: 'login.abandoned', data: {} });
  },
  signOut(): void {
    const { record } = actor.getSnapshot().context;
    if (record) endAtServer(record);
    actor.send({ type: 'logout.requested', data: {} });
  },
  /** Reason why the last session of this page ended; null if the user ended it here, and after the next sign-in. */
  endedBy(): SignOutReason | null {
    const { signedOutBy } = actor.getSnapshot().context;
    return signedOutBy === 'logout' ? null : signedOutBy;
  },
  clientVerified(): void {
    actor.send({ type: 'client.verified', data: {} });
  },
};
