import { type Kysely, sql, type Transaction } from 'kysely';
import type { LoggedEvent } from '#domain/logged-event.ts';
import type { Row, Tables } from '#server/core/database/database.ts';
import type { Projection } from '#server/core/read-models/runner.ts';
import { upsertRows } from '#server/core/read-models/upsert.ts';
import { modelClasses } from '../models/queries/models.ts';
import { endpointOf, factOf, foldDevice } from './fold.ts';
import type { FoldedDevice } from './folded.ts';
import type { Days, DeviceFollowers } from './follower.ts';
import { forgetBefore } from './forgotten.ts';
import { reportedBy } from './reported.ts';

/** Tables of devices, without those of their followers. */
const ownTables = ['device', 'device_state', 'device_value', 'device_count', 'device_notice'];

/** Devices, their presence, their last values and the counts of every filter combination, from `device:*` streams. */
export class DeviceProjection implements Projection {
  readonly name = 'devices';
  readonly version = 4;
  readonly #with: DeviceFollowers;

  constructor(followers: DeviceFollowers) {
    this.#with = followers;
  }

  async reset(trx: Transaction<Tables>): Promise<void> {
    const { days, followers } = this.#with;
    const tables = [...ownTables, ...days.tables, ...followers.flatMap((follower) => follower.tables)];
    await sql`truncate ${sql.join(tables.map((name) => sql.table(name)))}`.execute(trx);
  }

  wants(event: LoggedEvent): boolean {
    return event.streamId.startsWith('device:');
  }

  async apply(trx: Transaction<Tables>, events: LoggedEvent[]): Promise<void> {
    const mine = events.filter((event) => this.wants(event));
    if (mine.length === 0) return;
    const days = await this.#with.days.open(trx, organisationsOf(mine));
    let from = 0;
    for (const [at, { recordedAt }] of mine.entries()) {
      if (!days.isOver(recordedAt)) continue;
      await this.#applyWithin(trx, days, mine.slice(from, at));
      await days.closeUntil(recordedAt);
      from = at;
    }
    await this.#applyWithin(trx, days, mine.slice(from));
  }

  /** Applies events during which no organisation's day ends. */
  async #applyWithin(trx: Transaction<Tables>, days: Days, mine: LoggedEvent[]): Promise<void> {
    if (mine.length === 0) return;
    const before = await load(trx, [...new Set(mine.map(endpointOf))]);
    const after = new Map(before);
    const classes = await modelClasses(trx);
    const followers = await Promise.all(
      this.#with.followers.map((follower) => follower.follow(trx, mine, days)),
    );
    let listed: LoggedEvent[] = [];
    const removed = new Set<string>();
    for (const event of mine) {
      const old = after.get(endpointOf(event)) ?? null;
      const next = withDay(foldDevice(old, event, classes), days);
      if (next) {
        after.set(endpointOf(event), next);
        listed.push(event);
      } else if (old) {
        after.delete(endpointOf(event));
        removed.add(endpointOf(event));
        // Values from before a removal are dropped, even if the device is registered again at once.
        listed = listed.filter((one) => one.streamId !== event.streamId);
      }
      for (const follower of followers)
        follower.take?.(event, old?.device.op_id ?? null, next?.device.op_id ?? null);
    }
    for (const follower of followers) await follower.complete?.(before, after);
    const devices: Row<'device'>[] = [];
    const states: Row<'device_state'>[] = [];
    for (const [endpointId, next] of after) {
      const old = before.get(endpointId);
      if (!old || !same(old.device, next.device)) devices.push(next.device);
      if (!old || !same(old.state, next.state)) states.push(next.state);
    }
    await removeDevices(
      trx,
      [...before.keys()].filter((endpointId) => !after.has(endpointId)),
    );
    await forgetReported(trx, [...removed]);
    await upsertRows(trx, 'device', ['endpoint_id'], devices);
    await upsertRows(trx, 'device_state', ['endpoint_id'], states);
    await count(trx, before, after);
    const reported = observedValues(listed);
    await upsertRows(trx, 'device_value', ['endpoint_id', 'path'], reported);
    for (const follower of followers) await follower.write?.({ before, after, removed, reported });
    await addNotices(trx, listed);
    await forgetBefore(trx, 'device_notice', mine);
  }
}

/** Returns the organisations that the events name. */
const organisationsOf = (events: readonly LoggedEvent[]): string[] =>
  events.flatMap(({ data: { opId } }) => (typeof opId === 'string' ? [opId] : []));

/** Sets the activation day once, so that it stays after a change of the time zone. */
function withDay(folded: FoldedDevice | null, days: Days): FoldedDevice | null {
  if (!folded || folded.device.activated_at === null || folded.device.activated_day !== null) return folded;
  const { device, state } = folded;
  const activated_day = days.dayOf(device.op_id, folded.device.activated_at.toISOString());
  return { device: { ...device, activated_day }, state };
}

const same = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b);

async function load(trx: Kysely<Tables>, endpointIds: string[]): Promise<Map<string, FoldedDevice>> {
  const ids = sql<string>`any(${endpointIds}::text[])`;
  const devices = await trx.selectFrom('device').selectAll().where('endpoint_id', '=', ids).execute();
  const states = await trx.selectFrom('device_state').selectAll().where('endpoint_id', '=', ids).execute();
  const stateOf = new Map(states.map((state) => [state.endpoint_id, state]));
  return new Map(
    devices.flatMap((device) => {
      const state = stateOf.get(device.endpoint_id);
      return state ? [[device.endpoint_id, { device, state }] as const] : [];
    }),
  );
}

/** Deletes the rows of removed devices; only their streams remain. */
async function removeDevices(trx: Kysely<Tables>, endpointIds: string[]): Promise<void> {
  if (endpointIds.length === 0) return;
  const ids = sql<string>`any(${endpointIds}::text[])`;
  for (const table of ['device', 'device_state'] as const)
    await trx.deleteFrom(table).where('endpoint_id', '=', ids).execute();
}

async function forgetReported(trx: Kysely<Tables>, endpointIds: string[]): Promise<void> {
  if (endpointIds.length === 0) return;
  const ids = sql<string>`any(${endpointIds}::text[])`;
  for (const table of ['device_value', 'device_notice'] as const)
    await trx.deleteFrom(table).where('endpoint_id', '=', ids).execute();
}

function observedValues(events: LoggedEvent[]) {
  const values = new Map<string, { endpoint_id: string; path: string; value: string; observed_at: string }>();
  for (const event of events) {
    const endpoint_id = endpointOf(event);
    for (const { path, value, at } of reportedBy(event))
      values.set(`${endpoint_id}\n${path}`, { endpoint_id, path, value, observed_at: at });
  }
  return [...values.values()];
}

/** Moves each changed device from its old combination of facets to the new one. */
async function count(
  trx: Kysely<Tables>,
  before: Map<string, FoldedDevice>,
  after: Map<string, FoldedDevice>,
): Promise<void> {
  const deltas = new Map<string, Row<'device_count'>>();
  const add = (facets: Omit<Row<'device_count'>, 'n'>, n: number) => {
    const key = JSON.stringify(Object.values(facets));
    const delta = deltas.get(key) ?? { ...facets, n: 0 };
    delta.n += n;
    deltas.set(key, delta);
  };
  for (const old of before.values()) add(facetsOf(old), -1);
  for (const next of after.values()) add(facetsOf(next), 1);
  const rows = [...deltas.values()].filter(({ n }) => n !== 0);
  if (rows.length === 0) return;
  await sql`
    insert into device_count (op_id, device_status, model_name, prod_class, ui_lock, online, outside, cas, n)
    select op_id, device_status, model_name, prod_class, ui_lock, online, outside, cas, n
    from jsonb_populate_recordset(null::device_count, ${JSON.stringify(rows)}::jsonb)
    on conflict (op_id, device_status, model_name, prod_class, ui_lock, online, outside, cas)
    do update set n = device_count.n + excluded.n`.execute(trx);
}

function facetsOf({ device, state }: FoldedDevice): Omit<Row<'device_count'>, 'n'> {
  return {
    op_id: device.op_id,
    device_status: device.device_status,
    model_name: device.model_name,
    prod_class: device.prod_class,
    ui_lock: device.ui_lock,
    online: state.online,
    outside: device.outside,
    cas: device.cas,
  };
}

/** Maximum number of notices listed for each device; its stream has all of them. */
const keptNotices = 100;

/** Stores agent faults of devices. */
async function addNotices(trx: Transaction<Tables>, events: readonly LoggedEvent[]): Promise<void> {
  const rows = events.flatMap(noticeOf);
  if (rows.length === 0) return;
  await upsertRows(trx, 'device_notice', ['endpoint_id', 'pos'], rows);
  const endpointIds = [...new Set(rows.map(({ endpoint_id }) => endpoint_id))];
  await sql`
    delete from device_notice old where endpoint_id = any(${endpointIds}::text[]) and pos <= (
      select pos from device_notice where endpoint_id = old.endpoint_id
      order by pos desc offset ${keptNotices} limit 1
    )`.execute(trx);
}

type NoticeRow = Omit<Row<'device_notice'>, 'noticed_at'> & { noticed_at: string };

function noticeOf(event: LoggedEvent): NoticeRow[] {
  const fact = factOf(event);
  if (fact.type !== 'device.agentNoticed') return [];
  return [{ endpoint_id: endpointOf(event), pos: event.pos, noticed_at: event.recordedAt, ...fact.data }];
}
