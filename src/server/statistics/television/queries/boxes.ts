import { type RawBuilder, sql } from 'kysely';
import { ScopedQueries } from '#server/core/read-models/scope.ts';
import { type FoldedReport, reportsOf } from '#server/statistics/viewing/queries/days.ts';
import type { ProvinceNames } from './sums.ts';

export interface BoxFilter {
  date: string;
  provinces: ProvinceNames;
  /** Part of a serial number or endpoint id; null: every box. */
  keyword: string | null;
}

export interface BoxDayRow {
  endpointId: string;
  deviceSn: string | null;
  modelName: string | null;
  companyName: string;
  province: string;
  seconds: number;
  views: number;
  channels: number;
}

/** Viewing of single boxes while they belonged to an organisation in scope. */
export class ScopedBoxDays extends ScopedQueries {
  async page(filter: BoxFilter, page: number, limit: number): Promise<{ rows: BoxDayRow[]; total: number }> {
    const { rows } = await sql<BoxDayRow>`
      select b.endpoint_id as "endpointId", d.device_sn as "deviceSn", d.model_name as "modelName",
        o.company_name as "companyName", v.province, v.seconds, v.views, v.channels
      ${this.#from(filter)}
      order by v.seconds desc, v.box_no, v.op_id, v.province limit ${limit} offset ${(page - 1) * limit}`.execute(
      this.database.sql,
    );
    const { rows: counted } = await sql<{
      n: number;
    }>`select count(*)::int as n ${this.#from(filter)}`.execute(this.database.sql);
    return { rows, total: counted[0]?.n ?? 0 };
  }

  /** Joins the device where it is still in scope: its present serial number and model belong to its present organisation. */
  #from({ date, provinces, keyword }: BoxFilter): RawBuilder<unknown> {
    const inProvince =
      provinces === null ? sql`true` : sql`lower(v.province) = any(${[...provinces]}::text[])`;
    const part = keyword?.toLowerCase() ?? '';
    const named = sql`position(${part} in lower(b.endpoint_id)) > 0 or position(${part} in lower(coalesce(d.device_sn, ''))) > 0`;
    return sql`from viewing_device_day v
        join operator o on o.op_id = v.op_id and starts_with(o.op_path, ${this.opPath})
        join viewing_box b using (box_no)
        left join (device d join operator p on p.op_id = d.op_id and starts_with(p.op_path, ${this.opPath}))
          on d.endpoint_id = b.endpoint_id
      where v.date = ${date}::date and v.seconds > 0 and ${inProvince} and (${keyword === null} or ${named})`;
  }

  /** Finds the number of a box that is in scope, or was when it reported; null: there is none. */
  async find(endpointId: string): Promise<{ boxNo: number | null } | null> {
    const { rows } = await sql<{ boxNo: number | null }>`
      select b.box_no as "boxNo" from (select ${endpointId}::text as endpoint_id) asked
        left join viewing_box b using (endpoint_id)
      where exists (
        select 1 from device d join operator o on o.op_id = d.op_id and starts_with(o.op_path, ${this.opPath})
        where d.endpoint_id = asked.endpoint_id
      ) or exists (
        select 1 from viewing_device_day v join operator o on o.op_id = v.op_id and starts_with(o.op_path, ${this.opPath})
        where v.box_no = b.box_no
      )`.execute(this.database.sql);
    return rows[0] ?? null;
  }

  /** Reads all reports of a box about a day and those beside it, and which of them are in scope. */
  async reports(boxNo: number, date: string): Promise<{ reports: FoldedReport[]; opIds: Set<string> }> {
    const reports = await reportsOf(this.database.sql, date, { after: boxNo - 1, limit: 1, only: [boxNo] });
    const { rows } = await sql<{ op_id: string }>`
      select op_id from operator where op_id = any(${[...new Set(reports.map(({ op_id }) => op_id))]}::text[])
        and starts_with(op_path, ${this.opPath})`.execute(this.database.sql);
    return { reports, opIds: new Set(rows.map(({ op_id }) => op_id)) };
  }

  /** Counts the segments of a box on a day that were lost, or reported and do not count. */
  async missing(
    boxNo: number,
    date: string,
    arrived: { from: Date; to: Date },
  ): Promise<{ lost: number; rejected: number }> {
    const { rows } = await sql<{ lost: number; rejected: number }>`
      select coalesce(sum(v.lost), 0)::float8 as lost, coalesce(sum(v.overlapping), 0)::int + (
        select count(*)::int from viewing_rejected r
          join operator p on p.op_id = r.op_id and starts_with(p.op_path, ${this.opPath})
        where r.box_no = ${boxNo} and r.received_at >= ${arrived.from} and r.received_at < ${arrived.to}
      ) as rejected
      from viewing_device_day v join operator o on o.op_id = v.op_id and starts_with(o.op_path, ${this.opPath})
      where v.box_no = ${boxNo} and v.date = ${date}::date`.execute(this.database.sql);
    return rows[0] ?? { lost: 0, rejected: 0 };
  }
}
