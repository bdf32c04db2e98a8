import { S3mini } from 's3mini';
import { isProtectedAddress } from '#server/core/network/own-machine.ts';

/** Bucket of an S3 object store. */
export interface BucketConfig {
  /** Address of the bucket: `https://s3.eu-central-1.amazonaws.com/pictures`. */
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Time limit in milliseconds: a device waits 10 s for the answer to its picture. */
const patienceMs = 8_000;

/** Reads the bucket's settings; null if none is named. Errors are added to `errors`, without the keys. */
export function readBucketConfig(env: NodeJS.ProcessEnv, errors: string[]): BucketConfig | null {
  const given = (name: string) => env[name]?.trim() ?? '';
  const [url, accessKeyId, secretAccessKey] = ['S3_URL', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'].map(
    given,
  );
  if (!url) {
    if (accessKeyId || secretAccessKey)
      errors.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY need S3_URL, the address of the bucket');
    return null;
  }
  if (!isBucket(url))
    errors.push(
      'S3_URL must be the address of a bucket that begins with https:// or http://, without keys in it',
    );
  else if (!isProtectedAddress(new URL(url)) && env.S3_WITHOUT_TLS !== '1')
    errors.push(
      'S3_URL leads to another machine without https: use it, or set S3_WITHOUT_TLS=1 where that network is trusted',
    );
  if (!accessKeyId || !secretAccessKey) errors.push('S3_URL needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY');
  return {
    url,
    region: given('S3_REGION') || 'auto',
    accessKeyId: accessKeyId ?? '',
    secretAccessKey: secretAccessKey ?? '',
  };
}

/** The bucket's name may be the last part of the path, or the first of the host (`https://pictures.s3.example.net`). */
function isBucket(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, search, hash } = new URL(text);
  return ['http:', 'https:'].includes(protocol) && `${username}${password}${search}${hash}` === '';
}

/** Returns the bucket with its present keys: `config` may return others after a change. */
export function currentBucket(config: BucketConfig, timeoutMs = patienceMs): () => S3mini {
  let opened = { ...config, bucket: openBucket(config, timeoutMs) };
  return () => {
    const { accessKeyId, secretAccessKey } = config;
    if (accessKeyId !== opened.accessKeyId || secretAccessKey !== opened.secretAccessKey)
      opened = { ...config, bucket: openBucket(config, timeoutMs) };
    return opened.bucket;
  };
}

export const openBucket = (config: BucketConfig, timeoutMs = patienceMs): S3mini =>
  new S3mini({
    endpoint: config.url,
    region: config.region,
    accessKeyId: config.accessKeyId,
    secretAccessKey: config.secretAccessKey,
    requestAbortTimeout: timeoutMs,
  });
