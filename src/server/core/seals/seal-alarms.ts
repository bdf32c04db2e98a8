import type { Kysely } from 'kysely';
import { serverActor } from '#domain/logged-event.ts';
import type { Tables } from '#server/core/database/database.ts';
import type { AppendItem, EventLog } from '#server/core/log/log.ts';
import type { FaultReport } from '#server/core/logger.ts';

export const sealsKind = 'seals';

/** Returns a function that writes the row from the log; null: the log has no source for it. */
export type Rebuild = () => Promise<((db: Kysely<Tables>) => Promise<void>) | null>;

interface SealAlarmsDeps {
  log: EventLog;
  onFault: FaultReport;
  /** Called when a row was rebuilt from the log, so that earlier reads are outdated. */
  onRebuilt(): void;
}

/** Reports a row with an invalid seal once, by table and id alone, and rebuilds the row from the log. */
export class SealAlarms {
  readonly #deps: SealAlarmsDeps;
  readonly #raised = new Map<string, Promise<void>>();

  constructor(deps: SealAlarmsDeps) {
    this.#deps = deps;
  }

  /** Settles when the row is reported and, if the log has its values, rebuilt. */
  raise(table: string, key: string, rebuild: Rebuild): Promise<void> {
    const name = `${table} ${key}`;
    const known = this.#raised.get(name);
    if (known) return known;
    const raised = this.#raise(table, key, rebuild);
    this.#raised.set(name, raised);
    return raised;
  }

  /** Resets the alarm of a genuine row, so that another change is reported again. */
  forget(table: string, key: string): void {
    if (this.#raised.size > 0) this.#raised.delete(`${table} ${key}`);
  }

  /** Settles when all alarms are handled. */
  async idle(): Promise<void> {
    await Promise.all(this.#raised.values());
  }

  async #raise(table: string, key: string, rebuild: Rebuild): Promise<void> {
    const { log, onFault, onRebuilt } = this.#deps;
    onFault(
      'seals',
      new Error(`the row ${key} of ${table} was changed outside of the product, and is not obeyed`),
    );
    try {
      const write = await rebuild();
      await log.append([
        {
          ...sealStream(table),
          events: [
            {
              type: write ? 'seals.rowRebuilt' : 'seals.rowRefused',
              data: { table, key },
              actor: serverActor('seals'),
            },
          ],
          ...(write && { within: write }),
        },
      ]);
      if (!write) return;
      this.#raised.delete(`${table} ${key}`);
      onRebuilt();
    } catch (error) {
      // The next decision about the row tries again.
      this.#raised.delete(`${table} ${key}`);
      onFault('seals', error);
    }
  }
}

export const sealStream = (table: string): Pick<AppendItem, 'streamId' | 'kind' | 'machineVersion'> => ({
  streamId: `${sealsKind}:${table}`,
  kind: sealsKind,
  machineVersion: '1',
});
