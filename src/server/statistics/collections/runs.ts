import { type Actor, serverActor } from '#domain/logged-event.ts';
import { datesOf } from '#domain/viewing/collection.ts';
import type { AggregateRunFact } from '#machines/aggregate-run/events.ts';
import type { Database } from '#server/core/database/database.ts';
import type { EventLog } from '#server/core/log/log.ts';
import { operatorPath } from '#server/core/read-models/operator-paths.ts';
import type { ServedKind } from '#server/core/streams/effect-runner.ts';
import { StreamRepository } from '#server/core/streams/repository.ts';
import type { ViewingFold } from '#server/statistics/viewing/fold.ts';
import { type AggregateRunMachine, aggregateRunStream } from './stream.ts';

interface AggregateRunDeps {
  log: EventLog;
  database: Database;
  sums: Pick<ViewingFold, 'recount'>;
  onFault(error: unknown): void;
}

interface AskedRun {
  opId: string;
  startDate: string;
  endDate: string;
}

/** Differences that a day records; the others are counted. */
const mostListed = 20;
const mostDetail = 200;

/** Manual collections of television statistics, one at a time in each organisation. */
export class AggregateRuns {
  readonly served: ServedKind<AggregateRunMachine>;
  readonly #streams: StreamRepository<AggregateRunMachine>;
  readonly #deps: AggregateRunDeps;
  #stopped = false;

  constructor(deps: AggregateRunDeps) {
    this.#deps = deps;
    this.#streams = new StreamRepository({ log: deps.log, definition: aggregateRunStream });
    this.served = {
      kind: aggregateRunStream.kind,
      streams: this.#streams,
      performers: {
        sumDay: {
          perform: async (opId, { snapshot }) => {
            const { runs: run, left } = snapshot.context;
            const [date] = left;
            if (snapshot.value !== 'running' || date === undefined) return [];
            const fact = await this.#sum(opId, run, date);
            return fact ? [{ ...fact, actor: serverActor('engine') }] : [];
          },
        },
      },
    };
  }

  /** Starts a run; false: another one of the organisation is under way. */
  async start({ opId, startDate, endDate }: AskedRun, actor: Actor): Promise<boolean> {
    const run = { opId, startDate, endDate, dates: datesOf({ startDate, endDate }) };
    const data = { ...run, accountId: actor.id, name: actor.name };
    return (await this.#streams.advance(opId, () => [{ type: 'run.started', data, actor }])) !== null;
  }

  /** A day that is being summed is summed again at the next start. */
  stop(): void {
    this.#stopped = true;
  }

  async #sum(opId: string, run: number, date: string): Promise<AggregateRunFact | null> {
    const { database, sums, onFault } = this.#deps;
    try {
      const opPath = await operatorPath(database.sql, opId);
      if (opPath === null) throw new Error('the organisation does not exist any more');
      const { reports, differences } = await sums.recount(date, opPath);
      const listed = differences.slice(0, mostListed);
      return {
        type: 'day.summed',
        data: { run, day: { date, reports, differences: differences.length, listed } },
      };
    } catch (error) {
      if (this.#stopped) return null;
      onFault(error);
      const detail = (error instanceof Error ? error.message : String(error)).slice(0, mostDetail);
      return { type: 'run.failed', data: { run, failure: 'error', detail } };
    }
  }
}
