import type { ImageFault } from './firmware-image.ts';

/** What a device does wrong with firmware, beside what is wrong with the image itself. */
export interface FirmwareFaults {
  /** The line is cut after so many bytes of each request, once; null: not. It goes on from there. */
  cutAt: number | null;
  /** Kilobytes a second; null: as fast as it goes. */
  kbps: number | null;
  /** One byte of the file is wrong when it has arrived. */
  corrupt: boolean;
  noSpace: boolean;
  /** It has the bank that runs and no other. */
  singleBank: boolean;
  /** It begins again from the first byte. */
  ignoresRange: boolean;
  ignoresCheckSum: boolean;
  /** What happens when it starts from the other bank, whatever the image says. */
  boots: ImageFault | null;
  /** The person refuses what needs a confirmation. */
  declines: boolean;
  /** The person does not answer at all. */
  ignoresQuestion: boolean;
  /** Someone watches television all night. */
  neverIdle: boolean;
  /** It loses its power once it has the order to activate, and with it the order. */
  forgetsActivate: boolean;
  /** It says that it is in a time zone that there is not. */
  wrongZone: boolean;
}

export const noFirmwareFaults: Readonly<FirmwareFaults> = Object.freeze({
  ...{ cutAt: null, kbps: null, corrupt: false, noSpace: false, singleBank: false },
  ...{ ignoresRange: false, ignoresCheckSum: false, boots: null, declines: false },
  ...{ ignoresQuestion: false, neverIdle: false, forgetsActivate: false, wrongZone: false },
});
