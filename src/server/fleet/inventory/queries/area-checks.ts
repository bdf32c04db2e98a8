import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database, Row, Tables } from '#server/core/database/database.ts';
import type { FaultReport } from '#server/core/logger.ts';
import { outsideAmong, type Placed } from './outside.ts';

export interface AreaCheckDeps {
  database: Database;
  onFault: FaultReport;
  /** Maximum number of devices in one transaction. */
  slice?: number;
  pollMs?: number;
}

/** Maximum number of organisations searched for devices in one transaction; most may have none. */
const mostOrganisations = 50;
/** Slices that a change of an area waits for; the rest run in the background. */
const awaitedSlices = 20;

/**
 * Rechecks devices against their service area after an area or the IP geolocation has changed. The remaining work is
 * stored in the database, so it continues after a restart.
 */
export class AreaChecks {
  readonly #deps: Required<AreaCheckDeps>;
  #working: Promise<void> | null = null;
  #stopped = false;
  #timer: NodeJS.Timeout | null = null;

  constructor(deps: AreaCheckDeps) {
    this.#deps = { slice: 250, pollMs: 10_000, ...deps };
  }

  /** Continues the work of an earlier run, and looks for more from time to time. */
  start(): void {
    this.#wake();
    this.#timer = setInterval(() => this.#wake(), this.#deps.pollMs);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer) clearInterval(this.#timer);
    await this.#working;
  }

  /** Checks the first devices before it returns, so that a small installation shows its change at once. */
  async begin(): Promise<void> {
    for (let slice = 0; slice < awaitedSlices; slice++) if (!(await this.step())) return;
    this.#wake();
  }

  /** Runs one slice; false: nothing is left. */
  step(): Promise<boolean> {
    return this.#deps.database.sql.transaction().execute((trx) => this.#slice(trx));
  }

  #wake(): void {
    if (this.#stopped) return;
    this.#working ??= this.#drain()
      .catch((error) => this.#deps.onFault('service areas', error))
      .finally(() => {
        this.#working = null;
      });
  }

  async #drain(): Promise<void> {
    while (!this.#stopped && (await this.step()));
  }

  async #slice(trx: Transaction<Tables>): Promise<boolean> {
    if (!(await nextCheck(trx))) return false;
    // The projection folds under this lock, so a check never runs beside it or beside another check.
    await sql`select 1 from projection_checkpoint where name = 'devices' for update`.execute(trx);
    const check = await nextCheck(trx);
    if (!check) return false;
    const { devices, next } = await this.#devicesOf(trx, check);
    await changeFlags(trx, devices);
    const here = trx.updateTable('service_area_check').where('check_id', '=', check.check_id);
    if (next) await here.set(next).execute();
    else await trx.deleteFrom('service_area_check').where('check_id', '=', check.check_id).execute();
    return true;
  }

  /** Reads the next devices by organisation and id, and the start of the following slice; null: none is left. */
  async #devicesOf(trx: Transaction<Tables>, check: Row<'service_area_check'>) {
    const { rows: organisations } = await sql<{ op_id: string }>`
      select op_id from operator where starts_with(op_path, ${check.op_path}) and op_id >= ${check.at_op}
      order by op_id limit ${mostOrganisations}`.execute(trx);
    const devices: (Placed & { outside: boolean })[] = [];
    for (const { op_id } of organisations) {
      const left = this.#deps.slice - devices.length;
      const after = op_id === check.at_op ? check.after_device : '';
      const { rows } = await sql<Placed & { outside: boolean }>`
        select d.endpoint_id, d.op_id, d.lat, d.lng, s.location_ip, d.outside
        from device d join device_state s using (endpoint_id)
        where d.op_id = ${op_id} and d.endpoint_id > ${after} order by d.endpoint_id limit ${left}`.execute(
        trx,
      );
      devices.push(...rows);
      if (rows.length === left)
        return { devices, next: { at_op: op_id, after_device: rows.at(-1)?.endpoint_id ?? after } };
    }
    const last = organisations.at(-1);
    if (!last || organisations.length < mostOrganisations) return { devices, next: null };
    // The next slice begins after the last device of this one.
    return { devices, next: { at_op: last.op_id, after_device: devices.at(-1)?.endpoint_id ?? '' } };
  }
}

const nextCheck = (db: Kysely<Tables>) =>
  db
    .selectFrom('service_area_check')
    .selectAll()
    .orderBy('asked_at')
    .orderBy('check_id')
    .limit(1)
    .executeTakeFirst();

/** Corrects wrong flags, and moves the devices between the counts. */
async function changeFlags(
  db: Kysely<Tables>,
  devices: readonly (Placed & { outside: boolean })[],
): Promise<void> {
  const outside = await outsideAmong(db, devices);
  const changed = devices
    .filter((device) => device.outside !== outside.has(device.endpoint_id))
    .map(({ endpoint_id }) => endpoint_id);
  if (changed.length === 0) return;
  await sql`
    with turned as (
      update device set outside = not outside where endpoint_id = any(${changed}::text[])
      returning endpoint_id, op_id, device_status, model_name, prod_class, ui_lock, outside, cas
    )
    insert into device_count (op_id, device_status, model_name, prod_class, ui_lock, online, outside, cas, n)
    select t.op_id, t.device_status, t.model_name, t.prod_class, t.ui_lock, s.online, flag.outside, t.cas,
      sum(case when flag.outside = t.outside then 1 else -1 end)::int
    from turned t join device_state s using (endpoint_id) cross join (values (true), (false)) flag (outside)
    group by 1, 2, 3, 4, 5, 6, 7, 8
    on conflict (op_id, device_status, model_name, prod_class, ui_lock, online, outside, cas)
    do update set n = device_count.n + excluded.n`.execute(db);
}
