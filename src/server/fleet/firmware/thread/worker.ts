import { setPriority } from 'node:os';
import { join } from 'node:path';
import type { SecureContextOptions } from 'node:tls';
import { parentPort, workerData } from 'node:worker_threads';
import { currentBucket } from '#server/core/blobs/bucket.ts';
import { BucketBlobs } from '#server/core/blobs/bucket-blobs.ts';
import { DiskBlobs } from '#server/core/blobs/disk-blobs.ts';
import { DraftFolder } from '#server/core/blobs/draft-folder.ts';
import type { FileEndpoint, Receiver } from '#server/core/files/device-files.ts';
import { FileServer } from '../file-server.ts';
import { ThreadChannel } from './channel.ts';
import type { ServerSide, ThreadSide, ThreadStart } from './messages.ts';

// Device files are read and sent in their own thread, because their bytes would otherwise hold up every socket of the
// server.
const port = parentPort;
if (!port) throw new Error('the file worker runs only as a worker thread');

const { dataDir, bucket, partTimeoutMs, endpoints, receivers, tls, bytesPerSecond } =
  workerData as ThreadStart;
/** Milliseconds between two progress reports. */
const progressMs = 500;

// On Linux each thread has its own priority, and 0 means the calling thread. People and device messages come before
// downloads.
if (process.platform === 'linux') setPriority(0, 10);

const drafts = new DraftFolder(join(dataDir, 'drafts'));
const blobs = bucket
  ? new BucketBlobs(currentBucket(bucket, partTimeoutMs), drafts)
  : new DiskBlobs(join(dataDir, 'blobs'), drafts);
/** Running downloads whose progress is shown. */
const followed = new Map<number, string>();
const bodies = new Map<number, AsyncIterator<Uint8Array>>();
let nextBody = 1;

const reasonOf = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
const onFault = (error: unknown) => server.tell('fault', reasonOf(error));

const endpoint =
  (path: string): FileEndpoint =>
  async (sha256, grant) => {
    const opened = await server.call('open', path, sha256, grant);
    if (typeof opened === 'number') return opened;
    const { request, key, isFollowed, limits, bucketKeys } = opened;
    if (bucket && bucketKeys) Object.assign(bucket, bucketKeys);
    if (isFollowed) followed.set(request, key);
    return {
      sha256: opened.sha256,
      key,
      limits,
      ended: (answer) => server.tell('ended', request, answer),
      left: () => {
        if (followed.delete(request)) tellProgress(key);
        server.tell('left', request);
      },
    };
  };

const receiver =
  (path: string): Receiver =>
  async ({ bytes, ...sent }) => {
    const body = nextBody++;
    bodies.set(body, bytes[Symbol.asyncIterator]());
    try {
      return await server.call('receive', path, { ...sent, body });
    } finally {
      bodies.delete(body);
    }
  };

function tellProgress(key: string): void {
  const part = files.progressOf(key);
  if (part !== null) server.tell('progress', key, part);
}

/** Listeners for renewed certificates, whose files the main thread watches. */
const takers: ((renewed: SecureContextOptions) => void)[] = [];
const files = new FileServer({
  blobs,
  endpoints: Object.fromEntries(endpoints.map((path) => [path, endpoint(path)])),
  receivers: Object.fromEntries(receivers.map((path) => [path, receiver(path)])),
  tls: tls && { current: tls, onRenewed: (take) => void takers.push(take) },
  bytesPerSecond,
  onFault,
});
const server = new ThreadChannel<ServerSide, ThreadSide>(
  port,
  {
    listen: (wanted, host) => files.listen(wanted, host),
    forget: (key) => files.forget(key),
    secure: (renewed) => {
      for (const take of takers) take(renewed);
    },
    read: async (body) => {
      const next = await bodies.get(body)?.next();
      return !next || next.done ? null : next.value;
    },
    close: () => files.close(),
  },
  onFault,
);
setInterval(() => new Set(followed.values()).forEach(tellProgress), progressMs);
