import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Database } from '#server/core/database/database.ts';
import type { Account } from '#server/core/http/session.ts';

import { addPasskey, notePasskeyUse, passkeyById, passkeysOf } from './queries/passkeys.ts';
import type { Tickets } from './tickets.ts';

export interface PasskeysDeps {
  database: Database;
  tickets: Tickets;
  /** Public address of the console; passkeys are bound to its host. */
  publicUrl: string;
  hashToken(token: string): string;
  now(): Date;
}

/** Seconds to find and use a passkey. */
const ticketS = 300;

/** EdDSA, ES256 and RS256 (COSE): those that authenticators have, and Node supports without a warning. */
const algorithms = [-8, -7, -257];

interface Asked<Options> {
  ticket: string;
  options: Options;
}

/**
 * Passkeys (WebAuthn), bound to the public address of the console; each is two factors: the device, and its unlocking
 * by the owner.
 */
export class Passkeys {
  readonly #deps: PasskeysDeps;
  readonly #origin: string;
  readonly #host: string;

  constructor(deps: PasskeysDeps) {
    this.#deps = deps;
    const { origin, hostname } = new URL(deps.publicUrl);
    this.#origin = origin;
    this.#host = hostname;
  }

  /** Returns the only address at which browsers use them. */
  get address(): string {
    return this.#origin;
  }

  async beginRegistration({
    accountId,
    email,
    name,
  }: Account): Promise<Asked<PublicKeyCredentialCreationOptionsJSON>> {
    const { database, tickets } = this.#deps;
    const registered = await passkeysOf(database.sql, accountId);
    const options = await generateRegistrationOptions({
      rpName: 'Waymark',
      rpID: this.#host,
      userName: email,
      userDisplayName: name,
      userID: new TextEncoder().encode(accountId),
      attestationType: 'none',
      supportedAlgorithmIDs: algorithms,
      excludeCredentials: registered.map(({ passkey_id, transports }) => ({ id: passkey_id, transports })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const data = { accountId, challenge: options.challenge };
    return { ticket: await tickets.issue('passkey registration', data, ticketS), options };
  }

  /** Registers a passkey and returns its id; null if the answer does not belong to this account's ticket. */
  async register(
    { accountId }: Account,
    { ticket, name, response }: { ticket: string; name: string; response: RegistrationResponseJSON },
  ): Promise<string | null> {
    const { database, tickets, now } = this.#deps;
    const asked = await tickets.read('passkey registration', ticket);
    if (asked?.accountId !== accountId) return null;
    const verified = await verifyRegistrationResponse({
      response,
      expectedChallenge: String(asked.challenge),
      expectedOrigin: this.#origin,
      expectedRPID: this.#host,
      supportedAlgorithmIDs: algorithms,
    }).catch(() => null);
    if (!verified?.verified) return null;
    const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
    const added = await addPasskey(database.sql, {
      passkey_id: id,
      account_id: accountId,
      public_key: publicKey,
      counter,
      transports,
      name,
      created_at: now(),
    });
    return added ? id : null;
  }

  /** Begins a sign-in without an account: the authenticator identifies it. */
  async beginSignIn(): Promise<Asked<PublicKeyCredentialRequestOptionsJSON>> {
    const options = await generateAuthenticationOptions({ rpID: this.#host, userVerification: 'required' });
    const data = { challenge: options.challenge };
    return { ticket: await this.#deps.tickets.issue('passkey sign-in', data, ticketS), options };
  }

  /** Returns the account whose passkey answered; null: none did, or the ticket was answered before. */
  async signIn({
    ticket,
    response,
  }: {
    ticket: string;
    response: AuthenticationResponseJSON;
  }): Promise<string | null> {
    const { database, tickets, hashToken, now } = this.#deps;
    const asked = await tickets.read('passkey sign-in', ticket);
    const passkey = asked && (await passkeyById(database.sql, response.id));
    if (!asked || !passkey) return null;
    const challenge = String(asked.challenge);
    const verified = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: this.#origin,
      expectedRPID: this.#host,
      credential: {
        id: passkey.passkey_id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.counter,
      },
      requireUserVerification: true,
    }).catch(() => null);
    if (!verified?.verified) return null;
    const used = await notePasskeyUse(database.sql, {
      passkeyId: passkey.passkey_id,
      counter: verified.authenticationInfo.newCounter,
      challengeHash: hashToken(challenge),
      expiresAt: new Date((asked.exp ?? 0) * 1_000),
      at: now(),
    });
    return used ? passkey.account_id : null;
  }
}
