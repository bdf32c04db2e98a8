import type { TokenRecord } from '#machines/session/events.ts';
import { listSettings } from '#web/ambient/list-settings.ts';
import { forgetUserName, writePreferences } from '#web/ambient/preferences.ts';
import {
  localStore,
  readJson,
  sealedLocalStore,
  sealedSessionStore,
  writeJson,
} from '#web/ambient/storage.ts';
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
  const value = readJson(sealedSessionStore, recordKey);
  return isRecord(value) ? value : null;
}

export const writeRecord = (record: TokenRecord): void => writeJson(sealedSessionStore, recordKey, record);

export function clearSessionStore(): void {
  for (const key of sealedSessionStore.keys()) if (key !== sentToOriginKey) sealedSessionStore.remove(key);
}

export function clearLocalStore(): void {
  for (const key of sealedLocalStore.keys()) {
    if (!keptAtLogout.includes(key) && !key.includes('clientKey')) sealedLocalStore.remove(key);
  }
  listSettings.forget();
}

export interface LoginListEntry {
  clientId: string;
  user: string;
}

/** one entry for each open tab that is signed in. */
function readLoginList(): LoginListEntry[] {
  const value = readJson(sealedLocalStore, loginListKey);
  if (!Array.isArray(value)) return [];
  return value.filter(
    (entry): entry is LoginListEntry =>
      typeof entry?.clientId === 'string' && typeof entry?.user === 'string',
  );
}

const withoutClient = (clientId: string) => readLoginList().filter((entry) => entry.clientId !== clientId);

export const addToLoginList = (entry: LoginListEntry): void =>
  writeJson(sealedLocalStore, loginListKey, [...withoutClient(entry.clientId), entry]);

export function removeFromLoginList(clientId: string): void {
  const others = withoutClient(clientId);
  if (others.length > 0) writeJson(sealedLocalStore, loginListKey, others);
  else sealedLocalStore.remove(loginListKey);
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

/** Remembers the name in the login user info (RU-017), if the installation's rules permit it. */
export const rememberUserName = (userName: string): void => writePreferences({ userName });

/** By strict rules neither name nor address of a person stay (docs/decisions/251). */
export function forgetPerson(): void {
  rememberEmail('', false);
  forgetUserName();
}
