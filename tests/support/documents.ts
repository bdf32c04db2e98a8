import type { ApiDocuments } from '#server/core/http/validators.ts';
import { bundleDocuments } from '../../scripts/api/bundle.ts';

let bundled: Promise<string> | undefined;

/** Returns a copy of the contract as the server reads it; it is bundled once per test worker. */
export async function bundledDocuments(): Promise<ApiDocuments> {
  bundled ??= bundleDocuments().then((documents) => JSON.stringify(documents));
  return JSON.parse(await bundled);
}
