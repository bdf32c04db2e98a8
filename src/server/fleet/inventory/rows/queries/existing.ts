import { type Kysely, sql } from 'kysely';
import { comparable } from '#domain/text/normal.ts';
import type { DeviceRegistration } from '#machines/device-lifecycle/events.ts';
import type { Row, Tables } from '#server/core/database/database.ts';
import type { DeviceModels } from '#server/devices/models/queries/models.ts';
import { registrationOf } from '#server/devices/read-model/registration-of.ts';
import { serialKey } from '#server/fleet/inventory/serial-key.ts';
import { citiesByPlace } from '../../queries/cities.ts';
import type { RowValues } from '../cells.ts';
import { type ExistingRecords, type KnownDevice, nameKeyOf } from '../existing.ts';
import { endpointOf } from '../validate.ts';

interface Of {
  opId: string;
  opPath: string;
  models: Pick<DeviceModels, 'all'>;
}

/** Reads all stored data that these rows name, in six statements regardless of the number of rows. */
export async function readExisting(
  db: Kysely<Tables>,
  { opId, opPath, models }: Of,
  rows: readonly RowValues[],
): Promise<ExistingRecords> {
  const endpoints = [...new Set(rows.flatMap((row) => endpointOf(row) ?? []))];
  const devices = await devicesOf(db, endpoints, opPath);
  const operators = await operatorsOf(db, opPath, rows);
  const opIds = new Set([opId, ...operators.values(), ...[...devices.values()].map((device) => device.opId)]);
  const names = rows.flatMap(
    (row) => row.deviceName ?? devices.get(endpointOf(row) ?? '')?.values.deviceName ?? [],
  );
  return {
    opId,
    models: new Map(
      (await models.all()).map(({ modelName, prodClass }) => [
        comparable(modelName),
        { modelName, prodClass },
      ]),
    ),
    operators,
    numbers: await numbersOf(db, serialsOf(rows), macsOf(rows)),
    devices,
    names: await namesOf(db, [...opIds], [...new Set(names.map(String))]),
    cityOf: await citiesByPlace(db),
  };
}

/** Finds the devices in scope with the numbers of these rows, since a row may name its device by one. */
export async function ownersOf(
  db: Kysely<Tables>,
  opPath: string,
  rows: readonly RowValues[],
): Promise<Map<string, string>> {
  const { rows: found } = await sql<Row<'device_number'>>`
    select n.kind, n.value, n.endpoint_id
    from device_number n join device d using (endpoint_id) join operator o using (op_id)
    where starts_with(o.op_path, ${opPath}) and d.device_status <> 'Unregistered'
      and ((n.kind = 'serial' and n.value = any(${serialsOf(rows)}::text[]))
        or (n.kind = 'mac' and n.value = any(${macsOf(rows)}::text[])))`.execute(db);
  return new Map(found.map(({ kind, value, endpoint_id }) => [`${kind}\n${value}`, endpoint_id]));
}

const serialsOf = (rows: readonly RowValues[]): string[] => [
  ...new Set(rows.flatMap(({ deviceSn }) => (deviceSn ? [serialKey(deviceSn)] : []))),
];
const macsOf = (rows: readonly RowValues[]): string[] => [
  ...new Set(rows.flatMap(({ macAddr }) => (macAddr ? [macAddr] : []))),
];

async function numbersOf(
  db: Kysely<Tables>,
  serials: string[],
  macs: string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<Row<'device_number'>>`
    select kind, value, endpoint_id from device_number
    where (kind = 'serial' and value = any(${serials}::text[])) or (kind = 'mac' and value = any(${macs}::text[]))`.execute(
    db,
  );
  return new Map(rows.map(({ kind, value, endpoint_id }) => [`${kind}\n${value}`, endpoint_id]));
}

async function devicesOf(
  db: Kysely<Tables>,
  endpointIds: string[],
  opPath: string,
): Promise<Map<string, KnownDevice>> {
  if (endpointIds.length === 0) return new Map();
  const { rows } = await sql<Row<'device'> & { in_scope: boolean; company_name: string }>`
    select d.*, o.company_name, starts_with(o.op_path, ${opPath}) as in_scope from device d join operator o using (op_id)
    where d.endpoint_id = any(${endpointIds}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.endpoint_id, knownDevice(row)]));
}

export interface ListedRegistration {
  status: string;
  registration: DeviceRegistration;
}

/** Reads the registrations of those devices that are registered. */
export async function listedRegistrations(
  db: Kysely<Tables>,
  endpointIds: string[],
): Promise<Map<string, ListedRegistration>> {
  const rows = await db
    .selectFrom('device')
    .selectAll()
    .where('endpoint_id', '=', sql<string>`any(${endpointIds}::text[])`)
    .execute();
  return new Map(
    rows.map((row) => [row.endpoint_id, { status: row.device_status, registration: registrationOf(row) }]),
  );
}

function knownDevice({
  in_scope: inScope,
  company_name: companyName,
  ...row
}: Row<'device'> & { in_scope: boolean; company_name: string }): KnownDevice {
  const registration: DeviceRegistration = registrationOf(row);
  const status: string = row.device_status;
  return {
    opId: row.op_id,
    companyName,
    status,
    inScope,
    isListed: status !== 'Unregistered',
    registration,
    values: {
      deviceSn: row.device_sn,
      macAddr: row.mac_addr,
      modelName: row.model_name,
      deviceName: row.device_name,
      opid: row.op_id,
      customerId: row.customer_id,
      retailer: row.retailer,
      zipCode: row.zip_code,
      address: row.address,
      lat: row.lat,
      lng: row.lng,
      deviceStatus: status,
    },
  };
}

/**
 * Reads organisations by id, and by name if only one in scope has it. Organisations out of scope are treated as
 * missing.
 */
async function operatorsOf(
  db: Kysely<Tables>,
  opPath: string,
  rows: readonly RowValues[],
): Promise<Map<string, string>> {
  const named = [...new Set(rows.flatMap(({ opid }) => (opid ? [comparable(opid)] : [])))];
  if (named.length === 0) return new Map();
  const { rows: found } = await sql<{ op_id: string; company_name: string }>`
    select op_id, company_name from operator
    where starts_with(op_path, ${opPath}) and (lower(op_id) = any(${named}::text[]) or lower(company_name) = any(${named}::text[]))
    order by op_id limit 20000`.execute(db);
  const byName = Map.groupBy(found, ({ company_name }) => comparable(company_name));
  return new Map([
    ...[...byName].flatMap(([name, [first, ...others]]): [string, string][] =>
      first && others.length === 0 ? [[name, first.op_id]] : [],
    ),
    ...found.map(({ op_id }): [string, string] => [comparable(op_id), op_id]),
  ]);
}

/** Reads claimed names, and names that devices had before claims existed. */
async function namesOf(db: Kysely<Tables>, opIds: string[], names: string[]): Promise<Map<string, string>> {
  if (names.length === 0) return new Map();
  const keys = names.map(comparable);
  const { rows } = await sql<{ op_id: string; name: string; endpoint_id: string }>`
    select op_id, device_name as name, endpoint_id from device
    where op_id = any(${opIds}::text[])
      and (natural_key(device_name) collate "C") = any(array(select natural_key(n) collate "C" from unnest(${names}::text[]) n))
    union all
    select op_id, name_key, endpoint_id from device_name
    where op_id = any(${opIds}::text[]) and name_key = any(${keys}::text[])`.execute(db);
  return new Map(rows.map(({ op_id, name, endpoint_id }) => [nameKeyOf(op_id, name), endpoint_id]));
}
