import { assign, setup } from 'xstate';
import type { AnnouncedFile, InterruptionCause, UploadFact } from './events.ts';

/** Written into each stream at its first event; a stream keeps the version it began with. */
export const uploadMachineVersion = '1';

export interface UploadContext extends AnnouncedFile {
  /** Times that it was interrupted, as far as it is known. */
  interruptions: number;
  /** Bytes that had arrived when it was last interrupted or resumed, or all of them. */
  offset: number;
  /** Of the last interruption; null: there was none. */
  cause: InterruptionCause | null;
  /** Null: it is not whole yet. */
  sha256: string | null;
  /** Why it was not taken last; null: it was not refused. */
  refusal: string | null;
  /** What uses it; null: nothing yet. */
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
    /** Its interruption was not seen: no part was on its way. */
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

/** One file on its way into the store, from its announcement until something uses it, or it is gone. Pure. */
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
        // All bytes had arrived, and the server ended before the digest.
        'file.stored': store,
        ...ends,
      },
    },
    /** Whole, and nothing uses it yet. */
    stored: { on: { 'file.used': use, 'file.refused': refuse, ...ends } },
    /** It may be used all the same once what was wrong beside it is put right. */
    refused: { on: { 'file.used': use, 'file.refused': { actions: 'rememberRefusal' }, ...ends } },
    used: { tags: 'terminal' },
    discarded: { tags: 'terminal' },
    expired: { tags: 'terminal' },
    dropped: { tags: 'terminal' },
  },
});
