import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { contentAddresses, contentPath } from '../content/delivery/address.ts';
import { contentEndpoint } from '../content/delivery/endpoint.ts';
import { contentGrants } from '../content/delivery/grants.ts';
import { storeFetch } from '../content/delivery/queries/fetches.ts';
import { isHeld } from '../content/delivery/queries/held.ts';
import { hasScreenSince, storeScreen } from '../content/delivery/queries/screens.ts';
import { screenReceiver } from '../content/delivery/screens.ts';
import { currentBucket } from '../core/blobs/bucket.ts';
import { BucketBlobs } from '../core/blobs/bucket-blobs.ts';
import { DiskBlobs } from '../core/blobs/disk-blobs.ts';
import { DraftFolder } from '../core/blobs/draft-folder.ts';
import { FileUploads, type UploadPurpose } from '../core/blobs/file-uploads.ts';
import type { BlobStore } from '../core/blobs/port.ts';
import { UploadRecords } from '../core/blobs/upload-records.ts';
import type { DeviceFiles } from '../core/files/device-files.ts';
import type { EventLog } from '../core/log/log.ts';
import { faultsOf } from '../core/logger.ts';
import type { Module } from '../core/module.ts';
import type { FileUrl } from '../devices/engine/perform.ts';
import type { DeviceGateway } from '../devices/gateway/port.ts';
import { appEndpoint } from '../fleet/app-files/delivery/endpoint.ts';
import { appAddresses, appGrants, appPath } from '../fleet/app-files/delivery/grants.ts';
import { isOpenDelivery } from '../fleet/app-files/queries/deliveries.ts';
import { downloadPath, firmwareEndpoint } from '../fleet/firmware/endpoint.ts';
import { FileServer } from '../fleet/firmware/file-server.ts';
import { Grants } from '../fleet/firmware/grants.ts';
import { openDownload } from '../fleet/firmware/queries/upgrades.ts';
import { FileThread } from '../fleet/firmware/thread/file-thread.ts';
import type { Closers } from './closers.ts';
import type { ServerPorts } from './ports.ts';
import type { Services } from './services.ts';

const usualQuota = 100 * 1024 ** 3;

/** Time limit for a part of a file, which is larger than a picture, while no page waits for it. */
const partTimeoutMs = 120_000;

/** Maximum bytes of a file that the server makes itself. */
const mostKept = 1024 ** 3;

const usualListener = { port: 0, host: '127.0.0.1', url: null, inThread: false, bytesPerSecond: null };

/** Default times in milliseconds. */
export const usualUpgradeTimes = { soakMs: 600_000, lostMs: 1_800_000 };

/** Composes the blob store, uploads into it, and the listener from which devices fetch files. */
export async function composeFiles<G extends DeviceGateway>(
  modules: readonly Module<Services>[],
  ports: ServerPorts<G>,
  log: EventLog,
  closers: Closers,
) {
  const { database, dataDir, bucket, now, vault, logger } = ports;
  const drafts = new DraftFolder(join(dataDir, 'drafts'));
  const blobs: BlobStore = bucket
    ? new BucketBlobs(currentBucket(bucket, partTimeoutMs), drafts)
    : new DiskBlobs(join(dataDir, 'blobs'), drafts);
  const purposes: Readonly<Record<string, UploadPurpose>> = Object.assign(
    {},
    ...modules.map((module) => module.uploads),
  );
  const quota = ports.fileQuota ?? usualQuota;
  const records = new UploadRecords(log);
  const fileUploads = new FileUploads({
    database,
    records,
    blobs,
    drafts,
    purposes,
    quota,
    now,
    newId: randomUUID,
  });
  await fileUploads.recover();
  const digests = (text: string) => vault.digests(text);
  const grants = new Grants(digests);
  const contents = contentGrants(digests);
  const apps = appGrants(digests);
  const fault = faultsOf(logger.child({ part: 'files' }));
  const listening = {
    endpoints: {
      [downloadPath]: firmwareEndpoint({
        grants,
        find: (upgradeId) => openDownload(database, upgradeId),
        now: () => now().getTime(),
      }),
      [contentPath]: contentEndpoint({
        grants: contents,
        now: () => now().getTime(),
        store: (fetch) => storeFetch(database, fetch),
        holds: (grant) => isHeld(database, grant),
        onFault: (error) => fault('content download', error),
      }),
      [appPath]: appEndpoint({ grants: apps, isOpen: (grant) => isOpenDelivery(database.sql, grant) }),
    },
    receivers: {
      [contentPath]: screenReceiver({
        grants: contents,
        now: () => now().getTime(),
        store: (screen) => storeScreen(database, screen),
        hasSince: (screen) => hasScreenSince(database, screen),
      }),
    },
    onFault: (error: unknown) => fault('device download', error),
  };
  const { port: wanted, host, url, inThread, bytesPerSecond } = ports.files ?? usualListener;
  const tls = ports.certificates?.files ?? null;
  const served = { ...listening, tls, bytesPerSecond };
  const fileServer: DeviceFiles = inThread
    ? new FileThread({ ...served, dataDir, bucket: bucket ?? null, partTimeoutMs })
    : new FileServer({ ...served, blobs });
  const port = await fileServer.listen(wanted, host);
  closers.add(() => fileServer.close());
  const filesUrl = url ?? `${tls ? 'https' : 'http'}://localhost:${port}`;
  const firmware = {
    grants,
    filesUrl,
    onDownloaded: (upgradeId: string) => fileServer.forget(upgradeId),
  };
  /** Stores a file that the server makes itself. */
  const keep = async (bytes: AsyncIterable<Uint8Array>) => {
    const draftId = randomUUID();
    await drafts.append(draftId, { offset: 0, bytes, most: mostKept, sha256: null });
    const kept = await blobs.keep(draftId);
    await drafts.remove(draftId);
    return kept;
  };
  const contentUrl = contentAddresses(filesUrl, contents, () => now().getTime());
  const appUrl = appAddresses(filesUrl, apps);
  const fileUrl: FileUrl = ({ family, ...task }) => {
    if (family === 'content') return contentUrl(task.endpointId, task.params);
    return family === 'apps' ? appUrl(task) : null;
  };
  return { blobs, fileUploads, uploadRecords: records.served, fileServer, firmware, keep, fileUrl };
}
