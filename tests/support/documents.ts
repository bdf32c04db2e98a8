import type { ApiDocuments } from '#server/core/http/validators.ts';
import { bundleDocuments } from '../../scripts/api/bundle.ts';

let bundled: Promise<string> | undefined;

/** The contract as the server reads it; it is put together once a worker of the tests, and everyone has a copy. */
export async function bundledDocuments(): Promise<ApiDocuments> {
  bundled ??= bundleDocuments().then((documents) => JSON.stringify(documents));
  return JSON.parse(await bundled);
}
