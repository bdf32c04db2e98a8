import type { Configuration } from 'openid-client';
import { BoundedCache } from '#domain/bounded-cache.ts';
import { type Claims, domainOf, textsAt } from '#domain/identity/claims.ts';
import type { Database } from '#server/core/database/database.ts';
import { outwardWay } from '#server/core/network/outward-way.ts';
import type { SecretVault } from '#server/core/secrets/vault.ts';
import { isSafe, type ProviderWay } from './bounded-fetch.ts';
import { DomainRecords } from './domain-records.ts';
import {
  addressToSignIn,
  claimsOf,
  discoverProvider,
  type Errand,
  type ProviderAnswer,
} from './provider-client.ts';
import { ProviderFault } from './provider-fault.ts';
import type { ProviderNetwork } from './provider-network.ts';
import { organisationOfDomain, type ProviderSettings, providerOf } from './queries/providers.ts';
import { addSignIn, takeSignIn } from './queries/sign-ins.ts';

export interface ProviderSignInsDeps {
  database: Database;
  vault: Pick<SecretVault, 'sealCredential' | 'openCredential'>;
  /** Public address, without a trailing slash. */
  publicUrl: string;
  providerNetwork: ProviderNetwork;
  newToken(): string;
  hashToken(token: string): string;
  now(): Date;
}

/** User who came back from their provider. */
export interface Returned {
  settings: ProviderSettings;
  claims: Claims & { sub: string };
  /** Login to confirm, in place of its password; null: a sign-in. */
  familyId: string | null;
}

/** Path of the console page to which providers send users back. */
export const returnPath = '/company-sign-in';

/** Milliseconds to find one's phone, and to set a new password at the provider if the old one has expired. */
const errandMs = 600_000;
/**
 * Milliseconds for which a provider's configuration is cached, because it rarely changes. Its keys are read again when
 * one is missing.
 */
const believedMs = 3_600_000;
const providersKept = 1_000;

/** Sign-ins by identity providers of organisations: OpenID Connect, by code with PKCE (docs/decisions/217). */
export class ProviderSignIns {
  readonly #deps: ProviderSignInsDeps;
  /** DNS records that prove domains. */
  readonly records: DomainRecords;
  readonly #way: ProviderWay;
  readonly #known = new BoundedCache<string, { provider: Configuration; until: number }>(providersKept);

  constructor(deps: ProviderSignInsDeps) {
    this.#deps = deps;
    this.records = new DomainRecords(deps.providerNetwork.dnsServers);
    this.#way = {
      mayBePlain: isSafe(new URL(deps.publicUrl), true) && deps.publicUrl.startsWith('http:'),
      outward: outwardWay(deps.providerNetwork.innerHosts),
    };
  }

  /** Returns the redirect address, which must be registered at the provider. */
  get redirectUri(): string {
    return `${this.#deps.publicUrl}${returnPath}`;
  }

  seal(opId: string, issuer: string, secret: string): Uint8Array {
    return this.#deps.vault.sealCredential(placeOf(opId, issuer), secret);
  }

  /** Checks the provider at this address; throws `ProviderFault`. */
  async check(issuer: string): Promise<void> {
    await discoverProvider({ issuer, clientId: 'check', clientSecret: '' }, this.#way);
  }

  /** Finds the organisation whose provider is responsible for this address; null: none has set one for its domain. */
  organisationOf(email: string): Promise<string | null> {
    return organisationOfDomain(this.#deps.database.sql, domainOf(email));
  }

  /**
   * Builds the address at which users of this organisation sign in; null: it no longer has a provider. Throws
   * `ProviderFault`.
   */
  async begin(
    opId: string,
    way: { email: string; clientKey: string; familyId: string | null },
  ): Promise<URL | null> {
    const { database, vault, newToken, hashToken, now } = this.#deps;
    const settings = await providerOf(database.sql, opId);
    if (!settings) return null;
    const provider = await this.#provider(settings);
    const errand = this.#errand(newToken(), newToken(), newToken(), way.familyId !== null);
    const stateHash = hashToken(errand.state);
    const at = now();
    await addSignIn(
      database.sql,
      {
        state_hash: stateHash,
        op_id: settings.opId,
        version: settings.version,
        client_key_hash: hashToken(way.clientKey),
        nonce: errand.nonce,
        verifier: Buffer.from(vault.sealCredential(stateHash, errand.verifier)),
        family_id: way.familyId,
        expires_at: new Date(at.getTime() + errandMs),
      },
      at,
    );
    return addressToSignIn(provider, errand, { scopes: settings.scopes, email: way.email });
  }

  /**
   * Finishes a sign-in; null if this browser did not start it, came back already, or its time is over. Throws
   * `ProviderFault`.
   */
  async finish(answer: ProviderAnswer, clientKey: string): Promise<Returned | null> {
    const { database, vault, hashToken, now } = this.#deps;
    const stateHash = hashToken(answer.state);
    const taken = await takeSignIn(database.sql, {
      stateHash,
      clientKeyHash: hashToken(clientKey),
      at: now(),
    });
    const settings = taken && (await providerOf(database.sql, taken.op_id));
    const verifier = taken && vault.openCredential(stateHash, taken.verifier);
    // If the settings have changed since, the user might come back from another provider.
    if (!settings || !verifier || settings.version !== taken.version) return null;
    const errand = this.#errand(answer.state, taken.nonce, verifier, taken.family_id !== null);
    const { emailClaim, roleClaim } = settings;
    const lacks = (claims: Claims) =>
      textsAt(claims, emailClaim).length === 0 ||
      (roleClaim !== '' && textsAt(claims, roleClaim).length === 0);
    const claims = await claimsOf(await this.#provider(settings), errand, answer, lacks);
    return { settings, claims, familyId: taken.family_id };
  }

  async #provider(settings: ProviderSettings): Promise<Configuration> {
    const { opId, issuer, clientId, clientSecret, version } = settings;
    const key = `${opId} ${version}`;
    const now = this.#deps.now().getTime();
    const known = this.#known.get(key);
    if (known && known.until > now) return known.provider;
    const secret = this.#deps.vault.openCredential(placeOf(opId, issuer), clientSecret);
    // The secret was sealed with another key, because this installation's was lost.
    if (secret === null) throw new ProviderFault('client');
    const access = { issuer, clientId, clientSecret: secret };
    const provider = await discoverProvider(access, this.#way);
    this.#known.set(key, { provider, until: now + believedMs });
    return provider;
  }

  #errand(state: string, nonce: string, verifier: string, fresh: boolean): Errand {
    return { state, nonce, verifier, fresh, redirectUri: this.redirectUri };
  }
}

/** Returns the secret's place: it belongs to its issuer, so another one needs a new secret and never gets this one. */
const placeOf = (opId: string, issuer: string): string => `identity provider ${opId} ${issuer}`;
