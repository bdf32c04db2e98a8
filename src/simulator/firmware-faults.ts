import type { ImageFault } from './firmware-image.ts';

/** Faults of a device's firmware updates, apart from faults of the image itself. */
export interface FirmwareFaults {
  /** Number of bytes after which the line is cut once per request; null: never. The download then resumes. */
  cutAt: number | null;
  /** Kilobytes per second; null: unlimited. */
  kbps: number | null;
  /** One byte of the received file is wrong. */
  corrupt: boolean;
  noSpace: boolean;
  /** The device has only the active bank. */
  singleBank: boolean;
  /** A resumed download restarts at the first byte. */
  ignoresRange: boolean;
  ignoresCheckSum: boolean;
  /** Result of a start from the other bank, whatever the image says. */
  boots: ImageFault | null;
  /** The person declines the prompt. */
  declines: boolean;
  /** The person does not answer the prompt. */
  ignoresQuestion: boolean;
  /** The television is in use all night. */
  neverIdle: boolean;
  /** The device loses power after the command to activate, and forgets the command. */
  forgetsActivate: boolean;
  /** The device reports a time zone that does not exist. */
  wrongZone: boolean;
  /** Spelling of the running version after an upgrade; null: as in the image. */
  spells: VersionSpelling | null;
  /** Spelling of the version in the filled bank; null: as in the image. */
  bankSpells: VersionSpelling | 'nothing' | null;
  /** The device activates the image as soon as it has it, and does not report the end of the download. */
  restartsItself: boolean;
  /** The device sends TransferComplete! and no OperationComplete. */
  transferOnly: boolean;
  /** Its Boot! has no command key, and names a restart of its own as the cause. */
  bootsWithoutKey: boolean;
  /** Its second bank holds a rescue image, which is not available. */
  rescueBank: boolean;
  /** After its next start it does not report the active bank. */
  namesNoActive: boolean;
}

/** Vendors' spellings of `9.3.0`. */
export type VersionSpelling = 'v' | 'zeros' | 'suffix' | 'blank';

export const spelled = (version: string, spelling: VersionSpelling | null): string => {
  switch (spelling) {
    case 'v':
      return `v${version}`;
    case 'zeros':
      return version.replace(/\d+/g, (number) => number.padStart(2, '0'));
    case 'suffix':
      return `${version}-r12`;
    case 'blank':
      return `${version} `;
    default:
      return version;
  }
};

export const noFirmwareFaults: Readonly<FirmwareFaults> = Object.freeze({
  cutAt: null,
  kbps: null,
  corrupt: false,
  noSpace: false,
  singleBank: false,
  ignoresRange: false,
  ignoresCheckSum: false,
  boots: null,
  declines: false,
  ignoresQuestion: false,
  neverIdle: false,
  forgetsActivate: false,
  wrongZone: false,
  spells: null,
  bankSpells: null,
  restartsItself: false,
  transferOnly: false,
  bootsWithoutKey: false,
  rescueBank: false,
  namesNoActive: false,
});
