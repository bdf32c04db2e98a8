import { sql } from 'kysely';
import { pathOf, Readings } from '#domain/device-parameters/readings.ts';
import { withoutGone, withoutGoneRows } from '#domain/device-parameters/settings.ts';
import { alonePaths } from '#domain/topology/alone.ts';
import { type TopologyNode, topologyOf, topologyPaths } from '#domain/topology/topology.ts';
import type { DeviceFact } from '#machines/device/events.ts';
import type { Row } from '#server/core/database/database.ts';
import { isOfLog } from '#server/core/log/stored-events.ts';
import { ScopedQueries } from '#server/core/read-models/scope.ts';
import { ScopedDevices } from '../queries/devices.ts';
import type { ListedDevice } from '../queries/list/page.ts';

/** Maximum number of a home network's values in one answer: 200 nodes have some 2,000. */
const valueLimit = 10_000;

/** Home networks as devices reported them. The device comes from `ScopedDevices`, so it is in scope. */
export class ScopedTopology extends ScopedQueries {
  /** Reads the last report; null: none. Rows that the last complete reading lacked are left out. */
  async latest(device: ListedDevice): Promise<{ readings: Readings; observedAt: Date } | null> {
    const devices = new ScopedDevices(this.database, this.opPath, this.asOf);
    const values = await devices.values(device, [...topologyPaths], valueLimit);
    const marker = values.find(({ path }) => path === pathOf('meshController'));
    if (!marker) return null;
    const since = marker.observed_at;
    const there = values.filter(({ observed_at: at }) => at >= since);
    return { readings: new Readings(there.map(({ path, value }) => [path, value])), observedAt: since };
  }

  /** Reads a device that reports no mesh: its radios and its own clients. */
  async alone(device: ListedDevice): Promise<{ readings: Readings; observedAt: Date } | null> {
    const devices = new ScopedDevices(this.database, this.opPath, this.asOf);
    const values = await devices.values(device, [...alonePaths], valueLimit);
    const there = withoutGoneRows('stationMac', 'stationCount', withoutGone('hosts', values));
    const times = there
      .filter(({ path }) => path.includes('AssociatedDevice'))
      .map(({ observed_at: at }) => at.getTime());
    if (times.length === 0) return null;
    const readings = new Readings(there.map(({ path, value }) => [path, value]));
    return { readings, observedAt: new Date(Math.max(...times)) };
  }

  /** Finds the devices in scope with these MAC addresses, by address. */
  async membersOf(macs: readonly string[]): Promise<Map<string, ListedDevice>> {
    const found = await new ScopedDevices(this.database, this.opPath, this.asOf).findByMacs(macs);
    return new Map(found.map((device) => [device.mac_addr ?? '', device]));
  }

  /** Lists moments, newest first. */
  async moments(device: ListedDevice, limit: number): Promise<Row<'topology_moment'>[]> {
    return this.database.sql
      .selectFrom('topology_moment')
      .selectAll()
      .where('endpoint_id', '=', device.endpoint_id)
      .orderBy('pos', 'desc')
      .limit(limit)
      .execute();
  }

  /**
   * Reads the home network as reported at a listed moment; null for any other time, and if the reading was redacted.
   */
  async at(device: ListedDevice, createTime: Date): Promise<TopologyNode[] | null> {
    const { rows } = await sql<{ data: string }>`
      select e.data from topology_moment m
      join es_event e on ${isOfLog('e')} and e.pos = m.pos
      where m.endpoint_id = ${device.endpoint_id} and m.create_time = ${createTime.toISOString()}::timestamptz
      order by m.pos desc limit 1`.execute(this.database.sql);
    const [row] = rows;
    if (!row) return null;
    const data: Extract<DeviceFact, { type: 'device.valuesObserved' }>['data'] = JSON.parse(row.data);
    const nodes = topologyOf(new Readings(Object.entries(data.values ?? {})));
    return nodes.length > 0 ? nodes : null;
  }
}
