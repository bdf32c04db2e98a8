import type { AnyStateMachine } from 'xstate';
import { bulkActionMachine } from './bulk-action/machine.ts';
import { caseMachine } from './case/machine.ts';
import { taskMachine } from './task/machine.ts';

/**
 * The machine of every version that streams were begun with, by kind of stream. A stream keeps the version it began with
 * (DESIGN.md), so a version stays here as long as a log holds a stream of it.
 */
const recorded: Record<string, Record<string, AnyStateMachine>> = {
  'bulk-action': { '1': bulkActionMachine },
  case: { '1': caseMachine },
  task: { '1': taskMachine },
};

/** Kinds of stream with a machine. */
export const recordedKinds = Object.keys(recorded);

/** Null: streams of this kind are facts without a machine (devices, accounts, the audit trail). */
export function versionsOf(kind: string): Record<string, AnyStateMachine> | null {
  return recorded[kind] ?? null;
}
