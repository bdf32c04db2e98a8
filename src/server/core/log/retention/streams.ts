import { candidates } from './candidates.ts';
import {
  type Batch,
  type Eraser,
  type ErasingDeps,
  type ErasingPass,
  erasedEvents,
  isOld,
  mostPutOff,
} from './eraser.ts';
import type { ErasableKind, RowsOfStreams } from './rule.ts';
import { type WholeStream, wholeStream } from './whole-stream.ts';

const candidatesAtOnce = 200;

/** Ended streams, each erased as a whole with its row in the list (docs/decisions/149). */
export class WholeStreams implements Eraser {
  readonly what = 'streams';
  readonly days: number;
  readonly #deps: ErasingDeps;
  readonly #kinds: readonly ErasableKind[];
  /** Tables with rows of a stream, besides its list. */
  readonly #alsoIn: readonly RowsOfStreams[];
  /** Streams that were altered after recording, each reported once. */
  readonly #altered = new Set<string>();

  constructor(
    deps: ErasingDeps,
    of: { days: number; kinds: readonly ErasableKind[]; alsoIn: readonly RowsOfStreams[] },
  ) {
    this.#deps = deps;
    this.days = of.days;
    this.#kinds = of.kinds;
    this.#alsoIn = of.alsoIn;
  }

  begin(before: Date): ErasingPass {
    const putOff = new Set<string>();
    return {
      next: async () => {
        if (putOff.size >= mostPutOff) return null;
        const streams = await this.#gather(before, putOff);
        return streams.length === 0 ? null : { streams, checkpoints: [] };
      },
    };
  }

  async #gather(before: Date, putOff: Set<string>): Promise<Batch['streams']> {
    const { database, batchEvents, stopped } = this.#deps;
    const found: Batch['streams'] = [];
    let events = 0;
    for (const kind of this.#kinds) {
      const not = [...putOff, ...this.#altered].flatMap((streamId) =>
        streamId.startsWith(`${kind.kind}:`) ? [streamId.slice(kind.kind.length + 1)] : [],
      );
      for (const id of await candidates(database, kind, { before, not, limit: candidatesAtOnce })) {
        if (stopped() || events >= batchEvents) return found;
        const stream = await this.#erasable(`${kind.kind}:${id}`, before, putOff);
        if (!stream) continue;
        const { streamId, version } = stream;
        const rows = this.#rowsOf(kind, id, streamId);
        const erasure = { streamId, version, events: erasedEvents(stream.events), rows };
        found.push({ kind: kind.kind, events: stream.events, erasure });
        events += stream.events.length;
      }
    }
    return found;
  }

  /** Reads an erasable stream; null for one that stays for now, or for ever. */
  async #erasable(streamId: string, before: Date, putOff: Set<string>): Promise<WholeStream | null> {
    const { database, logId, isReady, onFault } = this.#deps;
    const stream = await wholeStream(database, logId, streamId);
    if (stream === 'altered') {
      this.#altered.add(streamId);
      onFault('retention', new Error(`${streamId} is not what was recorded, and is not erased`));
      return null;
    }
    if (stream === 'erased') return null;
    const ready = stream.events.every((event) => isOld(event, before) && isReady(event.pos));
    if (ready && stream.version > 0) return stream;
    putOff.add(streamId);
    return null;
  }

  #rowsOf({ list }: ErasableKind, id: string, streamId: string) {
    return [
      { table: list.name, column: list.key, value: id },
      ...this.#alsoIn.map(({ table, column }) => ({ table, column, value: streamId })),
    ];
  }
}
