import type { Actor, LoggedEvent } from '#domain/logged-event.ts';
import { comparable } from '#domain/text/normal.ts';
import type { JsonObject } from '#machines/json.ts';
import type { AppendItem } from '#server/core/log/log.ts';
import { citiesByPlace } from '../queries/cities.ts';
import { type ListedRegistration, listedRegistrations } from '../rows/queries/existing.ts';
import { untilCurrent } from '../rows/until-current.ts';
import type { RowWriterDeps } from '../rows/writer.ts';
import { changed, type RowWrite, registrationItem } from '../rows/writes.ts';
import { type RowReason, type RowResult, touchedSince, type WrittenRow } from './queries/rows.ts';

export interface PreparedUndo {
  items: AppendItem[];
  /** Reset registrations: their names and numbers are claimed again. */
  writes: RowWrite[];
  results: RowResult[];
  /** Removed devices, whose names are released. */
  removed: string[];
}

/**
 * Undoes rows for devices that no person has changed since, so that no later change is overwritten. Values that a
 * device reported since do not count as changes. `lost`: another device has the name or number by now.
 */
export async function preparedUndo(
  { database, log, readModels, models }: RowWriterDeps,
  rows: readonly WrittenRow[],
  { actor, pos }: Pick<LoggedEvent, 'actor' | 'pos'>,
  lost: ReadonlyMap<number, RowReason>,
): Promise<PreparedUndo> {
  const streams = await log.streams(rows.map(({ endpointId }) => `device:${endpointId}`));
  const versions = new Map(streams.map(({ streamId, version }) => [streamId, version]));
  // Events before the undo request have been read at this point; later facts of these devices are rare.
  const isLater = rows.some(({ endpointId, version }) => versions.get(`device:${endpointId}`) !== version);
  await untilCurrent(readModels, isLater ? (await log.head()).pos : pos);
  const touched = await touchedSince(database.sql, rows);
  const devices = await listedRegistrations(
    database.sql,
    rows.map(({ endpointId }) => endpointId),
  );
  const known = {
    models: new Map((await models.all()).map((model) => [comparable(model.modelName), model])),
    cityOf: await citiesByPlace(database.sql),
  };
  const undo: PreparedUndo = { items: [], writes: [], results: [], removed: [] };
  for (const { line, endpointId, result, changes } of rows) {
    const by = touched.get(endpointId);
    const device = devices.get(endpointId);
    const reason: RowReason | undefined =
      lost.get(line) ?? (by && { code: device ? 'changedSince' : 'removedSince', ...by });
    const version = versions.get(`device:${endpointId}`) ?? 0;
    if (reason || !device) {
      undo.results.push({ line, result: 'kept', reason: reason ?? { code: 'removedSince' } });
    } else if (result === 'added') {
      undo.items.push(removalItem(endpointId, device, version, actor));
      undo.removed.push(endpointId);
      undo.results.push({ line, result: 'removed' });
    } else {
      const back = changes.map(({ field, from }) => ({ field, to: from }));
      const registration = changed(device.registration, back, known);
      const write: RowWrite = { line, endpointId, isNew: false, registration, version };
      undo.items.push(registrationItem(write, actor));
      undo.writes.push(write);
      undo.results.push({ line, result: 'restored' });
    }
  }
  return undo;
}

/** Removes a device from the inventory, after the customer or request that the file or its first connection gave it. */
function removalItem(
  endpointId: string,
  { status }: ListedRegistration,
  expectedVersion: number,
  actor: Actor,
): AppendItem {
  const fact = (type: string, data: JsonObject = {}) => ({ type, data, actor });
  const before =
    status === 'Deployed'
      ? [fact('device.retrieved')]
      : status === 'Requested'
        ? [fact('device.rejected')]
        : [];
  return {
    streamId: `device:${endpointId}`,
    kind: 'device',
    machineVersion: '1',
    expectedVersion,
    // The removal must not count in statistics, since the file had added the device by mistake.
    events: [...before, fact('device.removed', { undone: true })],
  };
}
