import type { Kysely } from 'kysely';
import type { CaseDevice, CaseValue } from '#domain/case/file.ts';
import type { DeviceFact } from '#machines/device/events.ts';
import type { Database, Tables } from '#server/core/database/database.ts';
import { eventsOfStream } from '#server/core/log/stored-events.ts';
import { parametersOf } from '#server/devices/queries/past/reported.ts';
import { beginningOf } from '#server/devices/read-model/beginning.ts';

/** Number of events read at once while looking back for previous values. */
const pageSize = 200;

/** Facts of a device that carry values. */
const telling = ['device.valuesObserved', 'device.booted'];

/**
 * Lists the values that differ after position `to` from those before position `from`. A value first reported in between
 * has no previous one. The search back stops when every previous value is found, or at the device's first stored event.
 */
export async function deviceValues(
  database: Database,
  { endpointId, from, to }: Omit<CaseDevice, 'values'>,
): Promise<CaseValue[]> {
  const streamId = `device:${endpointId}`;
  const rows = await reportedBy(database.sql, streamId)
    .where('pos', '>=', from)
    .where('pos', '<=', to)
    .orderBy('pos')
    .execute();
  const after = new Map(rows.flatMap((row) => Object.entries(valuesOf(row))));
  const before = new Map<string, string>();
  for (let until = from; before.size < after.size; ) {
    const page = await reportedBy(database.sql, streamId)
      .where('pos', '<', until)
      .orderBy('pos', 'desc')
      .limit(pageSize)
      .execute();
    for (const row of page)
      for (const [path, value] of Object.entries(valuesOf(row)))
        if (after.has(path) && !before.has(path)) before.set(path, value);
    const last = page.at(-1);
    if (!last || page.length < pageSize) break;
    until = last.pos;
  }
  const known = new Set(before.keys());
  // If older events were erased, the checkpoint has the values that they led to.
  const beginning = await beginningOf(database.sql, endpointId);
  if (beginning && beginning.pos < from)
    for (const { path, value } of parametersOf(beginning))
      if (after.has(path) && !known.has(path)) before.set(path, value);
  return [...after]
    .filter(([path, value]) => before.get(path) !== value)
    .map(([path, value]) => ({ path, before: before.get(path) ?? null, after: value, redacted: false }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

const reportedBy = (db: Kysely<Tables>, streamId: string) =>
  eventsOfStream(db, streamId).select(['pos', 'type', 'data']).where('type', 'in', telling);

function valuesOf({ type, data }: { type: string; data: string }): Record<string, string> {
  const fact = { type, data: JSON.parse(data) } as DeviceFact;
  if (fact.type === 'device.valuesObserved') return fact.data.values;
  return fact.type === 'device.booted' ? fact.data.parameters : {};
}
