import { sql } from 'kysely';
import type { Json } from '#machines/json.ts';
import { ScopedQueries } from '#server/core/read-models/scope.ts';

export interface AuditEntry {
  pos: number;
  operation: string;
  accountName: string;
  result: string;
  recordedAt: Date;
  taskIds: string[];
  oldValue: Json;
  newValue: Json;
}

/**
 * Audit operations for viewing a device, which neither change nor command it: they are in the log, but not in the
 * device's history.
 */
const lookedAt = ['subscribeRTD', 'unsubscribeRTD'];
/** Maximum count; beyond it the total is a lower bound, because users do not page that far. */
const countLimit = 10_000;

/**
 * Audit entries about devices of the caller's subtree, newest first. For a bulk command, only the task of this device
 * is shown. Changed values are shown only to callers who may see all that the entry concerns: each device, and
 * the operator it belongs to.
 */
export class ScopedAudit extends ScopedQueries {
  async page(
    endpointId: string,
    limit: number,
    offset: number,
  ): Promise<{ rows: AuditEntry[]; total: number; totalIsLowerBound: boolean }> {
    const found = sql`from audit_target t join audit_entry a using (pos)
      join device d on d.endpoint_id = t.endpoint_id join operator o on o.op_id = d.op_id
      left join operator kept on kept.op_id = a.values_of
      where t.endpoint_id = ${endpointId} and a.operation not in (${sql.join(lookedAt)}) and starts_with(o.op_path, ${this.opPath})`;
    const wholly = sql`(a.values_of is null or starts_with(kept.op_path, ${this.opPath}) is true) and not exists (
      select 1 from audit_target x left join device y using (endpoint_id) left join operator p using (op_id)
      where x.pos = a.pos and starts_with(p.op_path, ${this.opPath}) is not true)`;
    const { rows } = await sql<{
      pos: number;
      operation: string;
      account_name: string;
      result: string;
      recorded_at: Date;
      task_ids: string;
      old_value: string;
      new_value: string;
      wholly: boolean;
    }>`select a.pos, a.operation, a.account_name, a.result, a.recorded_at, a.old_value, a.new_value,
        ${wholly} as wholly,
        coalesce((
          select json_agg(task.task_id)::text from json_array_elements_text(a.task_ids::json) as named (task_id)
          join task using (task_id) where task.endpoint_id = t.endpoint_id
        ), '[]') as task_ids ${found} order by t.pos desc limit ${limit} offset ${offset}`.execute(
      this.database.sql,
    );
    const { rows: counted } = await sql<{ n: number }>`
      select count(*)::int as n from (select 1 ${found} limit ${countLimit + 1}) as counted`.execute(
      this.database.sql,
    );
    const total = counted[0]?.n ?? 0;
    return {
      rows: rows.map((row) => ({
        pos: row.pos,
        operation: row.operation,
        accountName: row.account_name,
        result: row.result,
        recordedAt: row.recorded_at,
        taskIds: JSON.parse(row.task_ids),
        oldValue: row.wholly ? JSON.parse(row.old_value) : null,
        newValue: row.wholly ? JSON.parse(row.new_value) : null,
      })),
      total: Math.min(total, countLimit),
      totalIsLowerBound: total > countLimit,
    };
  }
}
