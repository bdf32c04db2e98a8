import { type Kysely, sql } from 'kysely';
import { ipv4, isIpv6 } from '#domain/network/ipv4.ts';
import type { Tables } from '#server/core/database/database.ts';
import type { Counts } from './counts.ts';
import { withinScope } from './scan.ts';

/** Maximum number of devices listed for an address: any number may share a private one. */
export const mostAtAddress = 1_000;

/**
 * Finds devices in scope that connect from this address, or reported it for an interface; none if the keyword is not an
 * address.
 */
export async function devicesAt(db: Kysely<Tables>, counts: Counts, keyword: string): Promise<string[]> {
  if (!ipv4(keyword) && !isIpv6(keyword)) return [];
  const { rows } = await sql<{ endpoint_id: string }>`
    select found.endpoint_id from (
      select endpoint_id from device_state where location_ip = ${keyword}
      union
      select endpoint_id from device_value
      where value = ${keyword} and path like 'Device.IP.Interface.%Address.%.IPAddress'
    ) found join device d using (endpoint_id)
    where ${withinScope(counts, sql`d.op_id`)} limit ${mostAtAddress}`.execute(db);
  return rows.map((row) => row.endpoint_id);
}
