import type { JsonObject } from '#machines/json.ts';
import type { ContentOrder } from '../port.ts';
import type { ContentGrants } from './grants.ts';

/** Path of the content that set-top boxes fetch; the file's digest follows it. */
export const contentPath = '/device-contents';

/** Milliseconds from sending to the end of the grant: longer than the longest task. */
const grantMs = 3_600_000;

/** Builds the address for one box, with its grant; it is sent to the box and never logged. */
export const contentAddresses =
  (filesUrl: string, grants: ContentGrants, now: () => number) =>
  (endpointId: string, params: JsonObject): string => {
    const { contentType, itemId, name, version, sha256 } = params as unknown as ContentOrder;
    const grant = grants.write({
      endpointId,
      sha256,
      kind: contentType,
      itemId,
      name,
      version,
      expiresAt: now() + grantMs,
    });
    return `${filesUrl}${contentPath}/${sha256}?grant=${grant}`;
  };
