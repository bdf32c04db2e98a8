import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { answerOf, authApi } from '#web/http/clients.ts';
import { notePasskeyAddress } from '#web/http/passkey-address.ts';

/** The browser made none: its user did not want to, or the device has one of this account already. */
export class NoPasskeyMade extends Error {
  override name = 'NoPasskeyMade';
}

/** Has the browser make a passkey, and registers it by this name. */
export async function makePasskey(passkeyName: string): Promise<void> {
  const { data: asked } = await answerOf(authApi.POST('/passkeys/registration'));
  if (!notePasskeyAddress(asked.address)) throw new NoPasskeyMade('another address');
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON: PublicKeyCredentialCreationOptionsJSON = JSON.parse(asked.options);
  const made = await startRegistration({ optionsJSON }).catch((cause: unknown) => {
    throw new NoPasskeyMade(String(cause));
  });
  const response = { ...made, clientExtensionResults: { ...made.clientExtensionResults } };
  await answerOf(authApi.POST('/passkeys', { body: { ticket: asked.ticket, passkeyName, response } }));
}
