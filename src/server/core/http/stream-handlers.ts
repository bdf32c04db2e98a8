import type { AnyMachineSnapshot, AnyStateMachine, EventFromLogic } from 'xstate';
import { type OperationId, timelines } from '#api/operations.gen.ts';
import { stateName } from '#domain/conformance.ts';
import { redactionOf } from '#domain/redaction.ts';
import { type StreamFormat, streamExportFormat } from '#domain/stream-export.ts';
import type { EventLog } from '#server/core/log/log.ts';
import type { LogProof } from '#server/core/log/seals/proof.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import { foldOfVersion, type StreamDefinition } from '#server/core/streams/definition.ts';
import type { AuditNote } from '../audit/audit.ts';
import { ApiError } from './api-error.ts';
import type { Handlers } from './call.ts';
import { missingStream } from './missing-stream.ts';

type Timelines = typeof timelines;
/** The operations that the contract names for a timeline. */
export type TimelineOperation<N extends keyof Timelines> = Extract<
  Timelines[N][Exclude<keyof Timelines[N], 'id'>],
  OperationId
>;

/** Format and content of a stream's file; the general format if none is named. */
interface StreamFile<Row> {
  format?: StreamFormat;
  /** Builds the row; `taken`: names of event fields that were redacted, and that the row must omit too. */
  row(row: Row, taken: ReadonlySet<string>): object;
}

type StreamOptions<N extends keyof Timelines, Row> = {
  /** Finds a row; null for a missing stream and one out of scope alike. */
  find(scope: Scope, id: string): Promise<Row | null>;
} & (Timelines[N] extends { export: string } ? { file: StreamFile<Row> } : { file?: never });

interface StreamCall {
  params: Record<string, string>;
  query: { after?: number; limit?: number; at?: number; redact?: string[] };
  scope: Scope;
  audit: AuditNote;
}

const defaultEvents = 500;
const readPage = 1000;

interface Needs {
  log: EventLog;
  proof: LogProof;
}

/**
 * Builds the handlers of a stream's timeline: its events, its state after any of them, and the file that proves them.
 */
export function streamHandlers<
  N extends keyof Timelines,
  M extends AnyStateMachine,
  Row extends { version: number },
>(
  name: N,
  definition: Pick<StreamDefinition<M>, 'kind' | 'version'> & { machine: M },
  { log, proof }: Pick<Needs, 'log' | 'proof'>,
  { find, file }: StreamOptions<N, Row>,
): Pick<Handlers, TimelineOperation<N>> {
  const place: Record<string, string> = timelines[name];
  const { id: idField = '' } = place;
  const found = async ({ params, scope }: StreamCall) => {
    const id = params[idField] ?? '';
    const row = await find(scope, id);
    const streamId = `${definition.kind}:${id}`;
    if (!row) throw await missingStream(log, streamId);
    return { id, row, streamId };
  };
  const does = {
    async events(call: StreamCall) {
      const { streamId } = await found(call);
      const { after = 0, limit = defaultEvents } = call.query;
      return { data: await log.readStream(streamId, after, limit) };
    },

    async state(call: StreamCall) {
      const { id, row, streamId } = await found(call);
      const { at: version = row.version } = call.query;
      if (version > row.version) throw new ApiError('nodata');
      const [head] = await log.streams([streamId]);
      const fold = foldOfVersion(definition, head?.machineVersion ?? definition.version);
      let snapshot = fold.initial();
      for (let at = 0; at < version; ) {
        const events = await log.readStream(streamId, at, Math.min(readPage, version - at));
        if (events.length === 0) break;
        for (const { type, data } of events)
          snapshot = fold.step(snapshot, { type, data } as unknown as EventFromLogic<M>);
        at += events.length;
      }
      const after = snapshot as AnyMachineSnapshot;
      return {
        data: {
          [idField]: id,
          version,
          headVersion: row.version,
          state: stateName(after),
          terminal: after.hasTag('terminal'),
          context: { ...after.context },
        },
      };
    },

    async export(call: StreamCall) {
      if (!file)
        throw new Error(`${name}: the contract has an export, the definition has no row for its file`);
      const { id, row, streamId } = await found(call);
      const { kind, version: current } = definition;
      const { redact = [] } = call.query;
      const redaction = redactionOf(redact, [kind]);
      if ('refused' in redaction)
        throw new ApiError('custom', { message: `"${redaction.refused}" cannot be taken out of this file.` });
      call.audit.changed(null, { [idField]: id, redact });
      return {
        fileName: `${kind}-${id}.json`,
        file: await proof.streamFile({
          format: file.format ?? streamExportFormat,
          streamId,
          row: (taken) => file.row(row, taken),
          redaction,
          machine: { name: kind, current },
        }),
      };
    },
  };
  const handlers = Object.entries(does).flatMap(([operation, handler]) =>
    place[operation] === undefined ? [] : [[place[operation], handler]],
  );
  // The contract's types of these operations were generated from the timelines' file.
  return Object.fromEntries(handlers) as unknown as Pick<Handlers, TimelineOperation<N>>;
}
