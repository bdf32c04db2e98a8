import type { AnyStateMachine } from 'xstate';
import { type FoldedEffect, foldOf } from '#machines/fold.ts';
import type { JsonObject } from '#machines/json.ts';
import { versionsOf } from '#machines/recorded.ts';
import { redactableFields } from '../redaction.ts';
import type { StreamClaimOfFile, StreamOfParts } from '../stream-export.ts';
import type { CaseFile } from './file.ts';

export const caseTestFormat = 'waymark-case-test/1';

export interface CaseTestStep {
  type: string;
  data: JsonObject;
  /** State after the event, and the effects that the machine requested. */
  state: string;
  effects: FoldedEffect[];
}

export interface CaseTestStream {
  streamId: string;
  machine: { name: string; version: string };
  steps: CaseTestStep[];
}

/** A case as a regression test: its facts, with the states and effects that the machines produced then. */
export interface CaseTest {
  format: typeof caseTestFormat;
  caseId: string;
  streams: CaseTestStream[];
}

/** A case that cannot become a test; the message gives the reason, for a person. */
export class NoCaseTest extends Error {
  override name = 'NoCaseTest';
}

/**
 * Makes a test from a verified case. Throws `NoCaseTest` for a stream of an unknown machine, and for a redacted field
 * that the machine needs: without it the same facts could lead elsewhere.
 */
export function caseTestOf({ statement, streams }: CaseFile): CaseTest {
  return {
    format: caseTestFormat,
    caseId: statement.caseId,
    streams: statement.streams.map((claim, index) => streamOf(claim, streams[index])),
  };
}

function streamOf(
  { streamId, machine }: StreamClaimOfFile,
  stream: StreamOfParts | undefined,
): CaseTestStream {
  const known = machineOf(machine);
  if (!known || !stream)
    throw new NoCaseTest(
      `${streamId}: version ${machine.version} of the machine ${machine.name} is not known`,
    );
  const fold = foldOf(known);
  let snapshot = fold.initial();
  const steps = stream.events.map(({ version, type, data, redacted = {} }) => {
    const needed = Object.keys(redacted).find(
      (field) => !redactableFields(stream.streamId, type).includes(field),
    );
    if (needed !== undefined)
      throw new NoCaseTest(
        `${streamId}: "${needed}" was taken out of event ${version}, ${type}, and the machine decides by it`,
      );
    const effects: FoldedEffect[] = [];
    snapshot = fold.step(snapshot, { type, data }, (effect) => effects.push(effect));
    return { type, data, state: JSON.stringify(snapshot.value), effects };
  });
  return { streamId, machine: { name: machine.name, version: machine.version }, steps };
}

const machineOf = ({ name, version }: CaseTestStream['machine']): AnyStateMachine | null =>
  versionsOf(name)?.[version] ?? null;

/** Lists the states and effects of a test that differ with today's machines; empty: none. */
export function differences({ streams }: CaseTest): string[] {
  return streams.flatMap(({ streamId, machine, steps }) => {
    const known = machineOf(machine);
    if (!known) return [`${streamId}: the machine ${machine.name} ${machine.version} is gone`];
    const fold = foldOf(known);
    let snapshot = fold.initial();
    return steps.flatMap(({ type, data, state, effects }, index) => {
      const found: FoldedEffect[] = [];
      snapshot = fold.step(snapshot, { type, data }, (effect) => found.push(effect));
      const step = `${streamId}, event ${index + 1}, ${type}`;
      const now = JSON.stringify(snapshot.value);
      return [
        ...(now === state ? [] : [`${step}: state ${now} instead of ${state}`]),
        ...(JSON.stringify(found) === JSON.stringify(effects)
          ? []
          : [`${step}: effects ${JSON.stringify(found)} instead of ${JSON.stringify(effects)}`]),
      ];
    });
  });
}
