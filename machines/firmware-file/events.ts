import type { Redactable } from '../json.ts';

/** What was uploaded, and for which devices. */
export interface FirmwareFileContent {
  opId: string;
  modelName: string;
  /** Greater than that of every older version of the model. */
  fwCode: number;
  versionName: string;
  /** Oldest version that may be upgraded to this one; null: any. */
  minimumVersion: string | null;
  /** The only version that may be upgraded to this one; null: any. */
  targetVersion: string | null;
  description: string;
  fileName: string;
  size: number;
  sha256: string;
  uploaderId: string;
  /** Absent: unsigned, or uploaded before files could be signed. */
  signature?: FirmwareSignature;
}

/** A signature that was verified at the upload. */
export interface FirmwareSignature {
  keyId: string;
  /** Name and SHA-256 of the key at that moment. */
  keyName: string;
  fingerprint: string;
  /** Base64, over the statement of the file's digest. */
  value: string;
}

/** The facts of one firmware file, a stream of its own, `firmware-file:<id>`. */
export type FirmwareFileFact =
  | { type: 'firmware.uploaded'; data: FirmwareFileContent }
  | { type: 'firmware.described'; data: { description: string } }
  /** `alone`: the organisation lets people approve what they uploaded themselves. */
  | { type: 'firmware.approved'; data: { accountId: string; alone: boolean } }
  | { type: 'firmware.disapproved'; data: Record<string, never> }
  | { type: 'firmware.deleted'; data: Record<string, never> };

export const firmwareFileRedactable = {
  // Who uploaded and who approved stays: the approval depends on both.
  'firmware.uploaded': ['description', 'fileName'],
  'firmware.described': ['description'],
} satisfies Redactable<FirmwareFileFact>;

/** One sample or more of each fact: what the path generators and the property tests feed. */
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
