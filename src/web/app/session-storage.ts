import type { TokenRecord } from '#machines/session/events.ts';
import { listSettings } from '#web/ambient/list-settings.ts';
import { writePreferences } from '#web/ambient/preferences.ts';
import { randomText } from '#web/ambient/random.ts';
import { localStore, readJson, sessionStore, writeJson } from '#web/ambient/storage.ts';
import { sentToOriginKey } from '#web/http/missing-address.ts';

const recordKey = 'authToken';
const emailKey = 'loginEmail';
const rememberKey = 'rememberEmail';
const loginListKey = 'loginList';
const unloadMarkerKey = 'loginUser';
/** RU-017; keys that contain `clientKey` are kept too. */
const keptAtLogout = [emailKey, rememberKey, 'loginUserInfo'];

export const isRecord = (value: unknown): value is TokenRecord =>
  value !== null &&
  typeof value === 'object' &&
  'token' in value &&
  typeof value.token === 'string' &&
  'refreshToken' in value &&
  typeof value.refreshToken === 'string' &&
  'user' in value &&
  typeof value.user === 'string' &&
  'storage_time' in value &&
  typeof value.storage_time === 'number' &&
  'refresh_time' in value &&
  typeof value.refresh_time === 'number';

export function readRecord(): TokenRecord | null {
  const value = readJson(sessionStore, recordKey);
  return isRecord(value) ? value : null;
}

export const writeRecord = (record: TokenRecord): void => writeJson(sessionStore, recordKey, record);

export function clearSessionStore(): void {
  for (const key of sessionStore.keys()) if (key !== sentToOriginKey) sessionStore.remove(key);
}

export function clearLocalStore(): void {
  for (const key of localStore.keys()) {
    if (!keptAtLogout.includes(key) && !key.includes('clientKey')) localStore.remove(key);
  }
  listSettings.forget();
}

/** RU-016: one key for each e-mail of this browser, made once. */
export function clientKeyOf(email: string): string {
  const key = `clientKey:${email.toLowerCase()}`;
  const known = localStore.get(key);
  if (known) return known;
  const made = newClientKey();
  localStore.set(key, made);
  return made;
}

export const newClientKey = (): string => randomText(10);

/** Another way to sign in has made this browser known by this key. */
export function keepClientKey(email: string, key: string): void {
  localStore.set(`clientKey:${email.toLowerCase()}`, key);
}

export interface LoginListEntry {
  clientId: string;
  user: string;
}

/** one entry for each open tab that is signed in. */
function readLoginList(): LoginListEntry[] {
  const value = readJson(localStore, loginListKey);
  if (!Array.isArray(value)) return [];
  return value.filter(
    (entry): entry is LoginListEntry =>
      typeof entry?.clientId === 'string' && typeof entry?.user === 'string',
  );
}

const withoutClient = (clientId: string) => readLoginList().filter((entry) => entry.clientId !== clientId);

export const addToLoginList = (entry: LoginListEntry): void =>
  writeJson(localStore, loginListKey, [...withoutClient(entry.clientId), entry]);

export function removeFromLoginList(clientId: string): void {
  const others = withoutClient(clientId);
  if (others.length > 0) writeJson(localStore, loginListKey, others);
  else localStore.remove(loginListKey);
}

/** stored on unload, never read as signed out. */
export const storeUnloadMarker = (): void => localStore.set(unloadMarkerKey, '');

export const rememberedEmail = (): { email: string; remember: boolean } => ({
  email: localStore.get(rememberKey) === 'true' ? (localStore.get(emailKey) ?? '') : '',
  remember: localStore.get(rememberKey) === 'true',
});

export function rememberEmail(email: string, remember: boolean): void {
  localStore.set(rememberKey, String(remember));
  if (remember) localStore.set(emailKey, email);
  else localStore.remove(emailKey);
}

export const rememberUserName = (userName: string): void => writePreferences({ userName });
