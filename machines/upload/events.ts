import type { Redactable } from '../json.ts';

/** A file that a person sends into the store, as it was announced. */
export interface AnnouncedFile {
  opId: string;
  accountId: string;
  /** Of the file: `firmware`, `picture`. */
  purpose: string;
  /** Key of those who may see its record. */
  permission: string;
  fileName: string;
  /** What tells it from another file of the same name and size. */
  fingerprint: string;
  /** Bytes. */
  size: number;
  /** ISO 8601. A file that nothing has used by then is deleted. */
  expiresAt: string;
}

/** `connection`: it ended within a part; `restart`: the server ended. */
export type InterruptionCause = 'connection' | 'restart';

/** The facts of one upload, a stream of its own, `upload:<id>`. No fact a part: how much has arrived the file itself says. */
export type UploadFact =
  | { type: 'file.announced'; data: AnnouncedFile }
  /** `offset`: bytes that had arrived. */
  | { type: 'file.interrupted'; data: { offset: number; cause: InterruptionCause } }
  | { type: 'file.resumed'; data: { offset: number } }
  /** It is whole and in the store. */
  | { type: 'file.stored'; data: { sha256: string; size: number } }
  /** What wanted to use it did not take it. `reason`: the code of the refusal. */
  | { type: 'file.refused'; data: { reason: string } }
  /** What it was uploaded for uses it. */
  | { type: 'file.used'; data: { kind: string; ownerId: string } }
  | { type: 'file.discarded'; data: Record<string, never> }
  /** The server cannot keep it: the disk is full. */
  | { type: 'file.dropped'; data: { reason: 'storageFull' } }
  | { type: 'file.expired'; data: Record<string, never> };

export const uploadRedactable = {
  'file.announced': ['fileName', 'fingerprint'],
} satisfies Redactable<UploadFact>;

/** One sample or more of each fact: what the path generators and the property tests feed. */
export const uploadSamples: UploadFact[] = [
  {
    type: 'file.announced',
    data: {
      ...{ opId: 'northwind', accountId: 'porter', purpose: 'firmware', permission: '/firmwares' },
      ...{ fileName: 'kstb2020-1.4.0.img', fingerprint: '1764000000000', size: 65_536 },
      expiresAt: '2026-11-28T00:00:00.000Z',
    },
  },
  { type: 'file.interrupted', data: { offset: 4_096, cause: 'connection' } },
  { type: 'file.interrupted', data: { offset: 8_192, cause: 'restart' } },
  { type: 'file.resumed', data: { offset: 4_096 } },
  // What was said to have arrived was not all.
  { type: 'file.resumed', data: { offset: 6_000 } },
  { type: 'file.stored', data: { sha256: 'a'.repeat(64), size: 65_536 } },
  { type: 'file.refused', data: { reason: 'firmconflict' } },
  { type: 'file.refused', data: { reason: 'minfirmnodata' } },
  { type: 'file.used', data: { kind: 'firmware-file', ownerId: 'f1' } },
  { type: 'file.discarded', data: {} },
  { type: 'file.dropped', data: { reason: 'storageFull' } },
  { type: 'file.expired', data: {} },
];
