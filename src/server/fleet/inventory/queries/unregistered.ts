import { sql } from 'kysely';
import { comparable } from '#domain/text/normal.ts';
import type { Row } from '#server/core/database/database.ts';
import { ScopedQueries } from '#server/core/read-models/scope.ts';
import { allOf, type DeviceFilter, facetConditions } from '#server/devices/queries/list/filter.ts';
import { ordered, type SortField, sortColumn } from '#server/devices/queries/list/order.ts';
import type { ListedDevice } from '#server/devices/queries/list/page.ts';
import { serialKey } from '#server/fleet/inventory/serial-key.ts';

export interface UnregisteredQuery {
  /** Null: all unregistered devices. */
  unlisted: 'no' | Row<'device'>['unlisted'];
  filter: DeviceFilter;
  keyword?: string | undefined;
  sortBy: SortField;
  sortDesc: boolean;
  limit: number;
  offset: number;
}

/** Unregistered devices. They are few beside the imported ones, so they are counted and sorted directly. */
export class UnregisteredDevices extends ScopedQueries {
  async page(query: UnregisteredQuery): Promise<{ rows: ListedDevice[]; total: number }> {
    const { unlisted, filter, keyword = '', limit, offset } = query;
    const conditions = [
      sql`d.device_status = 'Unregistered' and starts_with(o.op_path, ${this.opPath})`,
      ...facetConditions(filter, { device: 'd', state: 's' }),
    ];
    if (unlisted !== null)
      conditions.push(unlisted === 'no' ? sql`d.unlisted is null` : sql`d.unlisted = ${unlisted}`);
    const sought = comparable(keyword.trim());
    if (sought !== '') conditions.push(sql`strpos(d.search, ${sought}) > 0`);
    const column = sortColumn(query.sortBy);
    const rows = await this.database.prepared(sql<ListedDevice & { total: number }>`
      select d.*, s.online, s.location_ip, s.access_at, s.synced_at, s.rebooted_at, s.up_time, s.up_time_at,
        o.company_name, count(*) over ()::int as total
      from device d join device_state s using (endpoint_id) join operator o on o.op_id = d.op_id
      where ${allOf(conditions)}
      order by ${ordered(query, column, sql.ref('d.endpoint_id'))} limit ${limit} offset ${offset}`);
    if (rows.length > 0 || offset === 0) return { rows, total: rows[0]?.total ?? 0 };
    return { rows, total: (await this.page({ ...query, limit: 1, offset: 0 })).total };
  }
}

/** Registered device in scope whose number another device reports. */
export interface NumberOwner {
  statedBy: string;
  kind: Row<'device_number'>['kind'];
  device: ListedDevice;
}

/**
 * Owners of the serial number or MAC address that unregistered devices report, by endpoint id; the serial number comes
 * first.
 */
export class NumberOwners extends ScopedQueries {
  async of(devices: readonly Row<'device'>[]): Promise<Map<string, NumberOwner>> {
    const stated = devices.flatMap(({ endpoint_id, device_sn: serial, mac_addr: mac }) => [
      ...(serial ? [{ endpoint_id, kind: 'serial', value: serialKey(serial) }] : []),
      ...(mac ? [{ endpoint_id, kind: 'mac', value: mac }] : []),
    ]);
    if (stated.length === 0) return new Map();
    const rows = await this.database.prepared(sql<
      ListedDevice & { stated_by: string; kind: NumberOwner['kind'] }
    >`
      select d.*, s.online, s.location_ip, s.access_at, s.synced_at, s.rebooted_at, s.up_time, s.up_time_at,
        o.company_name, t.endpoint_id as stated_by, n.kind
      from jsonb_to_recordset(${JSON.stringify(stated)}::jsonb) as t(endpoint_id text, kind text, value text)
      join device_number n on n.kind = t.kind and n.value = t.value and n.endpoint_id <> t.endpoint_id
      join device d on d.endpoint_id = n.endpoint_id and d.device_status <> 'Unregistered'
      join device_state s on s.endpoint_id = d.endpoint_id join operator o on o.op_id = d.op_id
      where starts_with(o.op_path, ${this.opPath})
      order by n.kind`);
    // `serial` sorts after `mac`, so it wins in the map.
    return new Map(
      rows.map(({ stated_by: statedBy, kind, ...device }) => [statedBy, { statedBy, kind, device }]),
    );
  }
}
