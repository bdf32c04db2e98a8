import type { Redactable } from '../json.ts';

/** A file that a person uploads to the store, as announced. */
export interface AnnouncedFile {
  opId: string;
  accountId: string;
  /** Purpose of the file: `firmware`, `picture`. */
  purpose: string;
  /** Permission key that the record of the file requires. */
  permission: string;
  fileName: string;
  /** Fingerprint that distinguishes it from another file of the same name and size. */
  fingerprint: string;
  /** Size in bytes. */
  size: number;
  /** Time at which an unused file is deleted, ISO 8601. */
  expiresAt: string;
}

/** `connection`: the connection ended within a part; `restart`: the server stopped. */
export type InterruptionCause = 'connection' | 'restart';

/**
 * The facts of one upload, stream `upload:<id>`. Parts are not recorded: the size of the partial file shows the
 * progress.
 */
export type UploadFact =
  | { type: 'file.announced'; data: AnnouncedFile }
  /** `offset`: number of bytes that had arrived. */
  | { type: 'file.interrupted'; data: { offset: number; cause: InterruptionCause } }
  | { type: 'file.resumed'; data: { offset: number } }
  /** The file is complete and in the store. */
  | { type: 'file.stored'; data: { sha256: string; size: number } }
  /** The intended use refused the file. `reason`: error code. */
  | { type: 'file.refused'; data: { reason: string } }
  /** The intended use now holds the file. */
  | { type: 'file.used'; data: { kind: string; ownerId: string } }
  | { type: 'file.discarded'; data: Record<string, never> }
  /** The server cannot keep the file: the disk is full. */
  | { type: 'file.dropped'; data: { reason: 'storageFull' } }
  | { type: 'file.expired'; data: Record<string, never> };

export const uploadRedactable = {
  'file.announced': ['fileName', 'fingerprint'],
} satisfies Redactable<UploadFact>;

/** At least one sample of each fact, for the path generators and the property tests. */
export const uploadSamples: UploadFact[] = [
  {
    type: 'file.announced',
    data: {
      opId: 'northwind',
      accountId: 'porter',
      purpose: 'firmware',
      permission: '/firmwares',
      fileName: 'kstb2020-1.4.0.img',
      fingerprint: '1764000000000',
      size: 65_536,
      expiresAt: '2026-11-28T00:00:00.000Z',
    },
  },
  { type: 'file.interrupted', data: { offset: 4_096, cause: 'connection' } },
  { type: 'file.interrupted', data: { offset: 8_192, cause: 'restart' } },
  { type: 'file.resumed', data: { offset: 4_096 } },
  // Fewer bytes had arrived than reported before.
  { type: 'file.resumed', data: { offset: 6_000 } },
  { type: 'file.stored', data: { sha256: 'a'.repeat(64), size: 65_536 } },
  { type: 'file.refused', data: { reason: 'firmconflict' } },
  { type: 'file.refused', data: { reason: 'minfirmnodata' } },
  { type: 'file.used', data: { kind: 'firmware-file', ownerId: 'f1' } },
  { type: 'file.discarded', data: {} },
  { type: 'file.dropped', data: { reason: 'storageFull' } },
  { type: 'file.expired', data: {} },
];
