import type { JsonObject } from '#machines/json.ts';
import type { ContentOrder } from '../port.ts';
import type { ContentGrants } from './grants.ts';

/** Where set-top boxes fetch content; below it the digest of the file. */
export const contentPath = '/device-contents';

/** From sending to the end of the grant, in milliseconds: longer than the longest task. */
const grantMs = 3_600_000;

/** The address for one box, with its grant; it goes to the box and not into the log. */
export const contentAddresses =
  (filesUrl: string, grants: ContentGrants, now: () => number) =>
  (endpointId: string, params: JsonObject): string => {
    const { contentType, itemId, name, version, sha256 } = params as unknown as ContentOrder;
    const grant = grants.write({
      ...{ endpointId, sha256, kind: contentType, itemId, name, version },
      expiresAt: now() + grantMs,
    });
    return `${filesUrl}${contentPath}/${sha256}?grant=${grant}`;
  };
