import type { MediaSource } from '#domain/media/source.ts';
import { type ApkDirectory, type Inflate, readApkDirectory, readApkEntry } from './apk-directory.ts';
import { readApkManifest } from './apk-manifest.ts';
import { type ImageNames, readImageNames } from './image.ts';
import { unpackedLimit } from './limits.ts';
import { AppRefusal } from './problem.ts';
import { isTarHeader } from './tar.ts';

/** Certificate that an APK was signed with. */
export interface AppSigner {
  /** SHA-256 of the certificate, in hex: what devices compare. */
  sha256: string;
  subject: string;
  /** Version of the APK signature scheme. */
  scheme: 1 | 2 | 3;
  /** False: the file states it, and the product did not verify it. */
  verified: boolean;
}

/** Statements of the bytes of an app file. */
export type AppContent =
  | {
      platform: 'android';
      packageName: string;
      versionName: string | null;
      versionCode: number;
      minSdk: number;
      debuggable: boolean;
      signer: AppSigner;
    }
  | ({ platform: 'quantum' } & ImageNames);

/** Parts of the check that depend on the platform. */
export interface ContentTools {
  inflate: Inflate;
  /** Passes the whole file on, unpacked if it is a gzip file; ends with an error above a limit. */
  unpacked(gzip: boolean): AsyncIterable<Uint8Array>;
  /** Verifies who signed an APK; throws an `AppRefusal`. */
  signerOf(source: MediaSource, archive: ApkDirectory): Promise<AppSigner>;
}

/** Larger manifests than a few hundred kilobytes do not exist. */
const mostManifestBytes = 4 * 1024 * 1024;
const manifestName = 'AndroidManifest.xml';

/** Reads what an app file says, by its bytes and not by its name; throws an `AppRefusal`. */
export async function readAppContent(source: MediaSource, tools: ContentTools): Promise<AppContent> {
  if (source.size === 0) throw new AppRefusal({ code: 'empty' });
  const head = await source.read(0, Math.min(512, source.size));
  const starts = (...bytes: number[]) => bytes.every((byte, at) => head[at] === byte);
  if (starts(0x50, 0x4b)) return readApk(source, tools);
  const gzip = starts(0x1f, 0x8b);
  if (!gzip && !isTarHeader(head)) throw new AppRefusal({ code: 'unknown' });
  const names = await readImageNames(tools.unpacked(gzip), unpackedLimit(source.size));
  return { platform: 'quantum', ...names };
}

async function readApk(source: MediaSource, tools: ContentTools): Promise<AppContent> {
  const archive = await readApkDirectory(source);
  const entry = archive.entries.get(manifestName);
  if (!entry) throw new AppRefusal({ code: 'noManifest' });
  if (entry.size > mostManifestBytes)
    throw new AppRefusal({ code: 'manifestTooLarge', megabytes: Math.round(entry.size / 1024 ** 2) });
  const bytes = await readApkEntry(source, entry, { most: mostManifestBytes, inflate: tools.inflate });
  const manifest = readApkManifest(bytes);
  const signer = await tools.signerOf(source, archive);
  return { platform: 'android', ...manifest, signer };
}
