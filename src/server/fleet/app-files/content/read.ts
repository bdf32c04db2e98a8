import type { Readable } from 'node:stream';
import { createGunzip, inflateRawSync } from 'node:zlib';
import type { ApkDirectory } from '#domain/apps/content/apk-directory.ts';
import { type AppContent, type AppSigner, readAppContent } from '#domain/apps/content/app-content.ts';
import { AppRefusal } from '#domain/apps/content/problem.ts';
import { readSigningBlock } from '#domain/apps/content/signing-block.ts';
import type { MediaSource } from '#domain/media/source.ts';
import { blobSource } from '#server/core/blobs/blob-source.ts';
import type { BlobStore, StoredBlob } from '#server/core/blobs/port.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import { verifiedBlockSigner } from './block-signatures.ts';
import { statedSigner } from './jar-signer.ts';

/** Reads what the bytes of a stored app file say; throws an `AppRefusal`. */
export async function contentOf(blobs: Pick<BlobStore, 'read'>, blob: StoredBlob): Promise<AppContent> {
  const whole = async () => {
    const bytes = await blobs.read(blob.sha256);
    if (!bytes) throw new ApiError('nofile');
    return bytes;
  };
  return readAppContent(blobSource(blobs, blob), {
    inflate: (packed, most) => inflateRawSync(packed, { maxOutputLength: Math.max(1, most) }),
    unpacked: (gzip) => (gzip ? gunzipped(whole) : parts(whole)),
    signerOf,
  });
}

async function* parts(open: () => Promise<Readable>): AsyncGenerator<Uint8Array> {
  yield* await open();
}

/** Unpacks while it is read: what a decompressor holds is bounded, whatever the file unpacks to. */
async function* gunzipped(open: () => Promise<Readable>): AsyncGenerator<Uint8Array> {
  const packed = await open();
  const unpacked = packed.pipe(createGunzip());
  packed.on('error', (error) => unpacked.destroy(error));
  try {
    yield* unpacked;
  } catch (error) {
    throw error instanceof ApiError ? error : new AppRefusal({ code: 'damaged' });
  } finally {
    packed.destroy();
    unpacked.destroy();
  }
}

async function signerOf(source: MediaSource, archive: ApkDirectory): Promise<AppSigner> {
  const block = await readSigningBlock(source, archive.directoryAt);
  if (block && block.signers.length > 0) {
    const { certificate, scheme } = await verifiedBlockSigner(source, block, archive);
    return shown(certificate, scheme, true);
  }
  const certificate = await statedSigner(source, archive);
  if (!certificate) throw new AppRefusal({ code: 'unsigned' });
  return shown(certificate, 1, false);
}

const shown = (
  certificate: { fingerprint256: string; subject: string },
  scheme: AppSigner['scheme'],
  verified: boolean,
): AppSigner => ({
  sha256: certificate.fingerprint256.replaceAll(':', '').toLowerCase(),
  subject: certificate.subject.split('\n').toReversed().join(', ').slice(0, 300),
  scheme,
  verified,
});
