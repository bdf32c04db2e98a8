import type { CoreServices } from '#server/core/services.ts';

/** What the handlers of content work with: what all have. */
export type ContentServices = CoreServices;
