import { emptyDigest, leafDigest, linkDigest } from '#domain/chain.ts';
import { endlessKinds } from '#domain/erasure.ts';
import { StreamErased, VersionConflict } from '../database/errors.ts';
import { planEffects } from './effects.ts';
import type { Appended, StreamHead } from './log.ts';
import type { PreparedItem } from './prepare.ts';
import { sha256 } from './sha256.ts';
import type { LogHead, StoredEvent, WritePlan } from './storage.ts';

/** All items of one caller: appended together or not at all. */
export type AppendRequest = PreparedItem[];
type Refusal = VersionConflict | StreamErased;
export type AppendOutcome = { ok: true; appended: Appended[] } | { ok: false; conflict: Refusal };

/**
 * Plans a group of requests on top of `from`. A request whose expected version differs is answered with its conflict;
 * its neighbours are not affected. Pure: nothing is remembered until the plan is written.
 */
export function planGroup(
  from: LogHead,
  known: ReadonlyMap<string, StreamHead>,
  requests: AppendRequest[],
): { outcomes: AppendOutcome[]; plan: WritePlan } {
  const events: StoredEvent[] = [];
  const moved = new Map<string, StreamHead>();
  const accepted: { prepared: PreparedItem; appended: Appended }[] = [];
  const erased: WritePlan['erased'] = [];
  const streamOf = (streamId: string) => moved.get(streamId) ?? known.get(streamId);
  let { pos, hash } = from;

  const outcomes = requests.map((request): AppendOutcome => {
    const conflict = findConflict(request, streamOf);
    if (conflict) return { ok: false, conflict };
    const appended = request.map((prepared) => {
      const { item, recordedAt } = prepared;
      const { streamId, kind, machineVersion } = item;
      let stream = streamOf(streamId) ?? { streamId, kind, machineVersion, version: 0, head: emptyDigest };
      for (const { payload, ...event } of prepared.events) {
        pos += 1;
        const version = stream.version + 1;
        const leaf = leafDigest(sha256, stream.head, version, payload);
        hash = linkDigest(sha256, hash, pos, leaf);
        stream = { ...stream, version, head: leaf };
        const { machineVersion: begunWith } = stream;
        events.push({
          ...event,
          pos,
          streamId,
          kind,
          machineVersion: begunWith,
          version,
          recordedAt,
          leaf,
          hash,
          step: event.source.step ?? null,
          problem: null,
        });
      }
      moved.set(streamId, stream);
      for (const erasure of item.erases ?? []) {
        erased.push({ ...erasure, by: pos });
        const head = streamOf(erasure.streamId);
        if (head && !endlessKinds.includes(head.kind)) moved.set(erasure.streamId, { ...head, erased: true });
      }
      const place: Appended = { streamId, version: stream.version, pos };
      accepted.push({ prepared, appended: place });
      return place;
    });
    return { ok: true, appended };
  });

  const to = { epoch: from.epoch, pos, hash };
  const streams = [...moved.values()];
  const begun = streams.filter(({ streamId }) => !known.has(streamId));
  const items = accepted.map(({ prepared: { item } }) => item);
  const plan = {
    from,
    to,
    events,
    streams,
    begun,
    erased,
    ...planEffects(accepted),
    rows: [],
    inserted: items.flatMap(({ inserts = [] }) => inserts),
    deleted: items.flatMap(({ deletes = [] }) => deletes),
    within: items.flatMap(({ within }) => within ?? []),
  };
  return { outcomes, plan };
}

function findConflict(
  request: AppendRequest,
  streamOf: (streamId: string) => StreamHead | undefined,
): Refusal | null {
  for (const { item } of request) {
    const { streamId, expectedVersion, erases = [] } = item;
    for (const place of [{ streamId, version: expectedVersion }, ...erases]) {
      const stream = streamOf(place.streamId);
      if (stream?.erased) return new StreamErased(place.streamId);
      const actual = stream?.version ?? 0;
      if (place.version !== undefined && place.version !== actual)
        return new VersionConflict(place.streamId, actual);
    }
  }
  return null;
}
