import { assign, setup } from 'xstate';
import type { InventoryUploadFact, UploadReading, UploadType } from './events.ts';

/** Machine version that a stream stores with its first event and keeps. */
export const inventoryUploadMachineVersion = '1';

export interface InventoryUploadContext {
  /** Null before the file is received. */
  uploadType: UploadType | null;
  fileName: string;
  sha256: string;
  opId: string;
  /** Number of rows in the file. */
  rows: number;
  reading: UploadReading;
  previewMs: number;
  undoMs: number;
  planHash: string;
  valid: number;
  unchanged: number;
  invalid: number;
  errors: Record<string, number>;
  /** Number of valid rows that were applied, and their results. */
  applied: number;
  added: number;
  updated: number;
  skipped: number;
  /** Number of written rows that were undone, and their results. */
  undone: number;
  removed: number;
  restored: number;
  kept: number;
}

/** Counts the rows that changed something and can be undone. */
export const writtenCount = ({ added, updated }: Pick<InventoryUploadContext, 'added' | 'updated'>): number =>
  added + updated;

type Args = { context: InventoryUploadContext; event: InventoryUploadFact };
const appliedAfter = ({ context, event }: Args) =>
  event.type === 'upload.sliceApplied' ? context.applied + event.data.count : context.applied;
const undoneAfter = ({ context, event }: Args) =>
  event.type === 'upload.sliceUndone' ? context.undone + event.data.count : context.undone;

const uploadSetup = setup({
  types: { context: {} as InventoryUploadContext, events: {} as InventoryUploadFact },
  actions: {
    preview: () => {},
    applySlice: () => {},
    undoSlice: () => {},
    setDeadline: (_, _params: { name: 'preview' | 'undo'; ms: number }) => {},
    clearDeadline: (_, _params: { name: 'preview' | 'undo' }) => {},
    rememberFile: assign(({ event }) => (event.type === 'upload.received' ? event.data : {})),
    rememberPlan: assign(({ event }) => (event.type === 'upload.previewed' ? event.data : {})),
    countApplied: assign(({ context, event }) => {
      if (event.type !== 'upload.sliceApplied') return {};
      const { count, added, updated, skipped } = event.data;
      return {
        applied: context.applied + count,
        added: context.added + added,
        updated: context.updated + updated,
        skipped: context.skipped + skipped,
      };
    }),
    countUndone: assign(({ context, event }) => {
      if (event.type !== 'upload.sliceUndone') return {};
      const { count, removed, restored, kept } = event.data;
      return {
        undone: context.undone + count,
        removed: context.removed + removed,
        restored: context.restored + restored,
        kept: context.kept + kept,
      };
    }),
  },
  guards: {
    /** Tells if the request names the plan that the user saw. */
    isPlan: ({ context, event }) =>
      event.type === 'apply.requested' && event.data.planHash === context.planHash && context.valid > 0,
    isMore: (args) => appliedAfter(args) < args.context.valid,
    isRest: (args) => appliedAfter(args) === args.context.valid,
    isMoreUndone: (args) => undoneAfter(args) < writtenCount(args.context),
    isRestUndone: (args) => undoneAfter(args) === writtenCount(args.context),
    wroteSomething: ({ context }) => writtenCount(context) > 0,
    isPreview: ({ event }) => event.type === 'deadline.passed' && event.data.name === 'preview',
    isUndo: ({ event }) => event.type === 'deadline.passed' && event.data.name === 'undo',
  },
});

const clear = (name: 'preview' | 'undo') => ({ type: 'clearDeadline', params: { name } }) as const;
const startUndoTime = {
  type: 'setDeadline',
  params: ({ context }: { context: InventoryUploadContext }) => ({
    name: 'undo' as const,
    ms: context.undoMs,
  }),
} as const;
/** Transitions while the upload can be undone. */
const undoable = {
  'undo.requested': { guard: 'wroteSomething', target: 'undoing' },
  'deadline.passed': { guard: 'isUndo', target: 'closed' },
} as const;

/**
 * One file of devices: read, previewed, applied slice by slice, and undone on request. Pure; TN-278..TN-281. A
 * cancelled upload keeps the rows that were applied; they can be undone.
 */
export const inventoryUploadMachine = uploadSetup.createMachine({
  id: 'inventory-upload',
  context: {
    uploadType: null,
    fileName: '',
    sha256: '',
    opId: '',
    rows: 0,
    reading: { ignored: [], notes: [] },
    previewMs: 0,
    undoMs: 0,
    planHash: '',
    valid: 0,
    unchanged: 0,
    invalid: 0,
    errors: {},
    applied: 0,
    added: 0,
    updated: 0,
    skipped: 0,
    undone: 0,
    removed: 0,
    restored: 0,
    kept: 0,
  },
  initial: 'empty',
  states: {
    empty: {
      on: {
        'upload.received': {
          target: 'received',
          actions: [
            'rememberFile',
            {
              type: 'setDeadline',
              params: ({ context }) => ({ name: 'preview' as const, ms: context.previewMs }),
            },
            'preview',
          ],
        },
      },
    },
    received: {
      on: {
        'upload.previewed': { target: 'previewed', actions: 'rememberPlan' },
        'cancel.requested': 'cancelled',
        'deadline.passed': { guard: 'isPreview', target: 'cancelled' },
      },
    },
    previewed: {
      on: {
        'apply.requested': { guard: 'isPlan', target: 'applying' },
        'cancel.requested': 'cancelled',
        'deadline.passed': { guard: 'isPreview', target: 'cancelled' },
      },
    },
    applying: {
      entry: [clear('preview'), 'applySlice'],
      on: {
        'upload.sliceApplied': [
          { guard: 'isMore', actions: ['countApplied', 'applySlice'] },
          { guard: 'isRest', target: 'done', actions: 'countApplied' },
        ],
        'cancel.requested': [{ guard: 'wroteSomething', target: 'stopped' }, { target: 'cancelled' }],
      },
    },
    done: { entry: startUndoTime, on: undoable },
    stopped: { entry: startUndoTime, on: undoable },
    undoing: {
      entry: [clear('undo'), 'undoSlice'],
      on: {
        'upload.sliceUndone': [
          { guard: 'isMoreUndone', actions: ['countUndone', 'undoSlice'] },
          { guard: 'isRestUndone', target: 'undone', actions: 'countUndone' },
        ],
      },
    },
    cancelled: { entry: clear('preview'), tags: 'terminal' },
    undone: { tags: 'terminal' },
    closed: { tags: 'terminal' },
  },
});
