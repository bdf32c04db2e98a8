import { type RawBuilder, sql } from 'kysely';
import type { Row } from '#server/core/database/database.ts';

type Place = Pick<Row<'device_place'>, 'op_id' | 'place_type' | 'region' | 'city'>;

/**
 * Builds a condition on `device d` for its groups, its room, its place, its open alarms, its first connection or the
 * time since which it is offline; null: any device.
 */
export function amongOf(asked: {
  gid?: string | undefined;
  roomId?: string | undefined;
  places?: readonly Place[] | undefined;
  alarms?: 'open' | 'critical' | undefined;
  everConnected?: boolean | undefined;
  /** Only devices that went offline by then. A device whose time of disconnection is not known is none of them. */
  offlineSince?: Date | undefined;
}): RawBuilder<unknown> | null {
  const { gid, roomId, places, alarms, everConnected, offlineSince } = asked;
  const conditions: RawBuilder<unknown>[] = [];
  if (gid !== undefined)
    conditions.push(sql`d.endpoint_id in (select endpoint_id from device_group_member where gid = ${gid})`);
  if (roomId !== undefined)
    conditions.push(sql`d.endpoint_id in (select endpoint_id from device_room where room_id = ${roomId})`);
  if (alarms !== undefined) {
    const severe = alarms === 'critical' ? sql` and severity = 'critical'` : sql``;
    // Only alarms of the device's present organisation count, not those from before a move.
    conditions.push(
      sql`(d.endpoint_id, d.op_id) in (select endpoint_id, op_id from alarm where not terminal${severe})`,
    );
  }
  if (everConnected !== undefined) {
    // The condition is literal SQL, so that the partial index on devices that never connected matches.
    const accessed = everConnected ? sql`is not null` : sql`is null`;
    conditions.push(sql`d.endpoint_id in (select endpoint_id from device_state where access_at ${accessed})`);
  }
  if (offlineSince !== undefined)
    conditions.push(
      sql`d.endpoint_id in (select endpoint_id from device_state where not online and offline_at <= ${offlineSince.toISOString()}::timestamptz)`,
    );
  if (places) conditions.push(sql`(${sql.join([sql`false`, ...places.map(inPlace)], sql` or `)})`);
  return conditions.length === 0 ? null : sql.join(conditions, sql` and `);
}

function inPlace({ op_id: opId, place_type: type, region, city }: Place): RawBuilder<unknown> {
  const inRegion = region === '' ? sql`coalesce(d.province, '') = ''` : sql`d.province = ${region}`;
  const inCity = type === 'city' ? sql` and d.city = ${city}` : sql``;
  return sql`(d.op_id = ${opId} and ${inRegion}${inCity})`;
}

/** Returns the moment by which a device went offline that has been offline for so many minutes at `time`. */
export const offlineSince = (time: Date, minutes: number): Date =>
  new Date(time.getTime() - minutes * 60_000);
