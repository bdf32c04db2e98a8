import { sql, type Transaction } from 'kysely';
import type { LoggedEvent } from '#domain/logged-event.ts';
import type { DeviceFact } from '#machines/device/events.ts';
import type { Row, Tables } from '#server/core/database/database.ts';
import { upsertRows } from '#server/core/read-models/upsert.ts';
import { endpointOf } from '../../read-model/fold.ts';
import { foldMemberships, type Memberships, noMemberships } from '../memberships.ts';

/** Facts that come often and change no membership; all others may move a device to another operator. */
const ordinary: ReadonlySet<string> = new Set<DeviceFact['type']>([
  'device.connected',
  'device.disconnected',
  'device.booted',
  'device.valuesObserved',
  'device.agentNoticed',
  'device.handoverAsked',
  'device.handoverAnswered',
]);

/** Groups and rooms of the devices of a batch of events: read before it, folded, and written where they have changed. */
export class MembershipRows {
  readonly #before: ReadonlyMap<string, Memberships>;
  readonly #after = new Map<string, Memberships>();

  private constructor(before: ReadonlyMap<string, Memberships>) {
    this.#before = before;
  }

  static async of(trx: Transaction<Tables>, events: readonly LoggedEvent[]): Promise<MembershipRows> {
    const ids = [...new Set(events.filter(({ type }) => !ordinary.has(type)).map(endpointOf))];
    if (ids.length === 0) return new MembershipRows(new Map());
    const named = sql<string>`any(${ids}::text[])`;
    const groups = await trx
      .selectFrom('device_group_member')
      .selectAll()
      .where('endpoint_id', '=', named)
      .orderBy('gid')
      .execute();
    const rooms = await trx.selectFrom('device_room').selectAll().where('endpoint_id', '=', named).execute();
    const roomOf = new Map(rooms.map((row) => [row.endpoint_id, row]));
    const groupsOf = Map.groupBy(groups, (row) => row.endpoint_id);
    return new MembershipRows(
      new Map(ids.map((id) => [id, fromRows(groupsOf.get(id) ?? [], roomOf.get(id))])),
    );
  }

  take(event: LoggedEvent, opId: string | null): void {
    if (ordinary.has(event.type)) return;
    const endpointId = endpointOf(event);
    const before = this.#after.get(endpointId) ?? this.#before.get(endpointId) ?? noMemberships;
    this.#after.set(endpointId, foldMemberships(before, event, opId));
  }

  async write(trx: Transaction<Tables>): Promise<void> {
    const changed = [...this.#after].filter(([id, now]) => now !== this.#before.get(id));
    if (changed.length === 0) return;
    const ids = changed.map(([id]) => id);
    await sql`delete from device_group_member where endpoint_id = any(${ids}::text[])`.execute(trx);
    await sql`delete from device_room where endpoint_id = any(${ids}::text[])`.execute(trx);
    const members = changed.flatMap(([endpoint_id, { groups }]) =>
      groups.map(({ gid, opId, at }) => ({ gid, endpoint_id, op_id: opId, joined_at: at })),
    );
    const placed = changed.flatMap(([endpoint_id, { room }]) =>
      room ? [{ endpoint_id, room_id: room.roomId, op_id: room.opId, placed_at: room.at }] : [],
    );
    await countMembers(trx, changed, this.#before);
    await upsertRows(trx, 'device_group_member', ['gid', 'endpoint_id'], members);
    await upsertRows(trx, 'device_room', ['endpoint_id'], placed);
  }
}

/** Moves the changed devices from the groups they were in to those they are in. */
async function countMembers(
  trx: Transaction<Tables>,
  changed: readonly (readonly [string, Memberships])[],
  before: ReadonlyMap<string, Memberships>,
): Promise<void> {
  const deltas = new Map<string, number>();
  const add = ({ groups }: Memberships, n: number) => {
    for (const { gid } of groups) deltas.set(gid, (deltas.get(gid) ?? 0) + n);
  };
  for (const [id, now] of changed) {
    add(before.get(id) ?? noMemberships, -1);
    add(now, 1);
  }
  const rows = [...deltas].flatMap(([gid, n]) => (n === 0 ? [] : [{ gid, n }]));
  if (rows.length === 0) return;
  await sql`
    insert into device_group_count (gid, n)
    select gid, n from jsonb_populate_recordset(null::device_group_count, ${JSON.stringify(rows)}::jsonb)
    on conflict (gid) do update set n = device_group_count.n + excluded.n`.execute(trx);
}

const fromRows = (
  groups: readonly Row<'device_group_member'>[],
  room: Row<'device_room'> | undefined,
): Memberships => ({
  groups: groups.map(({ gid, op_id, joined_at }) => ({ gid, opId: op_id, at: joined_at.toISOString() })),
  room: room ? { roomId: room.room_id, opId: room.op_id, at: room.placed_at.toISOString() } : null,
});
