import { constants, createHash, createPublicKey, type KeyObject, verify, X509Certificate } from 'node:crypto';
import type { ApkDirectory } from '#domain/apps/content/apk-directory.ts';
import { AppRefusal } from '#domain/apps/content/problem.ts';
import type { BlockSigner, SigningBlock } from '#domain/apps/content/signing-block.ts';
import type { MediaSource } from '#domain/media/source.ts';

type Hash = 'sha256' | 'sha512';

interface Algorithm {
  hash: Hash;
  key: 'rsa' | 'ec' | 'dsa';
  /** RSA with the padding PSS. */
  pss?: true;
}

/** Signature algorithms of the schemes 2 and 3 whose digest covers chunks of 1 MB. */
const algorithms: Readonly<Record<number, Algorithm>> = {
  257: { hash: 'sha256', key: 'rsa', pss: true },
  258: { hash: 'sha512', key: 'rsa', pss: true },
  259: { hash: 'sha256', key: 'rsa' },
  260: { hash: 'sha512', key: 'rsa' },
  513: { hash: 'sha256', key: 'ec' },
  514: { hash: 'sha512', key: 'ec' },
  769: { hash: 'sha256', key: 'dsa' },
};

const bad = () => new AppRefusal({ code: 'badSignature' });

/**
 * Verifies the signatures of an APK's signing block over all of its bytes (source.android.com, APK signature schemes v2
 * and v3). Returns the certificate of its one signer.
 */
export async function verifiedBlockSigner(
  source: MediaSource,
  block: SigningBlock,
  archive: ApkDirectory,
): Promise<{ certificate: X509Certificate; scheme: 2 | 3 }> {
  const digests = new Map<Hash, Buffer>();
  for (const scheme of [2, 3] as const)
    if (block.signers.filter((signer) => signer.scheme === scheme).length > 1)
      throw new AppRefusal({ code: 'severalSigners' });
  const signed: { certificate: X509Certificate; scheme: 2 | 3 }[] = [];
  for (const signer of block.signers) {
    const { certificate, hash, digest } = signatureOf(signer);
    const real = digests.get(hash) ?? (await contentDigest(source, block.at, archive, hash));
    digests.set(hash, real);
    if (!real.equals(digest)) throw bad();
    signed.push({ certificate, scheme: signer.scheme });
  }
  // A device goes by the newest scheme that it knows.
  const newest = signed.toSorted((one, other) => other.scheme - one.scheme)[0];
  if (!newest) throw bad();
  return newest;
}

/** Verifies a signer's signatures, without the content. Every signature with a known algorithm must be right. */
function signatureOf(signer: BlockSigner): { certificate: X509Certificate; hash: Hash; digest: Uint8Array } {
  const { signatures, digests, certificates, publicKey, signedData } = signer;
  const [first] = certificates;
  if (!first) throw bad();
  const certificate = certificateOf(first);
  const spki = certificate.publicKey.export({ type: 'spki', format: 'der' });
  if (!spki.equals(publicKey)) throw bad();
  if (
    signatures.map(({ algorithm }) => algorithm).join() !== digests.map(({ algorithm }) => algorithm).join()
  )
    throw bad();
  const known = signatures.flatMap(({ algorithm, signature }, index) => {
    const named = Object.hasOwn(algorithms, algorithm) ? algorithms[algorithm] : undefined;
    const digest = digests[index]?.digest;
    return named && digest ? [{ ...named, signature, digest }] : [];
  });
  const [used] = known;
  if (!used) throw new AppRefusal({ code: 'unknownSignature' });
  const key = createPublicKey({ key: Buffer.from(publicKey), type: 'spki', format: 'der' });
  for (const each of known) if (!isSigned(each, key, signedData)) throw bad();
  return { certificate, hash: used.hash, digest: used.digest };
}

function certificateOf(der: Uint8Array): X509Certificate {
  try {
    return new X509Certificate(der);
  } catch {
    throw bad();
  }
}

const saltLength: Readonly<Record<Hash, number>> = { sha256: 32, sha512: 64 };

function isSigned(
  { hash, key: type, pss, signature }: Algorithm & { signature: Uint8Array },
  key: KeyObject,
  data: Uint8Array,
): boolean {
  if (key.asymmetricKeyType !== type) return false;
  const padding = pss
    ? { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: saltLength[hash] }
    : type === 'rsa'
      ? { padding: constants.RSA_PKCS1_PADDING }
      : {};
  try {
    return verify(hash, data, { key, ...padding }, signature);
  } catch {
    return false;
  }
}

const chunkBytes = 1024 * 1024;

/** Digest of the entries, the directory and the end record: of the digests of their chunks of 1 MB. */
async function contentDigest(
  source: MediaSource,
  blockAt: number,
  { directoryAt, endAt }: ApkDirectory,
  hash: Hash,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const add = (bytes: Uint8Array) =>
    chunks.push(createHash(hash).update(counted(0xa5, bytes.length)).update(bytes).digest());
  for (const [from, to] of [
    [0, blockAt],
    [directoryAt, endAt],
  ] as const)
    for (let at = from; at < to; at += chunkBytes) add(await source.read(at, Math.min(to, at + chunkBytes)));
  const end = Buffer.from(await source.read(endAt, source.size));
  // The signature was made before the block moved the directory.
  end.writeUInt32LE(blockAt, 16);
  add(end);
  const all = createHash(hash).update(counted(0x5a, chunks.length));
  for (const chunk of chunks) all.update(chunk);
  return all.digest();
}

function counted(prefix: number, count: number): Buffer {
  const bytes = Buffer.alloc(5);
  bytes.writeUInt8(prefix);
  bytes.writeUInt32LE(count, 1);
  return bytes;
}
