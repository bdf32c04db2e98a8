import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto';
import { firmwareStatement } from '#domain/firmware/statement.ts';
import type { FirmwareSignature } from '#machines/firmware-file/events.ts';
import { ApiError, type Language } from '#server/core/http/api-error.ts';
import type { KeyRow, UnsignedReason } from './queries/key-facts.ts';

/** Allowed sizes of an RSA key, in bits. */
const rsaBits = { least: 2_048, most: 8_192 };

interface PublicKey {
  algorithm: string;
  fingerprint: string;
  pem: string;
}

/** Reads a public key from PEM, or returns the reason that it is refused. */
export function readPublicKey(text: string): PublicKey | 'private' | 'unreadable' | 'unsuitable' {
  if (text.includes('PRIVATE KEY')) return 'private';
  const [block] = /-----BEGIN PUBLIC KEY-----[A-Za-z0-9+/=\s]+-----END PUBLIC KEY-----/.exec(text) ?? [];
  const key = block === undefined ? null : keyOf(block);
  if (!key) return 'unreadable';
  const algorithm = algorithmOf(key);
  if (algorithm === null) return 'unsuitable';
  const der = key.export({ type: 'spki', format: 'der' });
  return {
    algorithm,
    fingerprint: createHash('sha256').update(der).digest('hex'),
    pem: key.export({ type: 'spki', format: 'pem' }).toString(),
  };
}

function keyOf(pem: string): KeyObject | null {
  try {
    return createPublicKey(pem);
  } catch {
    return null;
  }
}

function algorithmOf({ asymmetricKeyType: type, asymmetricKeyDetails }: KeyObject): string | null {
  if (type === 'ed25519') return 'Ed25519';
  const bits = asymmetricKeyDetails?.modulusLength ?? 0;
  return type === 'rsa' && bits >= rsaBits.least && bits <= rsaBits.most ? `RSA ${bits}` : null;
}

/** Verifies Ed25519 (RFC 8032), or RSA with SHA-256 and PKCS #1 v1.5 padding (RFC 8017), which is OpenSSL's default. */
export function isSignedBy(pem: string, sha256: string, signature: Uint8Array): boolean {
  const key = createPublicKey(pem);
  const digest = key.asymmetricKeyType === 'ed25519' ? null : 'sha256';
  return verify(digest, Buffer.from(firmwareStatement(sha256)), key, signature);
}

/** A file whose signature does not verify. */
export class SignatureRefusal extends ApiError {}

/** Finds the signature with the key that verifies it; throws if there is none. */
export function verifiedSignature(
  keys: readonly KeyRow[],
  sha256: string,
  text: string,
  language: Language,
): FirmwareSignature {
  const value = text.replaceAll(/\s/g, '');
  const signature = /^[A-Za-z0-9+/]{16,}={0,2}$/.test(value) ? Buffer.from(value, 'base64') : null;
  const reason = signature === null ? 'format' : keys.length === 0 ? 'keys' : 'mismatch';
  const key = signature && keys.find(({ public_key }) => isSignedBy(public_key, sha256, signature));
  if (!key) {
    const message = refusals[reason][language];
    const data = { signature: reason, reason: 'signature' };
    throw new SignatureRefusal('custom', { status: 422, message, data });
  }
  return { keyId: key.key_id, keyName: key.name, fingerprint: key.fingerprint, value };
}

const refusals = {
  format: {
    en: 'The signature is not base64. Send the bytes of the signature file as base64.',
    ko: '서명이 base64 형식이 아닙니다. 서명 파일의 내용을 base64로 보내십시오.',
  },
  keys: {
    en: 'The signature cannot be verified: no signing key is registered.',
    ko: '등록된 서명 키가 없어 서명을 검증할 수 없습니다.',
  },
  mismatch: {
    en: 'The signature does not match this file: no registered key verifies it. The file was not added.',
    ko: '서명이 이 파일과 일치하지 않습니다. 등록된 어떤 키로도 검증되지 않아 파일을 추가하지 않았습니다.',
  },
} satisfies Record<string, Record<Language, string>>;

const unsignedTexts = {
  missing: {
    en: 'Firmware must be signed, and this file has no signature.',
    ko: '서명된 펌웨어만 승인할 수 있으나 이 파일에는 서명이 없습니다.',
  },
  revoked: {
    en: 'Firmware must be signed, and the key that signed this file is revoked.',
    ko: '서명된 펌웨어만 승인할 수 있으나 이 파일에 서명한 키가 폐기되었습니다.',
  },
  altered: {
    en: 'The key that signed this file was changed outside of the product. Register it again, and upload the file again.',
    ko: '이 파일에 서명한 키가 제품 밖에서 변경되었습니다. 키를 다시 등록한 후 파일을 다시 업로드하십시오.',
  },
} satisfies Record<UnsignedReason, Record<Language, string>>;

export const unsignedError = (reason: UnsignedReason, language: Language): ApiError =>
  new ApiError('conflict', {
    status: 409,
    message: unsignedTexts[reason][language],
    data: { signature: reason },
  });
