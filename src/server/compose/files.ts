import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { currentBucket } from '../core/blobs/bucket.ts';
import { BucketBlobs } from '../core/blobs/bucket-blobs.ts';
import { DiskBlobs } from '../core/blobs/disk-blobs.ts';
import { DraftFolder } from '../core/blobs/draft-folder.ts';
import { FileUploads } from '../core/blobs/file-uploads.ts';
import type { BlobStore } from '../core/blobs/port.ts';
import type { Module } from '../core/module.ts';
import type { DeviceGateway } from '../devices/gateway/port.ts';
import type { ServerPorts } from './ports.ts';
import type { Services } from './services.ts';

const usualQuota = 100 * 1024 ** 3;

/** A part of a file is larger than a picture, and no page waits for it. */
const partTimeoutMs = 120_000;

/** The blob store, and what people upload into it. */
export function composeFiles<G extends DeviceGateway>(
  modules: readonly Module<Services>[],
  { database, dataDir, bucket, fileQuota, now }: ServerPorts<G>,
): { blobs: BlobStore; fileUploads: FileUploads } {
  const drafts = new DraftFolder(join(dataDir, 'drafts'));
  const blobs = bucket
    ? new BucketBlobs(currentBucket(bucket, partTimeoutMs), drafts)
    : new DiskBlobs(join(dataDir, 'blobs'), drafts);
  const purposes = Object.assign({}, ...modules.map((module) => module.uploads));
  const quota = fileQuota ?? usualQuota;
  return {
    blobs,
    fileUploads: new FileUploads({ database, blobs, drafts, purposes, quota, newId: randomUUID, now }),
  };
}
