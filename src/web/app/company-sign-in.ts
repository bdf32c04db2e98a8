import type { components } from '#api/auth.d.ts';
import { drafts } from '#web/ambient/drafts.ts';
import { readJson, sealedSessionStore, writeJson } from '#web/ambient/storage.ts';
import { vault } from '#web/ambient/vault.ts';
import { ApiError } from '#web/http/api-error.ts';
import { answerOf, authApi, publicApi } from '#web/http/clients.ts';
import { toastStore } from '#web/ui/toasts.ts';
import { keepClientKey, newClientKey } from './client-keys.ts';
import { messages } from './company-messages.ts';

/** Milliseconds that the user has to sign in at the identity provider: as long as the server waits, and more. */
const errandMs = 3_600_000;
/** In the storage of this tab, as long as the user is at their identity provider. */
const errandKey = 'companySignIn';

interface Errand {
  user: string;
  /** The server takes the answer only with the key that left. */
  clientKey: string;
  /** The page to come back to. */
  next: string;
  /** It confirms the open session in place of a password. */
  confirms: boolean;
}

const isErrand = (value: unknown): value is Errand =>
  value !== null &&
  typeof value === 'object' &&
  'user' in value &&
  typeof value.user === 'string' &&
  'clientKey' in value &&
  typeof value.clientKey === 'string' &&
  'next' in value &&
  typeof value.next === 'string' &&
  'confirms' in value &&
  typeof value.confirms === 'boolean';

/** Never settles: the page is unloaded. If the browser's history restores it, it reloads. */
async function leave(url: string, errand: Errand): Promise<never> {
  await vault.begin(errandMs);
  writeJson(sealedSessionStore, errandKey, errand);
  drafts.keep();
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });
  window.location.assign(url);
  return new Promise<never>(() => {});
}

/** Leads to the identity provider of the organisation that has the address. */
export async function leaveToSignIn(email: string, next: string): Promise<never> {
  const clientKey = newClientKey();
  const { data } = await answerOf(publicApi.POST('/token/provider/begin', { body: { email, clientKey } }));
  return leave(data.url, { user: email, clientKey, next, confirms: false });
}

/** Leads to the identity provider that the session began with, where the user proves their identity again. */
export async function leaveToConfirm(): Promise<never> {
  const clientKey = newClientKey();
  const { data } = await answerOf(authApi.POST('/password/confirm/provider/begin', { body: { clientKey } }));
  const { pathname, search } = window.location;
  return leave(data.url, { user: '', clientKey, next: `${pathname}${search}`, confirms: true });
}

/** Takes the reason why this tab left; null: it did not leave. */
export function takeErrand(): Errand | null {
  const errand = readJson(sealedSessionStore, errandKey);
  sealedSessionStore.remove(errandKey);
  return isErrand(errand) ? errand : null;
}

/** Read from the address itself: a router would turn some of the values into numbers. */
function answerIn(search: string) {
  const parameters = new URLSearchParams(search);
  const given = ['code', 'iss', 'error'].flatMap((name) => {
    const value = parameters.get(name);
    return value ? [[name, value] as const] : [];
  });
  return { state: parameters.get('state') ?? '', ...Object.fromEntries(given) };
}

/** From then on this browser is known to the account, by the key that it left with. */
export async function companyTokens(
  { clientKey }: Errand,
  search: string,
): Promise<components['schemas']['Tokens']> {
  const body = { ...answerIn(search), clientKey };
  const { data } = await answerOf(publicApi.POST('/token/provider', { body }));
  await keepClientKey(data.user, clientKey);
  return data;
}

/** A toast on the page that the user returns to shows the outcome. */
export async function confirmByCompany({ clientKey }: Errand, search: string): Promise<void> {
  const body = { ...answerIn(search), clientKey };
  try {
    await answerOf(authApi.POST('/password/confirm/provider', { body }));
    toastStore.show({ tone: 'success', title: { message: messages.confirmed } });
  } catch (cause) {
    console.warn(cause);
    toastStore.show({
      tone: 'danger',
      title: { message: messages.notConfirmed },
      ...(cause instanceof ApiError ? { body: cause.message } : {}),
    });
  }
}
