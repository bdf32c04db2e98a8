import { messages } from './messages.ts';
import type { LiveAd } from './queries.ts';

/** Targets of a banner. */
export const bannerTypes = {
  Advertisement: messages.typeAdvertisement,
  Channel: messages.channel,
  VOD: messages.typeVod,
};

/** Screen positions of a live ad. */
export const positions = {
  topLeft: messages.topLeft,
  topRight: messages.topRight,
  bottomLeft: messages.bottomLeft,
  bottomRight: messages.bottomRight,
  bottom: messages.bottom,
} as const satisfies Record<LiveAd['position'], unknown>;
