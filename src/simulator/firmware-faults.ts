/** What a device does wrong with firmware, beside what is wrong with the image itself. */
export interface FirmwareFaults {
  /** The line is cut after so many bytes of each request, once; null: not. It goes on from there. */
  cutAt: number | null;
  /** Kilobytes a second; null: as fast as it goes. */
  kbps: number | null;
  /** One byte of the file is wrong when it has arrived. */
  corrupt: boolean;
  noSpace: boolean;
  /** It begins again from the first byte. */
  ignoresRange: boolean;
  ignoresCheckSum: boolean;
  bootFails: boolean;
  /** The person refuses what needs a confirmation. */
  declines: boolean;
}

export const noFirmwareFaults: Readonly<FirmwareFaults> = Object.freeze({
  ...{ cutAt: null, kbps: null, corrupt: false, noSpace: false },
  ...{ ignoresRange: false, ignoresCheckSum: false, bootFails: false, declines: false },
});
