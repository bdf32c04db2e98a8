import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '#server/core/database/database.ts';

/** Reason of a member that waits for another device of its home (`rollout_member.reason`). */
export const homeReason = 'home';

interface HomeRow {
  endpoint_id: string;
  home: string;
  /** True if the home's other devices connect through it. */
  leads: boolean;
  /** True if another device of the home is being changed, by whatever profile or person. */
  busy: boolean;
}

/**
 * Reads the homes of these devices from reported topologies; a device that moved may be in two. Devices of other
 * organisations do not count: otherwise a device could block their changes by reporting them as its home. `isChanged`: a
 * condition on `device other`.
 */
async function homesOf(
  db: Kysely<Tables>,
  isChanged: RawBuilder<unknown>,
  endpointIds: readonly string[],
): Promise<HomeRow[]> {
  if (endpointIds.length === 0) return [];
  const { rows } = await sql<HomeRow>`
    select d.endpoint_id, mine.home, mine.home = d.mac_addr as leads, exists (
      select from home_member others join device other on other.mac_addr = others.mac_addr and other.op_id = d.op_id
      where others.home = mine.home and other.endpoint_id <> d.endpoint_id and ${isChanged}
    ) as busy
    from device d join home_member mine on mine.mac_addr = d.mac_addr
      join device teller on teller.endpoint_id = mine.endpoint_id and teller.op_id = d.op_id
    where d.endpoint_id = any(${[...endpointIds]}::text[])
    group by d.endpoint_id, d.mac_addr, mine.home order by d.endpoint_id, mine.home`.execute(db);
  return rows;
}

/** Checks for another change in the home, in the transaction that begins one. */
export const isHomeBusy = async (
  db: Kysely<Tables>,
  isChanged: RawBuilder<unknown>,
  endpointId: string,
): Promise<boolean> => (await homesOf(db, isChanged, [endpointId])).some(({ busy }) => busy);

/**
 * Finds devices that must wait for another one of their home: one that is being changed, or one of these that goes
 * first. The home's gateway goes last, because its restart cuts the others off.
 */
export async function heldByHome(
  db: Kysely<Tables>,
  isChanged: RawBuilder<unknown>,
  endpointIds: readonly string[],
): Promise<Set<string>> {
  const homes = Map.groupBy(await homesOf(db, isChanged, endpointIds), ({ endpoint_id }) => endpoint_id);
  const place = new Map(endpointIds.map((id, at) => [id, at]));
  const inTurn = [...homes].toSorted(
    ([one, mine], [other, theirs]) =>
      Number(mine.some(({ leads }) => leads)) - Number(theirs.some(({ leads }) => leads)) ||
      (place.get(one) ?? 0) - (place.get(other) ?? 0),
  );
  const taken = new Set<string>();
  const held = new Set<string>();
  for (const [endpointId, mine] of inTurn)
    if (mine.some(({ busy, home }) => busy || taken.has(home))) held.add(endpointId);
    else for (const { home } of mine) taken.add(home);
  return held;
}
