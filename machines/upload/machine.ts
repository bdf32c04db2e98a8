import { assign, setup } from 'xstate';
import type { AnnouncedFile, InterruptionCause, UploadFact } from './events.ts';

/** Machine version that a stream stores with its first event and keeps. */
export const uploadMachineVersion = '1';

export interface UploadContext extends AnnouncedFile {
  /** Number of known interruptions. */
  interruptions: number;
  /** Number of bytes at the last interruption or resumption, or all of them. */
  offset: number;
  /** Cause of the last interruption; null: none. */
  cause: InterruptionCause | null;
  /** Null: the file is not complete yet. */
  sha256: string | null;
  /** Reason of the last refusal; null: not refused. */
  refusal: string | null;
  /** User of the file; null: none yet. */
  usedBy: { kind: string; ownerId: string } | null;
}

const emptyContext: UploadContext = {
  opId: '',
  accountId: '',
  purpose: '',
  permission: '',
  fileName: '',
  fingerprint: '',
  size: 0,
  expiresAt: '',
  interruptions: 0,
  offset: 0,
  cause: null,
  sha256: null,
  refusal: null,
  usedBy: null,
};

const uploadSetup = setup({
  types: {
    context: {} as UploadContext,
    events: {} as UploadFact,
    tags: {} as 'terminal',
  },
  actions: {
    rememberFile: assign(({ event }) => (event.type === 'file.announced' ? event.data : {})),
    rememberInterruption: assign(({ context, event }) =>
      event.type === 'file.interrupted' ? { ...event.data, interruptions: context.interruptions + 1 } : {},
    ),
    rememberOffset: assign(({ event }) =>
      event.type === 'file.resumed' ? { offset: event.data.offset } : {},
    ),
    /** The interruption was not noticed, as no part was being sent. */
    rememberResumption: assign(({ context, event }) =>
      event.type === 'file.resumed'
        ? { offset: event.data.offset, interruptions: context.interruptions + 1 }
        : {},
    ),
    rememberDigest: assign(({ event }) =>
      event.type === 'file.stored' ? { sha256: event.data.sha256, offset: event.data.size } : {},
    ),
    rememberRefusal: assign(({ event }) =>
      event.type === 'file.refused' ? { refusal: event.data.reason } : {},
    ),
    rememberUse: assign(({ event }) =>
      event.type === 'file.used' ? { usedBy: event.data, refusal: null } : {},
    ),
  },
});

const ends = { 'file.discarded': 'discarded', 'file.expired': 'expired' } as const;
const store = { target: 'stored', actions: 'rememberDigest' } as const;
const use = { target: 'used', actions: 'rememberUse' } as const;
const refuse = { target: 'refused', actions: 'rememberRefusal' } as const;

/** One file on its way into the store, from its announcement until it is used or removed. Pure. */
export const uploadMachine = uploadSetup.createMachine({
  id: 'upload',
  context: emptyContext,
  initial: 'empty',
  states: {
    empty: { on: { 'file.announced': { target: 'receiving', actions: 'rememberFile' } } },
    receiving: {
      on: {
        'file.interrupted': { target: 'interrupted', actions: 'rememberInterruption' },
        'file.resumed': { actions: 'rememberResumption' },
        'file.stored': store,
        'file.dropped': 'dropped',
        ...ends,
      },
    },
    interrupted: {
      on: {
        'file.resumed': { target: 'receiving', actions: 'rememberOffset' },
        // All bytes had arrived, and the server stopped before the digest.
        'file.stored': store,
        ...ends,
      },
    },
    /** The file is complete and unused. */
    stored: { on: { 'file.used': use, 'file.refused': refuse, ...ends } },
    /** The file can still be used once the reason of its refusal is fixed. */
    refused: { on: { 'file.used': use, 'file.refused': { actions: 'rememberRefusal' }, ...ends } },
    used: { tags: 'terminal' },
    discarded: { tags: 'terminal' },
    expired: { tags: 'terminal' },
    dropped: { tags: 'terminal' },
  },
});
