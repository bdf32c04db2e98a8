import type { Database } from '#server/core/database/database.ts';

const since = `timestamptz '2026-11-26 09:00Z'`;

/**
 * Adds three outages that last, of a model, a place and an organisation, with a third of their devices offline since they
 * began. All other devices that are offline went offline at another time.
 */
export const fillOutages = (database: Database): Promise<void> =>
  database.script(`
  update device_state set offline_at = ${since} + interval '1 minute'
    where endpoint_id in (
      select endpoint_id from device where device_status = 'Deployed' and right(endpoint_id, 1) in ('1', '2', '3')
        and (model_name = 'KSTB2020' or city = 'Seoul' or op_id = 'op30')) and not online;
  update device_state set offline_at = access_at where not online and offline_at is null;
  insert into outage (outage_id, op_id, notified_op_id, cause_key, cause, total, count, last_pos, since, offline, counted_at)
  select md5(cause_key), 'system', 'system', cause_key, cause, 1, 1, 1, ${since}, 1, ${since}
  from (
    select jsonb_build_array(cause ->> 'kind', cause ->> 'value', cause -> 'of')::text as cause_key, cause
    from (values
      ('{"kind": "model", "value": "KSTB2020", "of": null}'::jsonb),
      ('{"kind": "place", "value": "Seoul", "of": ""}'::jsonb),
      ('{"kind": "organisation", "value": "/system/op30/", "of": null}'::jsonb)) found (cause)) keyed;
  analyze device_state; analyze outage`);
