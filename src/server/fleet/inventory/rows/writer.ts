import type { RowError } from '#domain/inventory-rows.ts';
import type { Actor } from '#domain/logged-event.ts';
import type { UploadType } from '#machines/inventory-upload/events.ts';
import type { Database } from '#server/core/database/database.ts';
import type { AppendItem, EventLog } from '#server/core/log/log.ts';
import type { DeviceModels } from '#server/devices/models/queries/models.ts';
import { caughtUp, type DeviceFollower } from './caught-up.ts';
import { endpointOf, type JudgedRow, judge, namedBy, type Verdict } from './judge.ts';
import { ownersOf, readWorld } from './queries/world.ts';
import { type RowWrite, registrationAfter, registrationItem } from './writes.ts';

export interface RowWriterDeps {
  database: Database;
  log: EventLog;
  readModels: DeviceFollower;
  models: Pick<DeviceModels, 'all'>;
}

/** On whose behalf rows are read and written: what is out of scope is not there. */
export interface RowOwner {
  opId: string;
  opPath: string;
}

/** Rows with what they would do now, and the facts of those that are valid. */
export interface PreparedRows {
  verdicts: Verdict[];
  writes: RowWrite[];
  items: AppendItem[];
}

/** Judges rows against the devices of this moment, and makes the facts of those that are valid. */
export class RowWriter {
  readonly #deps: RowWriterDeps;

  constructor(deps: RowWriterDeps) {
    this.#deps = deps;
  }

  /**
   * `wanted` says which of the verdicts may be written. The versions of the streams are read first: a device that is changed
   * after that is refused by the log, and the rows are judged again.
   */
  async prepare(
    type: UploadType,
    given: readonly JudgedRow[],
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
    if (streams.length > 0) await caughtUp(readModels, (await log.head()).pos);
    const versions = new Map(streams.map(({ streamId, version }) => [streamId, version]));
    const world = await readWorld(
      database.sql,
      { ...owner, models },
      rows.map(({ values }) => values),
    );
    const verdicts = rows.map((row) => judge(type, row, world));
    const writes = verdicts.flatMap((verdict): RowWrite[] => {
      const { line, endpointId } = verdict;
      if (endpointId === null || !isWrite(verdict) || !wanted(verdict)) return [];
      return [
        {
          ...{ line, endpointId, isNew: verdict.verdict === 'new' },
          registration: registrationAfter(verdict, world),
          version: versions.get(`device:${endpointId}`) ?? 0,
        },
      ];
    });
    return { verdicts, writes, items: writes.map((write) => registrationItem(write, actor)) };
  }
}

export const isWrite = ({ verdict }: Verdict): boolean => verdict === 'new' || verdict === 'changed';

const streamOf = (row: JudgedRow): string | null => {
  const endpointId = endpointOf(row.values);
  return endpointId === null ? null : `device:${endpointId}`;
};

/** The error that a claim lost at the last moment amounts to. */
export const lostError = (code: RowError['code']): RowError => ({
  field: code === 'macconflict' ? 'macAddr' : code === 'deviceconflict' ? 'deviceName' : 'deviceSn',
  code,
  params: {},
});
