import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { Readings } from '#domain/device-parameters/readings.ts';
import type { LoggedEvent } from '#domain/logged-event.ts';
import { holdsTopology, shapeOf, topologyOf } from '#domain/topology/topology.ts';
import type { Row, Tables } from '#server/core/database/database.ts';
import type { Projection } from '#server/core/read-models/runner.ts';
import { upsertRows } from '#server/core/read-models/upsert.ts';
import { endpointOf, factOf } from '../read-model/fold.ts';
import { forgetBefore } from '../read-model/forgotten.ts';

/** Maximum number of moments listed for each device; its stream has all readings. */
const keptMoments = 500;

type MomentRow = Omit<Row<'topology_moment'>, 'create_time'> & { create_time: string };

/** Home network as one of its devices reported it. */
interface ReportedNetwork {
  moment: MomentRow;
  members: Row<'home_member'>[];
}

/**
 * Moments at which a home network changed since the previous reading: an index into the device streams. A reading with
 * the same members in the same places is no change, however often the topology is read. It also keeps the last reported
 * access points of each home.
 */
export class TopologyProjection implements Projection {
  readonly name = 'topology';
  readonly version = 2;

  async reset(trx: Transaction<Tables>): Promise<void> {
    await sql`truncate topology_moment, home_member`.execute(trx);
  }

  wants(event: LoggedEvent): boolean {
    return (
      event.type === 'device.checkpointed' ||
      (event.type === 'device.valuesObserved' && valuesOf(event) !== null)
    );
  }

  async apply(trx: Transaction<Tables>, events: LoggedEvent[]): Promise<void> {
    const mine = events.filter((event) => this.wants(event));
    if (mine.length === 0) return;
    await this.#index(trx, mine);
    await forgetBefore(trx, 'topology_moment', mine);
    await forgetBefore(trx, 'home_member', mine);
  }

  async #index(trx: Transaction<Tables>, mine: LoggedEvent[]): Promise<void> {
    const endpointIds = [...new Set(mine.map(endpointOf))];
    const { rows: known } = await sql<{ endpoint_id: string; shape: string }>`
      select distinct on (endpoint_id) endpoint_id, shape from topology_moment
      where endpoint_id = any(${endpointIds}::text[]) order by endpoint_id, pos desc`.execute(trx);
    const shapes = new Map(known.map(({ endpoint_id, shape }) => [endpoint_id, shape]));
    const reported = mine.flatMap((event): ReportedNetwork[] => {
      const one = reportedBy(event);
      if (!one || shapes.get(one.moment.endpoint_id) === one.moment.shape) return [];
      shapes.set(one.moment.endpoint_id, one.moment.shape);
      return [one];
    });
    if (reported.length === 0) return;
    await upsertRows(
      trx,
      'topology_moment',
      ['endpoint_id', 'pos'],
      reported.map(({ moment }) => moment),
    );
    // The last report of each device counts.
    const homes = new Map(reported.map(({ moment, members }) => [moment.endpoint_id, members]));
    await sql`delete from home_member where endpoint_id = any(${[...homes.keys()]}::text[])`.execute(trx);
    const members = [...homes.values()].flat();
    if (members.length > 0) await upsertRows(trx, 'home_member', ['endpoint_id', 'mac_addr'], members);
    await sql`
      delete from topology_moment old where endpoint_id = any(${endpointIds}::text[]) and pos <= (
        select pos from topology_moment where endpoint_id = old.endpoint_id
        order by pos desc offset ${keptMoments} limit 1
      )`.execute(trx);
  }
}

function valuesOf(event: LoggedEvent): Record<string, string> | null {
  const fact = factOf(event);
  return fact.type === 'device.valuesObserved' && holdsTopology(fact.data.values) ? fact.data.values : null;
}

function reportedBy(event: LoggedEvent): ReportedNetwork | null {
  const nodes = topologyOf(new Readings(Object.entries(valuesOf(event) ?? {})));
  if (nodes.length === 0) return null;
  const [endpoint_id, pos] = [endpointOf(event), event.pos];
  const macs = [...new Set(nodes.flatMap(({ mac_address: mac }) => mac ?? []))];
  // The controller comes first.
  const [home] = macs;
  return {
    moment: {
      endpoint_id,
      pos,
      create_time: event.recordedAt,
      shape: createHash('sha256').update(shapeOf(nodes)).digest('base64url'),
      access_points: nodes.length,
      clients: nodes.flatMap(({ stations }) => stations).filter(({ active }) => active).length,
    },
    members: home === undefined ? [] : macs.map((mac_addr) => ({ endpoint_id, pos, mac_addr, home })),
  };
}
