import type { Redactable } from '../json.ts';

/** Content of an upload, and the devices that it is for. */
export interface FirmwareFileContent {
  opId: string;
  modelName: string;
  /** Greater than the code of every older version of the model. */
  fwCode: number;
  versionName: string;
  /** Oldest version that can be upgraded to this one; null: any. */
  minimumVersion: string | null;
  /** Only version that can be upgraded to this one; null: any. */
  targetVersion: string | null;
  description: string;
  fileName: string;
  size: number;
  sha256: string;
  uploaderId: string;
  /** Absent if the file is unsigned, or was uploaded before files could be signed. */
  signature?: FirmwareSignature;
}

/** A signature that was verified at the upload. */
export interface FirmwareSignature {
  keyId: string;
  /** Name and SHA-256 of the key at the time of the upload. */
  keyName: string;
  fingerprint: string;
  /** Base64 of the signature over the statement of the file's digest. */
  value: string;
}

/** The facts of one firmware file, stream `firmware-file:<id>`. */
export type FirmwareFileFact =
  | { type: 'firmware.uploaded'; data: FirmwareFileContent }
  | { type: 'firmware.described'; data: { description: string } }
  /** `alone`: the organisation lets users approve their own uploads. */
  | { type: 'firmware.approved'; data: { accountId: string; alone: boolean } }
  | { type: 'firmware.disapproved'; data: Record<string, never> }
  | { type: 'firmware.deleted'; data: Record<string, never> };

export const firmwareFileRedactable = {
  // The ids of uploader and approver stay: the approval depends on both.
  'firmware.uploaded': ['description', 'fileName'],
  'firmware.described': ['description'],
} satisfies Redactable<FirmwareFileFact>;

/** At least one sample of each fact, for the path generators and the property tests. */
export const firmwareFileSamples: FirmwareFileFact[] = [
  {
    type: 'firmware.uploaded',
    data: {
      opId: 'northwind',
      modelName: 'KSTB2020',
      fwCode: 140,
      versionName: '1.4.0',
      minimumVersion: null,
      targetVersion: null,
      description: 'Fixes the guide',
      fileName: 'kstb2020-1.4.0.img',
      size: 65_536,
      sha256: 'a'.repeat(64),
      uploaderId: 'porter',
    },
  },
  { type: 'firmware.described', data: { description: 'Fixes the guide and the clock' } },
  { type: 'firmware.approved', data: { accountId: 'reed', alone: false } },
  { type: 'firmware.approved', data: { accountId: 'porter', alone: false } },
  { type: 'firmware.approved', data: { accountId: 'porter', alone: true } },
  { type: 'firmware.disapproved', data: {} },
  { type: 'firmware.deleted', data: {} },
];
