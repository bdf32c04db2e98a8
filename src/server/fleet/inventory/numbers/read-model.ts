import { type Kysely, sql, type Transaction } from 'kysely';
import { parameterAt } from '#domain/device-parameters/readings.ts';
import type { LoggedEvent } from '#domain/logged-event.ts';
import { cleanName, normalMac } from '#domain/text/normal.ts';
import type { Tables } from '#server/core/database/database.ts';
import type { Projection } from '#server/core/read-models/runner.ts';
import { endpointOf, factOf } from '#server/devices/read-model/fold.ts';
import { reportedBy } from '#server/devices/read-model/reported.ts';
import { serialKey } from '#server/fleet/inventory/serial-key.ts';

interface Numbers {
  serial: string | null;
  mac: string | null;
}

const lifeTypes: ReadonlySet<string> = new Set(['device.registered', 'device.found', 'device.removed']);
const reportTypes: ReadonlySet<string> = new Set([
  'device.booted',
  'device.valuesObserved',
  'device.checkpointed',
]);

/**
 * Serial numbers and MAC addresses with their devices (RU-084, RU-085), from device streams. The first device keeps a
 * number; a second device that reports it does not get it.
 */
export class DeviceNumberProjection implements Projection {
  readonly name = 'device numbers';
  readonly version = 1;
  /** Upload rows are not in the log, so they are dropped with their streams. */
  readonly rowsOfStreams = [{ table: 'inventory_upload_row', column: 'stream_id' }];

  async reset(trx: Transaction<Tables>): Promise<void> {
    await sql`truncate device_number`.execute(trx);
  }

  wants(event: LoggedEvent): boolean {
    return lifeTypes.has(event.type) || (reportTypes.has(event.type) && reported(event) !== null);
  }

  async apply(trx: Transaction<Tables>, events: LoggedEvent[]): Promise<void> {
    const mine = events.filter((event) => this.wants(event));
    if (mine.length === 0) return;
    const before = await load(trx, [...new Set(mine.map(endpointOf))]);
    const after = new Map<string, Numbers | null>(before);
    for (const event of mine) after.set(endpointOf(event), next(after.get(endpointOf(event)) ?? null, event));
    const given: object[] = [];
    const taken: object[] = [];
    for (const [endpoint_id, numbers] of after) {
      for (const kind of ['serial', 'mac'] as const) {
        const old = before.get(endpoint_id)?.[kind] ?? null;
        const value = numbers?.[kind] ?? null;
        if (old === value) continue;
        if (old !== null) taken.push({ kind, value: old, endpoint_id });
        if (value !== null) given.push({ kind, value, endpoint_id });
      }
    }
    await sql`
      delete from device_number n using jsonb_populate_recordset(null::device_number, ${JSON.stringify(taken)}::jsonb) old
      where n.kind = old.kind and n.value = old.value and n.endpoint_id = old.endpoint_id`.execute(trx);
    await sql`
      insert into device_number (kind, value, endpoint_id)
      select kind, value, endpoint_id from jsonb_populate_recordset(null::device_number, ${JSON.stringify(given)}::jsonb)
      on conflict (kind, value) do nothing`.execute(trx);
  }
}

async function load(trx: Kysely<Tables>, endpointIds: string[]): Promise<Map<string, Numbers>> {
  const rows = await trx
    .selectFrom('device_number')
    .selectAll()
    .where('endpoint_id', '=', sql<string>`any(${endpointIds}::text[])`)
    .execute();
  const found = new Map<string, Numbers>();
  for (const { endpoint_id, kind, value } of rows)
    found.set(endpoint_id, { serial: null, mac: null, ...found.get(endpoint_id), [kind]: value });
  return found;
}

/** Folds numbers as the device read model does (fold.ts): a registration comes before reported values. */
function next(before: Numbers | null, event: LoggedEvent): Numbers | null {
  const fact = factOf(event);
  if (fact.type === 'device.removed') return null;
  if (fact.type === 'device.registered' || fact.type === 'device.found') {
    const { deviceSn } = fact.data;
    const macAddr = 'macAddr' in fact.data ? fact.data.macAddr : undefined;
    return {
      serial: deviceSn ? serialKey(deviceSn) : (before?.serial ?? null),
      mac: (macAddr && (normalMac(macAddr) ?? macAddr)) || (before?.mac ?? null),
    };
  }
  const numbers = reported(event);
  if (!numbers) return before;
  return { serial: numbers.serial ?? before?.serial ?? null, mac: before?.mac ?? numbers.mac };
}

/** Reads the numbers in an event; null: none. */
function reported(event: LoggedEvent): Numbers | null {
  const fact = factOf(event);
  const registered =
    fact.type === 'device.checkpointed' && fact.data.version === event.version ? fact.data.registered : null;
  let serial = registered?.deviceSn ? serialKey(registered.deviceSn) : null;
  let mac = registered?.macAddr ? normalMac(registered.macAddr) : null;
  for (const { path, value } of reportedBy(event)) {
    const name = parameterAt(path);
    const text = cleanName(value);
    if (name === 'serialNumber' && text !== '') serial = serialKey(text);
    else if (name === 'macAddress') mac ??= normalMac(text);
  }
  return serial === null && mac === null ? null : { serial, mac };
}
