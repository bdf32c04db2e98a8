import { type Kysely, sql } from 'kysely';
import { problemsOf, type RuleDevices, type RuleValues } from '#domain/statistics/alarm-rules.ts';
import type { Tables } from '#server/core/database/database.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Access } from '#server/core/read-models/scope.ts';
import { defineResource, type Item } from '#server/core/resource/resource.ts';

/** Rules of organisations. The engine reads them at each check, so that a change applies within a minute. */
export const alarmRules = defineResource('AlarmRule')({
  table: 'alarm_rule',
  id: 'rule_id',
  scope: 'op_id',
  fields: {
    ruleId: 'rule_id',
    ruleName: 'rule_name',
    opId: 'op_id',
    companyName: sql<string>`(select company_name from operator where op_id = r.op_id)`,
    metric: 'metric',
    parameter: 'parameter',
    direction: 'direction',
    warning: 'warning',
    critical: 'critical',
    margin: 'margin',
    durationMinutes: 'duration_minutes',
    modelName: 'model_name',
    gid: 'gid',
    city: 'city',
    province: 'province',
    accessPoint: 'access_point',
    groupName: sql<string | null>`(select group_name from device_group where gid = r.gid)`,
    enabled: 'enabled',
    openAlarms: sql<number>`(select count(*)::int from alarm a where a.rule_id = r.rule_id and not a.terminal)`,
    createdBy: 'created_by',
    createTime: 'created_at',
    modifiedBy: 'modified_by',
    modifyTime: 'modified_at',
  },
  search: ['rule_name'],
  names: ['ruleName'],
  unique: { alarm_rule_name: 'nameconflict' },
  modified: 'modified_at',
  modifiedBy: 'modified_by',
  beforeUpdate: (rule, change) => refuseImpossible({ ...rule, ...change }),
  async begin(rule, access, _id, db) {
    refuseImpossible(rule);
    return {
      op_id: await operatorInScope(db, access, rule.opId ?? access.opId),
      created_by: access.actor.name,
    };
  },
  async written(db, rule) {
    await refuseForeignGroup(db, rule);
    await refuseForeignAccessPoint(db, rule);
  },
});

type Absent = 'parameter' | keyof RuleDevices;
type Draft = Omit<RuleValues, Absent> & { [Field in Absent]?: string | null | undefined };

/** Returns what a call says about the devices: what is missing does not limit them. */
export const devicesOf = ({
  modelName = null,
  gid = null,
  city = null,
  province = null,
  accessPoint = null,
}: { [Field in keyof RuleDevices]?: string | null | undefined }): RuleDevices => ({
  modelName,
  gid,
  city,
  province,
  accessPoint,
});

/** Refuses with 422 what no rule can have. */
export function refuseImpossible(rule: Draft): void {
  const { parameter = null } = rule;
  const [problem, ...others] = problemsOf({ ...rule, parameter, ...devicesOf(rule) });
  if (!problem) return;
  const errors = [problem, ...others].map(({ field, message }) => ({ field: `body.${field}`, message }));
  throw new ApiError('custom', { status: 422, message: problem.message, data: { errors } });
}

/** A group of another organisation could show which devices it has. */
async function refuseForeignGroup(db: Kysely<Tables>, { opId, gid }: Item<'AlarmRule'>): Promise<void> {
  if (gid === null) return;
  const { rows } = await sql`
    select from device_group g join operator o using (op_id) join operator own on own.op_id = ${opId}
    where g.gid = ${gid} and starts_with(o.op_path, own.op_path)`.execute(db);
  if (rows.length === 0) throw new ApiError('nodata');
}

/** An access point of another organisation could show which devices are in its home network. */
async function refuseForeignAccessPoint(
  db: Kysely<Tables>,
  { opId, accessPoint }: Item<'AlarmRule'>,
): Promise<void> {
  if (accessPoint === null) return;
  const { rows } = await sql`
    select from device d join operator o using (op_id) join operator own on own.op_id = ${opId}
    where d.endpoint_id = ${accessPoint} and starts_with(o.op_path, own.op_path)`.execute(db);
  if (rows.length === 0) throw new ApiError('nodata');
}

async function operatorInScope(db: Kysely<Tables>, { opPath }: Access, opId: string): Promise<string> {
  const row = await db
    .selectFrom('operator')
    .select('op_id')
    .where('op_id', '=', opId)
    .where(sql<boolean>`starts_with(op_path, ${opPath})`)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new ApiError('nodata');
  return row.op_id;
}
