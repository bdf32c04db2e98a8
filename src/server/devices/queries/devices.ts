import { type Kysely, sql } from 'kysely';
import type { Row, Tables } from '#server/core/database/database.ts';
import { ScopedQueries } from '#server/core/read-models/scope.ts';
import { type DevicePage, devicePage, type ListedDevice, type PageQuery } from './list/page.ts';
import { deviceAt } from './past/device.ts';
import { eventsUntil } from './past/read.ts';
import { foldValues } from './past/reported.ts';

export interface BadgeCounts {
  activeCount: number;
  allCount: number;
  invenCount: number;
  requestCount: number;
  /** Number of devices that connected without an import; not included in `allCount`. */
  unregisteredCount: number;
  /** Number of operators in scope that have devices. */
  operatorCount: number;
}

/**
 * Handlers' only access to devices, made for one caller: every query is limited to the caller's subtree of operators
 * (`opPath`), so a foreign device is never found.
 */
export class ScopedDevices extends ScopedQueries {
  /**
   * Reads a page; `opId` narrows it to one operator and those below it; an operator out of scope gives an empty page.
   */
  async page(query: Omit<PageQuery, 'opPath'> & { opId?: string }): Promise<DevicePage> {
    const { opId, ...rest } = query;
    const opPath = opId === undefined ? this.opPath : await this.operatorPath(opId);
    if (opPath === null) return { rows: [], total: 0, totalIsLowerBound: false };
    return devicePage(this.database, { ...rest, opPath });
  }

  async find(endpointId: string): Promise<ListedDevice | null> {
    const [row] = await this.#select(sql`d.endpoint_id = ${endpointId}`);
    return row ? this.#then(row) : null;
  }

  async findByDid(did: string): Promise<ListedDevice | null> {
    const [row] = await this.#select(sql`d.did = ${did}`);
    return row ? this.#then(row) : null;
  }

  /** Finds those of the devices that are in scope, in no order. */
  findMany(endpointIds: string[]): Promise<ListedDevice[]> {
    return this.#select(sql`d.endpoint_id = any(${endpointIds}::text[])`);
  }

  /** Finds devices in scope by MAC addresses in the form of `normalMac`. */
  findByMacs(macs: readonly string[]): Promise<ListedDevice[]> {
    return this.#select(sql`d.mac_addr = any(${[...macs]}::text[])`);
  }

  async badgeCounts(): Promise<BadgeCounts> {
    const { rows } = await sql<{ device_status: string | null; n: number; operators: number }>`
      select c.device_status, coalesce(sum(c.n), 0)::int as n,
        count(distinct c.op_id) filter (where c.device_status <> 'Unregistered')::int as operators
      from device_count c join operator o using (op_id)
      where starts_with(o.op_path, ${this.opPath}) and c.n > 0
      group by grouping sets ((c.device_status), ())`.execute(this.database.sql);
    const of = (status: string | null) => rows.find((row) => row.device_status === status);
    const unregisteredCount = of('Unregistered')?.n ?? 0;
    return {
      activeCount: of('Deployed')?.n ?? 0,
      invenCount: of('Inventory')?.n ?? 0,
      requestCount: of('Requested')?.n ?? 0,
      allCount: (of(null)?.n ?? 0) - unregisteredCount,
      unregisteredCount,
      operatorCount: of(null)?.operators ?? 0,
    };
  }

  /** Lists the models of the devices in scope, by name. */
  async models(): Promise<{ modelName: string; prodClass: string }[]> {
    const { rows } = await sql<{ modelName: string; prodClass: string }>`
      select c.model_name as "modelName", min(c.prod_class) as "prodClass"
      from device_count c join operator o using (op_id)
      where starts_with(o.op_path, ${this.opPath}) and c.n > 0
      group by c.model_name order by c.model_name limit 1000`.execute(this.database.sql);
    return rows;
  }

  /** Reads the last observed values of paths: a full path, or everything below one that ends with a dot. */
  async values(
    device: ListedDevice,
    paths: string[],
    limit: number,
  ): Promise<{ path: string; value: string; observed_at: Date }[]> {
    if (this.asOf) return this.#valuesThen(device, this.asOf, paths, limit);
    const conditions = paths.map((path) => {
      const isBelow = path.endsWith('.');
      if (!isBelow && !path.includes('*')) return sql`path = ${path}`;
      const pattern = path.replace(/[\\%_]/g, '\\$&').replaceAll('*', '%');
      const found = sql`path like ${isBelow ? `${pattern}%` : pattern}`;
      // A wildcard matches one instance (TR-369, 2.4.2), not everything below.
      return path.includes('*') ? sql`(${found} and path ~ ${regexOf(path)})` : found;
    });
    const { rows } = await sql<{ path: string; value: string; observed_at: Date }>`
      select path, value, observed_at from device_value
      where endpoint_id = ${device.endpoint_id} and (${sql.join(conditions, sql` or `)})
      order by path limit ${limit}`.execute(this.database.sql);
    return rows;
  }

  /** Lists the device's agent faults, newest first. */
  async notices(
    device: ListedDevice,
    limit: number,
    offset: number,
  ): Promise<{ rows: Row<'device_notice'>[]; total: number }> {
    const found = this.database.sql.selectFrom('device_notice').where('endpoint_id', '=', device.endpoint_id);
    const rows = await found.selectAll().orderBy('pos', 'desc').limit(limit).offset(offset).execute();
    const counted = await found.select(sql<number>`count(*)::int`.as('n')).executeTakeFirstOrThrow();
    return { rows, total: counted.n };
  }

  /** Filters the devices that are below an operator path within the scope. */
  async below(opPath: string, endpointIds: string[]): Promise<string[]> {
    const { rows } = await sql<{ endpoint_id: string }>`
      select d.endpoint_id from device d join operator o using (op_id)
      where d.endpoint_id = any(${endpointIds}::text[])
        and starts_with(o.op_path, ${this.opPath}) and starts_with(o.op_path, ${opPath})`.execute(
      this.database.sql,
    );
    return rows.map((row) => row.endpoint_id);
  }

  /** Returns the path of an operator in scope; null for any other. */
  async operatorPath(opId: string): Promise<string | null> {
    const row = await this.database.sql
      .selectFrom('operator')
      .select('op_path')
      .where('op_id', '=', opId)
      .executeTakeFirst();
    return row?.op_path.startsWith(this.opPath) ? row.op_path : null;
  }

  /** Lists the organisations in scope, by name, each with the one above it. */
  async operators(
    limit: number,
  ): Promise<{ op_id: string; company_name: string; parent_name: string | null }[]> {
    return this.database.sql
      .selectFrom('operator as o')
      .leftJoin('operator as above', 'above.op_id', 'o.parent_id')
      .select(['o.op_id', 'o.company_name', 'above.company_name as parent_name'])
      .where(sql<boolean>`starts_with(o.op_path, ${this.opPath})`)
      .orderBy(sql`natural_key(o.company_name) collate "C"`)
      .orderBy('o.op_id')
      .limit(limit)
      .execute();
  }

  /**
   * Returns the device as it was at the requested moment; access follows the present owner. Null: it did not exist yet.
   */
  async #then(row: ListedDevice): Promise<ListedDevice | null> {
    if (!this.asOf) return row;
    const then = await deviceAt(this.database.sql, row.endpoint_id, this.asOf);
    const { op_id, company_name } = row;
    return then && { ...row, ...then.device, ...then.state, op_id, company_name };
  }

  async #valuesThen({ endpoint_id: endpointId }: ListedDevice, time: Date, paths: string[], limit: number) {
    const values = foldValues(await eventsUntil(this.database.sql, endpointId, { time }));
    const patterns = paths.map((path) => new RegExp(regexOf(path)));
    return [...values]
      .filter(([path]) => patterns.some((pattern) => pattern.test(path)))
      .map(([path, { value, observedAt }]) => ({ path, value, observed_at: observedAt }))
      .toSorted((a, b) => (a.path < b.path ? -1 : 1))
      .slice(0, limit);
  }

  async #select(condition: ReturnType<typeof sql>): Promise<ListedDevice[]> {
    return this.database.prepared(sql<ListedDevice>`
      select d.*, s.online, s.location_ip, s.access_at, s.synced_at, s.rebooted_at, s.up_time, s.up_time_at,
        o.company_name
      from device d join device_state s using (endpoint_id) join operator o on o.op_id = d.op_id
      where ${condition} and starts_with(o.op_path, ${this.opPath})`);
  }
}

/**
 * Builds a pattern from a path of `values`, for JavaScript and PostgreSQL: `*` matches one instance (TR-369), a final
 * dot everything below.
 */
const regexOf = (path: string): string =>
  `^${path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^.]+')}${path.endsWith('.') ? '' : '$'}`;

/** Lists devices that the read model shows as online: after a restart they must reconnect or count as lost. */
export async function onlineEndpointIds(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db.selectFrom('device_state').select('endpoint_id').where('online', '=', true).execute();
  return rows.map((row) => row.endpoint_id);
}
