/** Address at which the last requested passkey can be used; null: here. */
let elsewhere: string | null = null;

/** Passkeys belong to one address (WebAuthn). The browser refuses them at another one without saying why. */
export function notePasskeyAddress(address: string, here = window.location.origin): boolean {
  elsewhere = address === here ? null : address;
  return elsewhere === null;
}

export const passkeyAddress = (): string | null => elsewhere;
