import { randomUUID } from 'node:crypto';
import type { components } from '#api/main.d.ts';
import { uniqueName } from '#domain/text/normal.ts';
import { ApiError, type Language } from '#server/core/http/api-error.ts';
import type { Handlers } from '#server/core/http/call.ts';
import { refusal } from '#server/core/http/validators.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { FirmwareKeys } from '#server/fleet/firmware/keys.ts';
import type { KeyRow } from './queries/key-facts.ts';
import { ScopedKeys } from './queries/keys.ts';
import { readPublicKey } from './signatures.ts';

type KeyHandlers = Pick<Handlers, 'listFirmwareKeys' | 'addFirmwareKey' | 'revokeFirmwareKey'>;

interface Needs extends Pick<CoreServices, 'now'> {
  firmwareKeys: FirmwareKeys;
}

/** Lists, adds and revokes the keys that verify firmware signatures. Keys are never deleted. */
export const keyHandlers = ({ firmwareKeys, now }: Needs): KeyHandlers => ({
  async listFirmwareKeys({ scope }) {
    const rows = await scope.of(ScopedKeys).all();
    return { data: rows.map((row) => presentKey(row, row.own)) };
  },

  async addFirmwareKey({ body, caller, audit, language }) {
    const { operator, name: addedBy } = caller.account;
    const name = uniqueName(body.name);
    if (name === '') throw refusal([{ field: 'name', message: 'is empty' }]);
    const key = readPublicKey(body.publicKey);
    if (typeof key === 'string')
      throw new ApiError('custom', { status: 422, message: refusals[key][language], data: { key } });
    const row = {
      key_id: randomUUID(),
      op_id: operator.opId,
      name,
      algorithm: key.algorithm,
      fingerprint: key.fingerprint,
      public_key: key.pem,
      added_by: addedBy,
      added_at: now(),
      revoked_by: null,
      revoked_at: null,
    };
    const { algorithm, fingerprint } = row;
    audit.objects.push(row.key_id);
    audit.changed(null, { name, algorithm, fingerprint }, operator.opId);
    const refused = await firmwareKeys.register(row, caller.actor);
    if (refused !== null) throw conflict(refusals[refused][language]);
    return { data: presentKey(row, true) };
  },

  async revokeFirmwareKey({ params, scope, caller, audit, language }) {
    const row = await scope.of(ScopedKeys).findOwn(params.keyId);
    if (!row) throw new ApiError('nodata');
    const { name, fingerprint, op_id } = row;
    audit.objects.push(row.key_id);
    audit.changed({ name, fingerprint, revoked: false }, { name, fingerprint, revoked: true }, op_id);
    if (row.revoked_at !== null) throw conflict(refusals.revoked[language]);
    const by = { name: caller.account.name, at: now() };
    const refused = await firmwareKeys.revoke(row, by, caller.actor);
    if (refused !== null) throw conflict(refusals[refused][language]);
    return { data: {} };
  },
});

const conflict = (message: string) => new ApiError('conflict', { status: 409, message });

export const presentKey = (
  row: Omit<KeyRow, 'version' | 'seal'>,
  own: boolean,
): components['schemas']['FirmwareKey'] => ({
  keyId: row.key_id,
  opId: row.op_id,
  name: row.name,
  algorithm: row.algorithm,
  fingerprint: row.fingerprint,
  publicKey: row.public_key,
  own,
  addedBy: row.added_by,
  addedTime: row.added_at.toISOString(),
  revokedBy: row.revoked_by,
  revokedTime: row.revoked_at?.toISOString() ?? null,
});

const refusals = {
  private: {
    en: 'This is a private key. Keep it secret, and register the public key (openssl pkey -pubout).',
    ko: '개인 키입니다. 개인 키는 외부에 알리지 말고 공개 키(openssl pkey -pubout)를 등록하십시오.',
  },
  unreadable: {
    en: 'The text is not a public key as PEM (-----BEGIN PUBLIC KEY-----).',
    ko: 'PEM 형식의 공개 키(-----BEGIN PUBLIC KEY-----)가 아닙니다.',
  },
  unsuitable: {
    en: 'The key must be Ed25519, or RSA of 2,048 to 8,192 bits.',
    ko: 'Ed25519 키 또는 2,048~8,192비트의 RSA 키여야 합니다.',
  },
  known: {
    en: 'This key is registered already, or was revoked.',
    ko: '이미 등록되었거나 폐기된 키입니다.',
  },
  name: { en: 'A key of this name is registered already.', ko: '같은 이름의 키가 이미 등록되어 있습니다.' },
  many: { en: 'An organisation has 100 keys at most.', ko: '조직당 키는 100개까지 등록할 수 있습니다.' },
  revoked: { en: 'The key is revoked already.', ko: '이미 폐기된 키입니다.' },
} satisfies Record<string, Record<Language, string>>;
