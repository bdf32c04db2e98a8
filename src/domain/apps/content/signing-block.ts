import type { MediaSource } from '#domain/media/source.ts';
import { AppRefusal } from './problem.ts';

/** Schemes in the block before the central directory (source.android.com, APK signature schemes). */
export type BlockScheme = 2 | 3;

export interface BlockSigner {
  scheme: BlockScheme;
  /** Bytes that the signatures cover. */
  signedData: Uint8Array;
  digests: { algorithm: number; digest: Uint8Array }[];
  /** DER; the first one is the signer's. */
  certificates: Uint8Array[];
  signatures: { algorithm: number; signature: Uint8Array }[];
  /** DER of the SubjectPublicKeyInfo. */
  publicKey: Uint8Array;
  /** Newer scheme that the file was signed with too: without it, that signature was removed. */
  expects: number | null;
}

export interface SigningBlock {
  /** Offset of the block: what is before it are the entries. */
  at: number;
  signers: BlockSigner[];
}

const magic = 'APK Sig Block 42';
const footerSize = 24;
const mostBlockBytes = 8 * 1024 * 1024;
const schemes: Readonly<Record<number, BlockScheme>> = { 1896449818: 2, 4031998144: 3 };

const bad = () => new AppRefusal({ code: 'badSignature' });

/** Reads the signing block; null: the archive has none. */
export async function readSigningBlock(
  source: MediaSource,
  directoryAt: number,
): Promise<SigningBlock | null> {
  if (directoryAt < footerSize + 8) return null;
  const footer = await source.read(directoryAt - footerSize, directoryAt);
  if (new TextDecoder('latin1').decode(footer.subarray(8)) !== magic) return null;
  const size = new Cursor(footer).uint64();
  const at = directoryAt - size - 8;
  if (size < footerSize || size > mostBlockBytes || at < 0) throw bad();
  const block = new Cursor(await source.read(at, directoryAt - footerSize));
  if (block.uint64() !== size) throw bad();
  const signers: BlockSigner[] = [];
  const seen = new Set<number>();
  while (block.left > 0) {
    const pair = block.part(block.uint64());
    const id = pair.uint32();
    const scheme = schemes[id];
    if (scheme === undefined) continue;
    if (seen.has(id)) throw bad();
    seen.add(id);
    signers.push(...signersOf(pair, scheme));
  }
  if (signers.some(({ expects }) => expects !== null && !signers.some(({ scheme }) => scheme === expects)))
    throw bad();
  return { at, signers };
}

function signersOf(pair: Cursor, scheme: BlockScheme): BlockSigner[] {
  const sequence = pair.part(pair.uint32());
  const signers: BlockSigner[] = [];
  while (sequence.left > 0) signers.push(signerOf(sequence.part(sequence.uint32()), scheme));
  if (signers.length === 0) throw bad();
  return signers;
}

function signerOf(signer: Cursor, scheme: BlockScheme): BlockSigner {
  const signedData = signer.bytes(signer.uint32());
  // Version 3 says inside and outside of the signature which versions of Android the signer is for.
  const outerRange = scheme === 3 ? [signer.uint32(), signer.uint32()] : [];
  const signatures = pairsOf(signer).map(({ algorithm, bytes }) => ({ algorithm, signature: bytes }));
  const publicKey = signer.bytes(signer.uint32());
  const signed = new Cursor(signedData);
  const digests = pairsOf(signed).map(({ algorithm, bytes }) => ({ algorithm, digest: bytes }));
  const certificates: Uint8Array[] = [];
  const listed = signed.part(signed.uint32());
  while (listed.left > 0) certificates.push(listed.bytes(listed.uint32()));
  const innerRange = scheme === 3 ? [signed.uint32(), signed.uint32()] : [];
  if (innerRange.join() !== outerRange.join()) throw bad();
  const expects = scheme === 2 && signed.left > 0 ? expectedScheme(signed.part(signed.uint32())) : null;
  return { scheme, signedData, digests, certificates, signatures, publicKey, expects };
}

const strippingProtection = 0xbeeff00d;

function expectedScheme(attributes: Cursor): number | null {
  while (attributes.left > 0) {
    const attribute = attributes.part(attributes.uint32());
    if (attribute.uint32() === strippingProtection) return attribute.uint32();
  }
  return null;
}

function pairsOf(cursor: Cursor): { algorithm: number; bytes: Uint8Array }[] {
  const list = cursor.part(cursor.uint32());
  const pairs: { algorithm: number; bytes: Uint8Array }[] = [];
  while (list.left > 0) {
    const pair = list.part(list.uint32());
    pairs.push({ algorithm: pair.uint32(), bytes: pair.bytes(pair.uint32()) });
  }
  return pairs;
}

/** Reads little-endian numbers and parts with a length, and never beyond its bytes. */
class Cursor {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get left(): number {
    return this.#bytes.length - this.#at;
  }

  bytes(length: number): Uint8Array {
    if (length > this.left) throw bad();
    this.#at += length;
    return this.#bytes.subarray(this.#at - length, this.#at);
  }

  part(length: number): Cursor {
    return new Cursor(this.bytes(length));
  }

  uint32(): number {
    if (this.left < 4) throw bad();
    this.#at += 4;
    return this.#view.getUint32(this.#at - 4, true);
  }

  uint64(): number {
    if (this.left < 8) throw bad();
    this.#at += 8;
    const value = this.#view.getBigUint64(this.#at - 8, true);
    if (value > 2n ** 53n) throw bad();
    return Number(value);
  }
}
