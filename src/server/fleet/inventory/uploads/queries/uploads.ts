import { type RawBuilder, sql } from 'kysely';
import type { RowErrorCode } from '#domain/inventory-rows.ts';
import type { Row } from '#server/core/database/database.ts';
import { ScopedQueries } from '#server/core/read-models/scope.ts';
import type { RowChange } from '../../rows/existing.ts';
import { inventoryUploadStream } from '../upload-stream.ts';

export type ListedUpload = Row<'inventory_upload'> & { email: string | null };
export type ShownRows = 'invalid' | 'new' | 'changed' | 'unchanged' | 'skipped' | 'kept';

/** Row with the organisation and the customer of its device. */
export type ListedRow = Row<'inventory_upload_row'> & {
  owner: { opId: string; companyName: string } | null;
  customer_id: string | null;
};

/** Sort orders that RU-126 allows. */
export interface UploadOrder {
  column: 'email' | 'requestTime';
  order: 'asc' | 'desc';
}

const orderColumns = { email: sql`a.email`, requestTime: sql`u.requested_at` };

/** Handlers' only access to uploads: those of the caller's organisation and of those below it. */
export class ScopedUploads extends ScopedQueries {
  async page(
    orders: readonly UploadOrder[],
    page: number,
    limit: number,
  ): Promise<{ rows: ListedUpload[]; total: number }> {
    const by = orders.map(
      ({ column, order }) =>
        sql`${orderColumns[column]} ${sql.raw(order === 'asc' ? 'asc' : 'desc')} nulls last`,
    );
    const { rows } = await sql<ListedUpload>`select u.*, a.email ${this.#uploads}
      order by ${sql.join([...by, sql`u.requested_at desc`, sql`u.upload_id`])}
      limit ${limit} offset ${(page - 1) * limit}`.execute(this.database.sql);
    const { rows: counted } = await sql<{ n: number }>`select count(*)::int as n ${this.#uploads}`.execute(
      this.database.sql,
    );
    return { rows, total: counted[0]?.n ?? 0 };
  }

  /** Finds an upload; null for a missing one and one out of scope alike, so that the caller cannot tell them apart. */
  async find(id: string): Promise<ListedUpload | null> {
    const { rows } =
      await sql<ListedUpload>`select u.*, a.email ${this.#uploads} and u.upload_id = ${id}`.execute(
        this.database.sql,
      );
    return rows[0] ?? null;
  }

  /** Lists the rows of an upload in scope, in file order. */
  async rows(
    { upload_id: id }: ListedUpload,
    { show, errorCode }: { show?: ShownRows | undefined; errorCode?: RowErrorCode | undefined },
    page: number,
    limit: number,
  ): Promise<{ rows: ListedRow[]; total: number }> {
    const conditions = [sql`stream_id = ${`${inventoryUploadStream.kind}:${id}`}`];
    if (show)
      conditions.push(show === 'skipped' || show === 'kept' ? sql`result = ${show}` : sql`verdict = ${show}`);
    if (errorCode) conditions.push(sql`${errorCode} = any(codes)`);
    const where = sql`from inventory_upload_row where ${sql.join(conditions, sql` and `)}`;
    const { rows } = await sql<Row<'inventory_upload_row'>>`
      select * ${where} order by line limit ${limit} offset ${(page - 1) * limit}`.execute(this.database.sql);
    const { rows: counted } = await sql<{ n: number }>`select count(*)::int as n ${where}`.execute(
      this.database.sql,
    );
    return { rows: await this.#withOwners(rows), total: counted[0]?.n ?? 0 };
  }

  /**
   * Adds each device's organisation and customer after its row: the changed value, or else the present one of a device
   * in scope.
   */
  async #withOwners(rows: readonly Row<'inventory_upload_row'>[]): Promise<ListedRow[]> {
    const wanted = rows.map(({ endpoint_id, changes }) => {
      const changed: RowChange[] = JSON.parse(changes);
      const to = (name: RowChange['field']) => changed.find(({ field }) => field === name)?.to;
      return { endpoint_id, op_id: to('opid') ?? null, customer_id: to('customerId') ?? null };
    });
    const { rows: found } = await sql<{ owner: ListedRow['owner']; customer_id: string | null }>`
      select case when o.op_id is null then null
          else json_build_object('opId', o.op_id, 'companyName', o.company_name) end as owner,
        coalesce(w.customer_id, d.customer_id) as customer_id
      from jsonb_to_recordset(${JSON.stringify(wanted.map((each, n) => ({ ...each, n })))}::jsonb)
        as w(n int, endpoint_id text, op_id text, customer_id text)
      left join (device d join operator own on own.op_id = d.op_id and starts_with(own.op_path, ${this.opPath}))
        on d.endpoint_id = w.endpoint_id and d.device_status <> 'Unregistered'
      left join operator o
        on o.op_id = coalesce(w.op_id, d.op_id) and starts_with(o.op_path, ${this.opPath})
      order by w.n`.execute(this.database.sql);
    return rows.map((row, index) => ({
      ...row,
      owner: found[index]?.owner ?? null,
      customer_id: found[index]?.customer_id ?? null,
    }));
  }

  get #uploads(): RawBuilder<unknown> {
    return sql`from inventory_upload u join operator o using (op_id)
      left join account a on a.account_id = u.account_id and not a.deleted
      where starts_with(o.op_path, ${this.opPath})`;
  }
}
