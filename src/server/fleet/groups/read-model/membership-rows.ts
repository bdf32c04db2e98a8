import { sql, type Transaction } from 'kysely';
import type { LoggedEvent } from '#domain/logged-event.ts';
import type { DeviceFact } from '#machines/device/events.ts';
import type { Row, Tables } from '#server/core/database/database.ts';
import { upsertRows } from '#server/core/read-models/upsert.ts';
import { endpointOf } from '#server/devices/read-model/fold.ts';
import type { FoldedDevice } from '#server/devices/read-model/folded.ts';
import type { DeviceFollower } from '#server/devices/read-model/follower.ts';
import { foldMemberships, type Memberships, noMemberships } from '#server/devices/read-model/memberships.ts';

/** Frequent facts that change no membership; any other fact may move a device to another operator. */
const ordinary: ReadonlySet<string> = new Set<DeviceFact['type']>([
  'device.connected',
  'device.disconnected',
  'device.booted',
  'device.valuesObserved',
  'device.agentNoticed',
  'device.handoverAsked',
  'device.handoverAnswered',
]);

/** Group and room memberships of devices, and the models of each group. */
export const memberships: DeviceFollower = {
  tables: ['device_group_member', 'device_room', 'device_group_model_count'],
  async follow(trx, events) {
    const rows = await MembershipRows.of(trx, events);
    return {
      take: (event, _, opId) => rows.take(event, opId),
      write: ({ before, after }) => rows.write(trx, before, after),
    };
  },
};

/** Memberships of the devices in a batch of events: read before it, folded, and written if changed. */
class MembershipRows {
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

  /** Writes changed memberships. `before` and `after`: the devices of the batch. */
  async write(
    trx: Transaction<Tables>,
    before: ReadonlyMap<string, FoldedDevice>,
    after: ReadonlyMap<string, FoldedDevice>,
  ): Promise<void> {
    await this.#count(trx, before, after);
    const changed = this.#changed();
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
    await upsertRows(trx, 'device_group_member', ['gid', 'endpoint_id'], members);
    await upsertRows(trx, 'device_room', ['endpoint_id'], placed);
  }

  #changed() {
    return [...this.#after].filter(([id, now]) => now !== this.#before.get(id));
  }

  /** Moves the devices' counts from their old groups and models to the new ones. */
  async #count(
    trx: Transaction<Tables>,
    before: ReadonlyMap<string, FoldedDevice>,
    after: ReadonlyMap<string, FoldedDevice>,
  ): Promise<void> {
    const remodelled = [...after.keys()].filter((id) => {
      const old = before.get(id);
      return old !== undefined && modelOf(old) !== modelOf(after.get(id));
    });
    const groupsOf = await this.#groupsOf(trx, remodelled);
    const deltas = new Map<string, Row<'device_group_model_count'>>();
    const add = (gids: readonly string[], model_name: string | null, n: number) => {
      if (model_name === null) return;
      for (const gid of gids) {
        const key = `${gid}\n${model_name}`;
        deltas.set(key, { gid, model_name, n: (deltas.get(key)?.n ?? 0) + n });
      }
    };
    for (const id of new Set([...this.#changed().map(([changed]) => changed), ...remodelled])) {
      const old = groupsOf.get(id) ?? gidsOf(this.#before.get(id));
      const now = this.#after.get(id);
      add(old, modelOf(before.get(id)), -1);
      add(now ? gidsOf(now) : old, modelOf(after.get(id)), 1);
    }
    const rows = [...deltas.values()].filter(({ n }) => n !== 0);
    if (rows.length === 0) return;
    await sql`
      insert into device_group_model_count (gid, model_name, n)
      select gid, model_name, n from jsonb_populate_recordset(null::device_group_model_count, ${JSON.stringify(rows)}::jsonb)
      on conflict (gid, model_name) do update set n = device_group_model_count.n + excluded.n`.execute(trx);
  }

  /** Reads the groups of devices whose memberships were not read because their facts are frequent ones. */
  async #groupsOf(trx: Transaction<Tables>, endpointIds: readonly string[]) {
    const unread = endpointIds.filter((id) => !this.#before.has(id));
    if (unread.length === 0) return new Map<string, string[]>();
    const rows = await trx
      .selectFrom('device_group_member')
      .select(['endpoint_id', 'gid'])
      .where('endpoint_id', '=', sql<string>`any(${unread}::text[])`)
      .execute();
    const byDevice = Map.groupBy(rows, ({ endpoint_id }) => endpoint_id);
    return new Map([...byDevice].map(([id, of]) => [id, of.map(({ gid }) => gid)]));
  }
}

const modelOf = (folded: FoldedDevice | undefined): string | null => folded?.device.model_name ?? null;
const gidsOf = (memberships: Memberships | undefined): string[] =>
  (memberships ?? noMemberships).groups.map(({ gid }) => gid);

const fromRows = (
  groups: readonly Row<'device_group_member'>[],
  room: Row<'device_room'> | undefined,
): Memberships => ({
  groups: groups.map(({ gid, op_id, joined_at }) => ({ gid, opId: op_id, at: joined_at.toISOString() })),
  room: room ? { roomId: room.room_id, opId: room.op_id, at: room.placed_at.toISOString() } : null,
});
