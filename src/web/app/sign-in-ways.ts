import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import type { components } from '#api/auth.d.ts';
import type { LoginFailure } from '#machines/session/events.ts';
import { ApiError } from '#web/http/api-error.ts';
import { answerOf, publicApi } from '#web/http/clients.ts';
import { notePasskeyAddress } from '#web/http/passkey-address.ts';
import { keepClientKey, newClientKey } from './client-keys.ts';

/** Result of a login's first step. */
export interface SecondStep {
  ticket: string;
  /** By what it can be done: `totp`, `recovery`, `passkey`. */
  methods: readonly string[];
}

/** Null for every failure but the one that asks for a second factor. */
export function secondStepOf(cause: unknown): SecondStep | null {
  if (!(cause instanceof ApiError) || cause.code !== 'twofactor') return null;
  const { details } = cause;
  if (details === null || typeof details !== 'object') return null;
  if (!('ticket' in details) || !('methods' in details) || !Array.isArray(details.methods)) return null;
  return { ticket: String(details.ticket), methods: details.methods.map(String) };
}

/** The browser gave no passkey: there is none, or its owner did not want to. */
export class PasskeyRefused extends Error {
  override name = 'PasskeyRefused';
}

/** `inSecondStep`: the password was right, and a second factor was tried. */
export function failureOf(cause: unknown, inSecondStep: boolean): LoginFailure {
  if (cause instanceof PasskeyRefused) return inSecondStep ? 'twofactor' : 'passkey';
  if (!(cause instanceof ApiError)) return 'other';
  const { code } = cause;
  // A wrong code, or too many of them: the step is still open. A ticket that is too old is not.
  if (inSecondStep && code !== 'tokenerr' && code !== 'network') return 'twofactor';
  return code === 'loginfail' || code === 'jwterr' || code === 'auth01' || code === 'network'
    ? code
    : 'other';
}

/** Signs in with a passkey. Whose it is, is known afterwards; from then on this browser is known to that account. */
export async function passkeyTokens(): Promise<components['schemas']['Tokens']> {
  const { data: asked } = await answerOf(publicApi.POST('/token/passkey/challenge'));
  if (!notePasskeyAddress(asked.address)) throw new PasskeyRefused('another address');
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON: PublicKeyCredentialRequestOptionsJSON = JSON.parse(asked.options);
  const given = await startAuthentication({ optionsJSON }).catch((cause: unknown) => {
    throw new PasskeyRefused(String(cause));
  });
  const response = { ...given, clientExtensionResults: { ...given.clientExtensionResults } };
  const clientKey = newClientKey();
  const body = { ticket: asked.ticket, response, clientKey };
  const { data } = await answerOf(publicApi.POST('/token/passkey', { body }));
  await keepClientKey(data.user, clientKey);
  return data;
}
