import { randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { AccountRules } from '#domain/passwords/account-rules.ts';
import type { Database } from '#server/core/database/database.ts';
import type { Account, Session } from '#server/core/http/session.ts';
import type { ProvenRows } from '#server/people/account-rows/proven.ts';
import {
  beginFamily,
  endFamilyOf,
  type LoginWay,
  type Origin,
  rotateRefreshToken,
} from '#server/people/sessions/queries/refresh-tokens.ts';
import {
  continueSession,
  endSessions,
  notePassword,
  openSessions,
  type SessionPage,
  type SessionRow,
} from '#server/people/sessions/queries/sessions.ts';
import { hashClientKey, hashToken, newToken, type SessionKeys, successorOf, tokenIdOf } from './keys.ts';

/** Lifetime of an access token, in seconds. */
const accessLife = 1_800;
/**
 * Milliseconds in which a refresh may be repeated: a page that is reloaded on a slow machine does so
 * (docs/decisions/053).
 */
const repeatGraceMs = 30_000;
/** Milliseconds between two records of a session's use, since each is a write. */
const notedEveryMs = 300_000;
/** Milliseconds for which a verified session is cached: a stopped account loses access after this. */
const cacheMs = 2_000;
const cacheLimit = 10_000;

export interface IssuedTokens {
  token: string;
  refreshToken: string;
  expireTokenTime: number;
  generateTokenTime: number;
  user: string;
}

export type Refreshed =
  | { kind: 'refreshed'; tokens: IssuedTokens; account: Account }
  | { kind: 'reused'; accountId: string }
  | { kind: 'refused' };

/** Values of a login in the tables. */
type Standing = Pick<Session, 'account' | 'passwordAt' | 'resetId' | 'providerOpId' | 'owes'>;

/** Idle limit of logins. */
type Rest = Pick<AccountRules, 'idleMinutes' | 'usedByPersons'>;

const byPassword: LoginWay = { resetId: null, provider: null };

interface Claims {
  accountId: string;
  clientId: string;
  familyId: string;
  expiresAt: number;
}

/** Rows of a page of sessions, where the call names no number. */
export const sessionRows = 100;

/** Functions of sessions for handlers. */
export type SessionPort = Pick<
  Sessions,
  'begin' | 'refresh' | 'end' | 'list' | 'endSome' | 'authenticate' | 'passwordGiven' | 'lookAgain' | 'forget'
>;

/** Tokens: issued at login, renewed once each, checked at every call. */
export class Sessions {
  readonly #database: Database;
  readonly #keys: SessionKeys;
  readonly #now: () => Date;
  readonly #lifeMs: number;
  readonly #rest: Rest;
  readonly #proven: Pick<ProvenRows, 'account'>;
  readonly #cache = new Map<string, Standing & { until: number }>();
  /** Counts removals from the cache, so that an answer requested before one is not cached after it. */
  #forgotten = 0;

  /** `lifeMs`: milliseconds for which a login lasts, however often it is renewed (docs/decisions/155). */
  constructor(
    database: Database,
    keys: SessionKeys,
    now: () => Date,
    lifeMs: number,
    rest: Rest,
    proven: Pick<ProvenRows, 'account'>,
  ) {
    this.#database = database;
    this.#keys = keys;
    this.#now = now;
    this.#lifeMs = lifeMs;
    this.#rest = rest;
    this.#proven = proven;
  }

  /**
   * Begins a login; null if its identity provider was changed or removed meanwhile, or if a row that decides about the
   * account is not genuine.
   */
  async begin(
    account: Account,
    clientId: string,
    origin: Origin,
    way: LoginWay = byPassword,
  ): Promise<IssuedTokens | null> {
    const proven = await this.#proven.account(account.accountId);
    if (proven?.status !== 'Running') return null;
    const at = this.#now();
    const familyId = randomUUID();
    const refreshToken = newToken();
    const expiresAt = new Date(at.getTime() + Math.min(this.#restMs(0), this.#lifeMs));
    const begun = await beginFamily(
      this.#database.sql,
      { familyId, accountId: account.accountId, clientId, origin: bounded(origin), way },
      {
        tokenHash: hashToken(refreshToken),
        familyId,
        issuedAt: at,
        expiresAt,
      },
    );
    return begun ? this.#issue(account, { clientId, familyId, refreshToken, at, expiresAt }) : null;
  }

  /**
   * Renews a login after reading the account's status and role again. `clientKey`: the browser's, null if the caller
   * has none. `idleSeconds`: time since a user last used the program, as it reports (docs/decisions/252).
   */
  async refresh(
    refreshToken: string,
    { clientKey, idleSeconds, origin }: { clientKey: string | null; idleSeconds: number; origin: Origin },
  ): Promise<Refreshed> {
    const successor = successorOf(this.#keys, refreshToken);
    const rotation = await rotateRefreshToken(this.#database.sql, {
      tokenHash: hashToken(refreshToken),
      successorHash: hashToken(successor),
      clientKeyHash: (accountId) => (clientKey === null ? null : hashClientKey(accountId, clientKey)),
      at: this.#now(),
      graceMs: repeatGraceMs,
      lifeMs: this.#restMs(idleSeconds),
      sessionMs: this.#lifeMs,
      origin: bounded(origin),
    });
    if (rotation.kind === 'refused') return { kind: 'refused' };
    const { family } = rotation;
    if (rotation.kind === 'reused') return { kind: 'reused', accountId: family.account_id };
    const account = await this.#proven.account(family.account_id);
    if (account?.status !== 'Running') return { kind: 'refused' };
    const tokens = await this.#issue(account, {
      clientId: family.client_id,
      familyId: family.family_id,
      refreshToken: successor,
      at: rotation.at,
      expiresAt: rotation.expiresAt,
    });
    return { kind: 'refreshed', tokens, account };
  }

  /**
   * Ends a login; true if there was one. Its access tokens are refused at once here, within `cacheMs` on other nodes.
   */
  async end(account: Account, refreshToken: string): Promise<boolean> {
    const familyId = await endFamilyOf(this.#database.sql, {
      tokenHash: hashToken(refreshToken),
      accountId: account.accountId,
      at: this.#now(),
    });
    if (familyId) this.forget([familyId]);
    return familyId !== null;
  }

  /** Lists the account's own open logins, last used first. */
  list(account: Account, page: SessionPage): Promise<{ rows: SessionRow[]; total: number }> {
    const at = this.#now();
    const begunAfter = new Date(at.getTime() - this.#lifeMs);
    return openSessions(this.#database.sql, { accountId: account.accountId, at, begunAfter }, page);
  }

  /** Ends one login of the account, or all but one; returns how many. */
  async endSome(account: Account, which: { only: string } | { allBut: string }): Promise<number> {
    const end = { accountId: account.accountId, at: this.#now(), ...which };
    const ended = await endSessions(this.#database.sql, end);
    this.forget(ended);
    return ended.length;
  }

  /** Drops cached logins, because they ended, or have no pending steps any more. */
  forget(familyIds: readonly string[]): void {
    this.#forgotten++;
    for (const familyId of familyIds) this.#cache.delete(familyId);
  }

  /** Finds the session; null for anything but a valid access token of an open login of an active account. */
  async authenticate(token: string): Promise<Session | null> {
    const claims = await this.#verify(token);
    if (!claims) return null;
    const standing = await this.#standingOf(claims);
    if (!standing) return null;
    const { account, passwordAt, resetId, providerOpId, owes } = standing;
    return { account, passwordAt, resetId, providerOpId, owes, ...claims };
  }

  /**
   * Drops all cached sessions after a change to accounts' permissions here, so that it applies to the next call and not
   * only after `cacheMs`.
   */
  lookAgain(): void {
    this.#forgotten++;
    this.#cache.clear();
  }

  /** Records that the owner of the login entered their password again. */
  async passwordGiven(familyId: string): Promise<void> {
    await notePassword(this.#database.sql, { familyId, at: this.#now() });
    this.forget([familyId]);
  }

  async #standingOf({ familyId, accountId }: Claims): Promise<Standing | null> {
    const now = this.#now().getTime();
    const cached = this.#cache.get(familyId);
    const left = cached ? cached.until - now : 0;
    // More time than was ever given can remain only if the clock was set back.
    if (cached && left > 0 && left <= cacheMs) return cached;
    this.#cache.delete(familyId);
    const forgotten = this.#forgotten;
    const use = { familyId, at: this.#now(), notedEveryMs };
    const session = await continueSession(this.#database.sql, use);
    if (!session) return null;
    const account = await this.#proven.account(accountId);
    if (account?.status !== 'Running') return null;
    if (this.#cache.size >= cacheLimit) this.#cache.clear();
    const { passwordAt, resetId, providerOpId, lacksFactor } = session;
    const owes = resetId !== null ? 'password' : lacksFactor ? 'twoFactor' : null;
    const standing: Standing = { account, passwordAt, resetId, providerOpId, owes };
    if (forgotten === this.#forgotten) this.#cache.set(familyId, { ...standing, until: now + cacheMs });
    return standing;
  }

  /** Returns the remaining idle time of a login. */
  #restMs(idleSeconds: number): number {
    const { idleMinutes, usedByPersons } = this.#rest;
    return idleMinutes * 60_000 - (usedByPersons ? idleSeconds * 1000 : 0);
  }

  async #issue(
    account: Account,
    grant: { clientId: string; familyId: string; refreshToken: string; at: Date; expiresAt: Date },
  ): Promise<IssuedTokens> {
    const issued = Math.floor(grant.at.getTime() / 1000);
    const expires = Math.min(issued + accessLife, Math.floor(grant.expiresAt.getTime() / 1000));
    const token = await new SignJWT({ cid: grant.clientId, fam: grant.familyId })
      .setProtectedHeader({ alg: 'HS256' })
      .setJti(tokenIdOf(this.#keys, grant.refreshToken))
      .setSubject(account.accountId)
      .setIssuer('waymark')
      .setIssuedAt(issued)
      .setExpirationTime(expires)
      .sign(this.#keys.access);
    return {
      token,
      refreshToken: grant.refreshToken,
      expireTokenTime: expires,
      generateTokenTime: issued,
      user: account.email,
    };
  }

  async #verify(token: string): Promise<Claims | null> {
    try {
      const { payload } = await jwtVerify(token, this.#keys.access, {
        algorithms: ['HS256'],
        issuer: 'waymark',
        currentDate: this.#now(),
      });
      const { sub, cid, fam, exp } = payload;
      if (typeof sub !== 'string' || typeof cid !== 'string' || typeof fam !== 'string') return null;
      return { accountId: sub, clientId: cid, familyId: fam, expiresAt: (exp ?? 0) * 1000 };
    } catch {
      return null;
    }
  }
}

/** Limits the header, which a caller can fill with anything. */
const bounded = ({ address, userAgent }: Origin): Origin => ({
  address,
  userAgent: userAgent?.slice(0, 256) ?? null,
});
