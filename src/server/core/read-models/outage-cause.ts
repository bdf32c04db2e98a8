import { type RawBuilder, sql } from 'kysely';
import type { Outage, OutageCause } from '#machines/message/events.ts';

/** Builds a condition on `device d` for the cause of an outage. */
export function underCause({ kind, value, of }: OutageCause): RawBuilder<unknown> {
  switch (kind) {
    case 'model':
      return sql`d.model_name = ${value}`;
    case 'firmware':
      return sql`(d.model_name = ${of} and d.firmware_version = ${value})`;
    case 'place':
      return sql`(d.city = ${value} and coalesce(d.province, '') = ${of ?? ''})`;
    case 'organisation':
      return sql`d.op_id in (select op_id from operator where starts_with(op_path, ${value}))`;
    case 'accessPoint':
      return sql`exists (select from home_member mine join device teller using (endpoint_id)
        where mine.endpoint_id = ${value} and mine.mac_addr = d.mac_addr and teller.op_id = d.op_id
          and teller.endpoint_id <> d.endpoint_id)`;
  }
}

/** Builds a condition on `device d` for the devices of an outage: deployed, of its cause, and offline since it began. */
export const awayInOutage = ({
  cause,
  since,
  within,
}: Pick<Outage, 'cause' | 'since' | 'within'>): RawBuilder<unknown> =>
  sql`(${underCause(cause)} and ${isWithin(within)} and d.device_status = 'Deployed' and d.endpoint_id in (
    select endpoint_id from device_state where not online and offline_at >= ${since}::timestamptz))`;

const isWithin = (path: string | undefined): RawBuilder<unknown> =>
  path === undefined
    ? sql`true`
    : sql`d.op_id in (select op_id from operator where starts_with(op_path, ${path}))`;
