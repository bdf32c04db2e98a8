import type { CoreServices } from '#server/core/services.ts';
import type { Provisionings } from './provisioning/provisionings.ts';
import type { Vods } from './vods/vods.ts';

/** What the handlers of content work with. */
export interface ContentServices extends CoreServices {
  vods: Vods;
  provisionings: Provisionings;
}
