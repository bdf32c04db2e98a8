import { type RawBuilder, sql } from 'kysely';
import { Readings } from '#domain/device-parameters/readings.ts';
import type { SettingGroup } from '#domain/device-parameters/setting-groups.ts';
import { type ObservedValue, settingPaths, withoutGone } from '#domain/device-parameters/settings.ts';
import type { PresetDevice, PresetTarget } from '#domain/presets/desired.ts';
import { type PresetField, presetFields } from '#domain/presets/fields.ts';
import type { Database } from '#server/core/database/database.ts';
import { placesOf } from '../../groups/read-model/places.ts';

/** Device as presets see it, without the saved filters that it matches. */
export interface KnownDevice extends Omit<PresetDevice, 'filterIds'> {
  opId: string;
  opPath: string;
  prodClass: string;
}

interface DeviceRow {
  endpoint_id: string;
  op_id: string;
  op_path: string;
  model_name: string;
  prod_class: string;
  province: string | null;
  city: string | null;
  room_id: string | null;
  gids: string[];
}

const columns = sql`d.endpoint_id, d.op_id, o.op_path, d.model_name, d.prod_class, d.province, d.city,
  (select r.room_id from device_room r where r.endpoint_id = d.endpoint_id) as room_id,
  array(select m.gid from device_group_member m where m.endpoint_id = d.endpoint_id) as gids`;
/** Presets are for devices in use. */
const from = sql`from device d join operator o using (op_id) where d.device_status = 'Deployed'`;

const deviceOf = (row: DeviceRow): KnownDevice => {
  const { op_id, province, city } = row;
  const places = placesOf({ device: { op_id, province, city } });
  const placeOf = (type: string) => places.find((place) => place.place_type === type)?.place_id ?? null;
  return {
    endpointId: row.endpoint_id,
    opId: op_id,
    opPath: row.op_path,
    opIds: row.op_path.split('/').filter((id) => id !== ''),
    modelName: row.model_name,
    prodClass: row.prod_class,
    roomId: row.room_id,
    gids: row.gids,
    regionId: placeOf('region'),
    cityId: placeOf('city'),
  };
};

/** Finds a device in use; null: there is none. */
export async function knownDevice({ sql: db }: Database, endpointId: string): Promise<KnownDevice | null> {
  const { rows } = await sql<DeviceRow>`select ${columns} ${from} and d.endpoint_id = ${endpointId}`.execute(
    db,
  );
  return rows[0] ? deviceOf(rows[0]) : null;
}

/** Reads devices of a target by id, after this one. */
export async function targetDevices(
  { sql: db }: Database,
  target: RawBuilder<unknown>,
  { after, limit }: { after: string; limit: number },
): Promise<KnownDevice[]> {
  const { rows } = await sql<DeviceRow>`
    select ${columns} ${from} and ${target} and d.endpoint_id > ${after}
    order by d.endpoint_id limit ${limit}`.execute(db);
  return rows.map(deviceOf);
}

/** Counts the devices of a target. */
export async function countDevices({ sql: db }: Database, target: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n ${from} and ${target}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Devices of saved filters, by the filter. */
export type FilterDevices = ReadonlyMap<string, ReadonlySet<string>>;

/** Builds the condition on `device d` and `operator o` for a target; it is never true for an empty list. */
export function targetCondition(
  { opPath, target }: { opPath: string; target: PresetTarget },
  filters: FilterDevices,
): RawBuilder<unknown> {
  const among = (ids: readonly string[]) => sql`any(${[...ids]}::text[])`;
  const isMeant = () => {
    switch (target.kind) {
      case 'device':
        return sql`d.endpoint_id = ${among(target.endpointIds)}`;
      case 'room':
        return sql`d.endpoint_id in (select endpoint_id from device_room where room_id = ${among(target.roomIds)})`;
      case 'group':
        return sql`d.endpoint_id in (select endpoint_id from device_group_member where gid = ${among(target.gids)})`;
      case 'filter':
        return sql`d.endpoint_id = ${among(target.filterIds.flatMap((id) => [...(filters.get(id) ?? [])]))}`;
      case 'place':
        return sql`exists (select from device_place x where x.op_id = d.op_id and x.region = coalesce(d.province, '')
          and ((x.place_type = 'region' and x.place_id = ${among(target.regionIds ?? [])})
            or (x.place_type = 'city' and x.city = d.city and x.place_id = ${among(target.cityIds ?? [])})))`;
      case 'model':
        return sql`d.model_name = ${among(target.modelNames)}`;
      case 'organisation':
        return sql`true`;
    }
  };
  return sql`(starts_with(o.op_path, ${opPath}) and ${isMeant()})`;
}

/** Returns the groups of settings that contain a field. */
const groupsOf = (field: PresetField): readonly SettingGroup[] => {
  const { task } = presetFields[field];
  if (task === 'TimeSettings') return ['time'];
  return task === 'HdmiCec' ? ['hdmi'] : ['radio', 'steering'];
};

/** Returns the paths to read for these fields, by the groups of a person's change. */
export const pathsOfFields = (fields: readonly PresetField[]): string[] => [
  ...new Set([...new Set(fields.flatMap(groupsOf))].flatMap(settingPaths)),
];

export interface StoredReadings {
  readings: Readings;
  /** Time of the latest value; null: none was ever reported. */
  at: Date | null;
}

/** Reads what devices have reported of these fields, by device. */
export async function storedReadings(
  { sql: db }: Database,
  endpointIds: readonly string[],
  fields: readonly PresetField[],
): Promise<Map<string, StoredReadings>> {
  const groups = [...new Set(fields.flatMap(groupsOf))];
  const patterns = pathsOfFields(fields).map((path) => {
    const text = path.replaceAll('_', '\\_').replaceAll('*', '%');
    return text.endsWith('.') ? `${text}%` : text;
  });
  const { rows } = await sql<ObservedValue & { endpoint_id: string }>`
    select endpoint_id, path, value, observed_at from device_value
    where endpoint_id = any(${[...endpointIds]}::text[]) and path like any(${patterns}::text[])`.execute(db);
  const byDevice = Map.groupBy(rows, (row) => row.endpoint_id);
  return new Map(
    endpointIds.map((id) => {
      const observed = groups.reduce<readonly ObservedValue[]>(
        (left, group) => withoutGone(group, left),
        byDevice.get(id) ?? [],
      );
      const times = observed.map(({ observed_at: at }) => at.getTime());
      return [
        id,
        {
          readings: new Readings(observed.map(({ path, value }) => [path, value])),
          at: times.length > 0 ? new Date(Math.max(...times)) : null,
        },
      ];
    }),
  );
}
