import type { Kysely } from 'kysely';
import type { Row, Tables } from '#server/core/database/database.ts';

export type RefreshFamily = Row<'refresh_family'>;

export interface IssuedRefresh {
  tokenHash: string;
  familyId: string;
  issuedAt: Date;
  expiresAt: Date;
}

/** Origin of a login or its renewal, as far as the caller states it. */
export interface Origin {
  address: string;
  userAgent: string | null;
}

/** Authentication with which a login began. */
export interface LoginWay {
  /** Reset whose temporary password was given; null: the account's password was, or none. */
  resetId: string | null;
  /** Identity provider that admitted its owner; null: none did. */
  provider: ShownByProvider | null;
}

export interface ShownByProvider {
  opId: string;
  /** Version of the provider's settings at its sign-in. */
  version: number;
  /** True: the provider showed two factors, or its organisation trusts it like two. */
  factors: boolean;
  /** Time of the user's authentication. */
  at: Date;
}

/** Stores a login as a family with its first token; false if its identity provider was changed or removed meanwhile. */
export async function beginFamily(
  db: Kysely<Tables>,
  family: {
    familyId: string;
    accountId: string;
    clientId: string;
    origin: Origin;
    way: LoginWay;
  },
  first: IssuedRefresh,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (family.way.provider && !(await isStillSet(trx, family.way.provider))) return false;
    await trx
      .insertInto('refresh_family')
      .values({
        family_id: family.familyId,
        account_id: family.accountId,
        client_id: family.clientId,
        created_at: first.issuedAt,
        revoked_at: null,
        address: family.origin.address,
        user_agent: family.origin.userAgent,
        last_used_at: first.issuedAt,
        password_at: family.way.provider?.at ?? first.issuedAt,
        reset_id: family.way.resetId,
        provider_op_id: family.way.provider?.opId ?? null,
        factors_shown: family.way.provider?.factors ?? false,
      })
      .execute();
    await insert(trx, first);
    // Expired tokens are useless once every repeat of them is over.
    const longAgo = new Date(first.issuedAt.getTime() - 86_400_000);
    await trx.deleteFrom('refresh_token').where('expires_at', '<', longAgo).execute();
    return true;
  });
}

/** Locks the provider until the login is written: its removal then waits for the login, and ends it. */
async function isStillSet(db: Kysely<Tables>, { opId, version }: ShownByProvider): Promise<boolean> {
  const row = await db
    .selectFrom('identity_provider')
    .select('op_id')
    .where('op_id', '=', opId)
    .where('version', '=', version)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

export type Rotation =
  | { kind: 'rotated' | 'repeated'; family: RefreshFamily; at: Date; expiresAt: Date }
  | { kind: 'refused' }
  /** The token was used by another browser, or again without grace: it was copied, so the whole family ends. */
  | { kind: 'reused'; family: RefreshFamily };

interface Use {
  tokenHash: string;
  /** Hash of the successor. It follows from the token, so the database never gets the successor itself. */
  successorHash: string;
  /** Returns the stored form of the calling browser's key for this account; null for a caller without one. */
  clientKeyHash(accountId: string): string | null;
  at: Date;
  graceMs: number;
  /** Milliseconds for which the successor is valid; absent: the login was idle for too long, and ends. */
  lifeMs: number;
  /** Milliseconds after the login for which its tokens are renewed. */
  sessionMs: number;
  origin: Origin;
}

/**
 * Uses a refresh token once and stores its successor. The browser of the login may repeat that within `graceMs` of the
 * first use while the successor is unused: it gets the time of that use and the same successor (docs/decisions/053). A
 * key that is sent must be that of the login; a caller that sends none may not repeat.
 */
export async function rotateRefreshToken(db: Kysely<Tables>, use: Use): Promise<Rotation> {
  return db.transaction().execute(async (trx): Promise<Rotation> => {
    const token = await trx
      .selectFrom('refresh_token')
      .selectAll()
      .where('token_hash', '=', use.tokenHash)
      .forUpdate()
      .executeTakeFirst();
    if (!token) return { kind: 'refused' };
    const family = await trx
      .selectFrom('refresh_family')
      .selectAll()
      .where('family_id', '=', token.family_id)
      .executeTakeFirstOrThrow();
    const end = family.created_at.getTime() + use.sessionMs;
    if (family.revoked_at || token.expires_at <= use.at || use.at.getTime() >= end)
      return { kind: 'refused' };
    const keyHash = use.clientKeyHash(family.account_id);
    const isItsOwn = keyHash === null || (await isOfClient(trx, family, keyHash));
    const successor =
      token.used_at && isItsOwn && keyHash !== null ? await repeatable(trx, token.used_at, use) : null;
    if (token.used_at && successor)
      return { kind: 'repeated', family, at: token.used_at, expiresAt: successor.expires_at };
    const isMisused = token.used_at !== null || !isItsOwn;
    if (isMisused || use.lifeMs <= 0) {
      await trx
        .updateTable('refresh_family')
        .set({ revoked_at: use.at })
        .where('family_id', '=', family.family_id)
        .execute();
      return isMisused ? { kind: 'reused', family } : { kind: 'refused' };
    }
    await trx
      .updateTable('refresh_token')
      .set({ used_at: use.at })
      .where('token_hash', '=', use.tokenHash)
      .execute();
    const expiresAt = new Date(Math.min(use.at.getTime() + use.lifeMs, end));
    await insert(trx, {
      tokenHash: use.successorHash,
      familyId: family.family_id,
      issuedAt: use.at,
      expiresAt,
    });
    await trx
      .updateTable('refresh_family')
      .set({ last_used_at: use.at, address: use.origin.address, user_agent: use.origin.userAgent })
      .where('family_id', '=', family.family_id)
      .execute();
    return { kind: 'rotated', family, at: use.at, expiresAt };
  });
}

async function isOfClient(
  db: Kysely<Tables>,
  family: RefreshFamily,
  clientKeyHash: string,
): Promise<boolean> {
  const own = await db
    .selectFrom('client')
    .select('client_key_hash')
    .where('client_id', '=', family.client_id)
    .executeTakeFirstOrThrow();
  return own.client_key_hash === clientKeyHash;
}

/**
 * Finds the successor, as long as it may be sent again. A used one has arrived, so a legitimate client has no reason to
 * repeat.
 */
async function repeatable(
  db: Kysely<Tables>,
  usedAt: Date,
  use: Use,
): Promise<Pick<Row<'refresh_token'>, 'expires_at'> | null> {
  // The difference counts in both directions, so that a clock that was set back does not lengthen the grace.
  if (Math.abs(use.at.getTime() - usedAt.getTime()) > use.graceMs) return null;
  const successor = await db
    .selectFrom('refresh_token')
    .select(['used_at', 'expires_at'])
    .where('token_hash', '=', use.successorHash)
    .executeTakeFirstOrThrow();
  return successor.used_at === null ? successor : null;
}

/** Ends the open login that this token belongs to, if it is the account's own. */
export async function endFamilyOf(
  db: Kysely<Tables>,
  end: { tokenHash: string; accountId: string; at: Date },
): Promise<string | null> {
  const ended = await db
    .updateTable('refresh_family')
    .set({ revoked_at: end.at })
    .where('account_id', '=', end.accountId)
    .where('revoked_at', 'is', null)
    .where('family_id', '=', (token) =>
      token.selectFrom('refresh_token').select('family_id').where('token_hash', '=', end.tokenHash),
    )
    .returning('family_id')
    .executeTakeFirst();
  return ended?.family_id ?? null;
}

async function insert(db: Kysely<Tables>, token: IssuedRefresh): Promise<void> {
  await db
    .insertInto('refresh_token')
    .values({
      token_hash: token.tokenHash,
      family_id: token.familyId,
      issued_at: token.issuedAt,
      expires_at: token.expiresAt,
      used_at: null,
    })
    .execute();
}
