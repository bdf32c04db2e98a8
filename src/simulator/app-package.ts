import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { unzipSync } from 'fflate';

/** An app as a device reads it from the bytes of its file. */
export interface PackageFile {
  platform: 'android' | 'quantum';
  /** Package name on Android, or the name of a container. */
  name: string;
  version: string;
  /** Bytes of the file, which stand for those on the disk. */
  size: number;
  /** SHA-256 of the certificate that signed an APK, in hex; null: unsigned, or a container. */
  signer: string | null;
  /** True: the app ends soon after each start, for tests of rollouts. */
  crashes: boolean;
}

const manifestName = 'AndroidManifest.xml';
/** Entry of an APK whose app ends soon after each start. */
const crashMark = 'assets/crash-after-start';

/** Reads an APK, or an image archive as `docker save` writes it; null: it is neither. */
export function readAppPackage(bytes: Buffer): PackageFile | null {
  try {
    return bytes.subarray(0, 2).toString('latin1') === 'PK' ? readApk(bytes) : readImage(bytes);
  } catch {
    return null;
  }
}

function readApk(bytes: Buffer): PackageFile | null {
  const files = unzipSync(bytes, { filter: ({ name }) => name === manifestName || name === crashMark });
  const manifest = files[manifestName];
  const said = manifest ? manifestOf(Buffer.from(manifest)) : null;
  if (!said) return null;
  return {
    platform: 'android',
    ...said,
    size: bytes.length,
    signer: signerOf(bytes),
    crashes: files[crashMark] !== undefined,
  };
}

/** Chunks of Android's binary XML, and the resource id of `android:versionName`. */
const chunks = { strings: 0x0001, resources: 0x0180, element: 0x0102 };
const versionName = 0x0101021c;

/** Reads the package and the version name of the first element. */
function manifestOf(xml: Buffer): { name: string; version: string } | null {
  let strings: string[] = [];
  let resources: number[] = [];
  for (let at = 8; at + 8 <= xml.length; at += Math.max(8, xml.readUInt32LE(at + 4))) {
    const [type, size] = [xml.readUInt16LE(at), xml.readUInt32LE(at + 4)];
    if (type === chunks.strings) strings = stringsOf(xml.subarray(at, at + size));
    if (type === chunks.resources)
      resources = Array.from({ length: (size - 8) / 4 }, (_, one) => xml.readUInt32LE(at + 8 + 4 * one));
    if (type !== chunks.element) continue;
    const found = { name: '', version: '' };
    const first = at + 16 + xml.readUInt16LE(at + 24);
    for (let one = 0; one < xml.readUInt16LE(at + 28); one++) {
      const attribute = first + one * xml.readUInt16LE(at + 26);
      const name = xml.readUInt32LE(attribute + 4);
      const value = strings[xml.readUInt32LE(attribute + 8)] ?? '';
      if (resources[name] === versionName) found.version = value;
      else if (strings[name] === 'package') found.name = value;
    }
    return found.name === '' ? null : found;
  }
  return null;
}

function stringsOf(pool: Buffer): string[] {
  const isUtf8 = (pool.readUInt32LE(16) & 0x100) !== 0;
  const start = pool.readUInt32LE(20);
  return Array.from({ length: pool.readUInt32LE(8) }, (_, one) => {
    let at = start + pool.readUInt32LE(28 + 4 * one);
    if (!isUtf8) return pool.toString('utf16le', at + 2, at + 2 + 2 * pool.readUInt16LE(at));
    // The length in characters precedes the length in bytes; each takes two bytes from 128 on.
    at += (pool[at] ?? 0) & 0x80 ? 2 : 1;
    const long = ((pool[at] ?? 0) & 0x80) !== 0;
    const bytes = long ? pool.readUInt16BE(at) & 0x7fff : (pool[at] ?? 0);
    const text = at + (long ? 2 : 1);
    return pool.toString('utf8', text, text + bytes);
  });
}

/** Ids of the schemes 2 and 3 in the signing block. */
const schemes = [0x7109871a, 0xf05368c0];

/** Reads the certificate in the signing block of an APK (schemes 2 and 3). The device does not verify signatures. */
function signerOf(bytes: Buffer): string | null {
  const end = bytes.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  const directory = bytes.readUInt32LE(end + 16);
  if (bytes.toString('latin1', directory - 16, directory) !== 'APK Sig Block 42') return null;
  const blockEnd = directory - 24;
  let at = directory - Number(bytes.readBigUInt64LE(blockEnd));
  while (at < blockEnd) {
    const size = Number(bytes.readBigUInt64LE(at));
    if (schemes.includes(bytes.readUInt32LE(at + 8))) {
      // Signers, signer, signed data, digests, certificates, certificate: each with its length before it.
      const digests = at + 12 + 4 + 4 + 4;
      const certificates = digests + 4 + bytes.readUInt32LE(digests);
      const certificate = certificates + 8;
      return createHash('sha256')
        .update(bytes.subarray(certificate, certificate + bytes.readUInt32LE(certificates + 4)))
        .digest('hex');
    }
    at += 8 + size;
  }
  return null;
}

/** Reads the reference of an image from the `manifest.json` of its archive. */
function readImage(bytes: Buffer): PackageFile | null {
  const archive = bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes;
  for (let at = 0; at + 512 <= archive.length; ) {
    const name = archive.toString('utf8', at, at + 100).replace(/\0.*$/s, '');
    const size = Number.parseInt(archive.toString('latin1', at + 124, at + 136), 8);
    if (name === '' || Number.isNaN(size)) return null;
    if (name === 'manifest.json') {
      const [image] = JSON.parse(archive.toString('utf8', at + 512, at + 512 + size));
      const [, of = '', tag = ''] = /^(.+):([^:/]+)$/.exec(String(image?.RepoTags?.[0])) ?? [];
      if (of === '') return null;
      const read = { name: of, version: tag, size: bytes.length, signer: null, crashes: false };
      return { platform: 'quantum', ...read };
    }
    at += 512 + 512 * Math.ceil(size / 512);
  }
  return null;
}
