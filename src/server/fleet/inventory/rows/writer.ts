import type { RowError } from '#domain/inventory-rows.ts';
import type { Actor } from '#domain/logged-event.ts';
import type { UploadType } from '#machines/inventory-upload/events.ts';
import type { Database } from '#server/core/database/database.ts';
import type { AppendItem, EventLog } from '#server/core/log/log.ts';
import type { DeviceModels } from '#server/devices/models/queries/models.ts';
import { ownersOf, readExisting } from './queries/existing.ts';
import { type DeviceFollower, untilCurrent } from './until-current.ts';
import { endpointOf, namedBy, type ValidatedRow, type Verdict, validate } from './validate.ts';
import { type RowWrite, registrationAfter, registrationItem } from './writes.ts';

export interface RowWriterDeps {
  database: Database;
  log: EventLog;
  readModels: DeviceFollower;
  models: Pick<DeviceModels, 'all'>;
}

/** Organisation for which rows are read and written; data out of its scope is treated as missing. */
export interface RowOwner {
  opId: string;
  opPath: string;
}

/** Rows with their present verdicts, and the facts of the valid ones. */
export interface PreparedRows {
  verdicts: Verdict[];
  writes: RowWrite[];
  items: AppendItem[];
}

/** Checks rows against the present devices, and prepares the facts of the valid ones. */
export class RowWriter {
  readonly #deps: RowWriterDeps;

  constructor(deps: RowWriterDeps) {
    this.#deps = deps;
  }

  /**
   * Prepares rows; `wanted` selects the verdicts that may be written. The stream versions are read first: if a device
   * changes afterwards, the log refuses the write and the rows are checked again.
   */
  async prepare(
    type: UploadType,
    given: readonly ValidatedRow[],
    owner: RowOwner,
    actor: Actor,
    wanted: (verdict: Verdict) => boolean,
  ): Promise<PreparedRows> {
    const { log, readModels, database, models } = this.#deps;
    const owners = await ownersOf(
      database.sql,
      owner.opPath,
      type === 'deploy' ? given.map(({ values }) => values) : [],
    );
    const rows = namedBy(type, given, owners);
    const streams = await log.streams([...new Set(rows.flatMap((row) => streamOf(row) ?? []))]);
    if (streams.length > 0) await untilCurrent(readModels, (await log.head()).pos);
    const versions = new Map(streams.map(({ streamId, version }) => [streamId, version]));
    const existing = await readExisting(
      database.sql,
      { ...owner, models },
      rows.map(({ values }) => values),
    );
    const verdicts = rows.map((row) => validate(type, row, existing));
    const writes = verdicts.flatMap((verdict): RowWrite[] => {
      const { line, endpointId } = verdict;
      if (endpointId === null || !isWrite(verdict) || !wanted(verdict)) return [];
      return [
        {
          line,
          endpointId,
          isNew: verdict.verdict === 'new',
          registration: registrationAfter(verdict, existing),
          version: versions.get(`device:${endpointId}`) ?? 0,
        },
      ];
    });
    return { verdicts, writes, items: writes.map((write) => registrationItem(write, actor)) };
  }
}

export const isWrite = ({ verdict }: Verdict): boolean => verdict === 'new' || verdict === 'changed';

const streamOf = (row: ValidatedRow): string | null => {
  const endpointId = endpointOf(row.values);
  return endpointId === null ? null : `device:${endpointId}`;
};

/** Returns the row error for a claim that was lost at the last moment. */
export const lostError = (code: RowError['code']): RowError => ({
  field: code === 'macconflict' ? 'macAddr' : code === 'deviceconflict' ? 'deviceName' : 'deviceSn',
  code,
  params: {},
});
