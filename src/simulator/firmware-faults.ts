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
  /** How it writes the version that it runs after an upgrade; null: as in the image. */
  spells: VersionSpelling | null;
  /** How the bank that was filled writes its version; null: as in the image. */
  bankSpells: VersionSpelling | 'nothing' | null;
  /** It starts the image as soon as it has it, and says nothing of the end of the download. */
  restartsItself: boolean;
  /** It says TransferComplete! and no OperationComplete. */
  transferOnly: boolean;
  /** Its Boot! names no command, and gives a restart of its own as the cause. */
  bootsWithoutKey: boolean;
  /** Its second bank holds a rescue image, which is not available. */
  rescueBank: boolean;
  /** From its next start on it does not say which bank runs. */
  namesNoActive: boolean;
}

/** `9.3.0` as vendors write it. */
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
  ...{ cutAt: null, kbps: null, corrupt: false, noSpace: false, singleBank: false },
  ...{ ignoresRange: false, ignoresCheckSum: false, boots: null, declines: false },
  ...{ ignoresQuestion: false, neverIdle: false, forgetsActivate: false, wrongZone: false },
  spells: null,
  bankSpells: null,
  restartsItself: false,
  transferOnly: false,
  bootsWithoutKey: false,
  rescueBank: false,
  namesNoActive: false,
});
