import { sql } from 'kysely';
import type { components } from '#api/main.d.ts';
import { ScopedQueries } from '#server/core/read-models/scope.ts';

type InheritedRule = components['schemas']['InheritedAlarmRule'];

/** Rules of organisations above the caller's, which raise alarms of the caller's devices. */
export class ScopedInheritedRules extends ScopedQueries {
  /** Lists those that are switched on and about deployed devices in scope, by name. Their open alarms are those in scope. */
  async list(): Promise<InheritedRule[]> {
    const { rows } = await sql<InheritedRule>`
      select r.rule_id as "ruleId", r.rule_name as "ruleName", r.metric, r.parameter, r.direction, r.warning, r.critical,
        r.model_name as "modelName", r.city, (
          select count(*)::int from alarm a join operator o on o.op_id = a.op_id
          where a.rule_id = r.rule_id and not a.terminal and starts_with(o.op_path, ${this.opPath})) as "openAlarms"
      from alarm_rule r join operator above on above.op_id = r.op_id
      where r.enabled and starts_with(${this.opPath}::text, above.op_path) and above.op_path <> ${this.opPath}
        and exists (select from device_count c join operator o on o.op_id = c.op_id
          where starts_with(o.op_path, ${this.opPath}) and c.device_status = 'Deployed' and c.n > 0
            and (r.model_name is null or r.model_name = c.model_name))
        and (r.gid is null or exists (select from device_group_member m join device d on d.endpoint_id = m.endpoint_id
          join operator o on o.op_id = d.op_id
          where m.gid = r.gid and d.device_status = 'Deployed' and starts_with(o.op_path, ${this.opPath})))
        and (r.city is null or exists (select from device_place_count c join operator o on o.op_id = c.op_id
          where starts_with(o.op_path, ${this.opPath}) and c.device_status = 'Deployed' and c.n > 0 and c.city = r.city
            and (r.province is null or c.province = r.province)))
        and (r.access_point is null or exists (select from home_member mine join device d on d.mac_addr = mine.mac_addr
          join operator o on o.op_id = d.op_id join device teller on teller.endpoint_id = mine.endpoint_id
          where mine.endpoint_id = r.access_point and teller.op_id = d.op_id and teller.endpoint_id <> d.endpoint_id
            and d.device_status = 'Deployed' and starts_with(o.op_path, ${this.opPath})))
      order by r.rule_name, r.rule_id`.execute(this.database.sql);
    return rows;
  }
}
