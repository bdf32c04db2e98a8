import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '#tests/support/database.ts';
import { AreaChecks } from './area-checks.ts';

/** Inserts thirty devices of four organisations in Seoul, none of them flagged. */
const filled = `
  insert into operator (op_id, parent_id, op_path, op_type, company_name) values
    ('root', null, '/root/', 'System', 'Root'), ('a', 'root', '/root/a/', 'Operator', 'A'),
    ('empty', 'a', '/root/a/empty/', 'School', 'Empty'), ('z', 'a', '/root/a/z/', 'School', 'Z'),
    ('b', 'root', '/root/b/', 'Operator', 'B');
  insert into projection_checkpoint (name, version, epoch, pos) values ('devices', 1, '', 0);
  insert into device (endpoint_id, did, op_id, device_status, model_name, prod_class, lat, lng, created_at, search)
    select 'os::' || n, 'd' || n, (array['root', 'a', 'z', 'b'])[1 + n % 4], 'Deployed', 'AR2140', 'APROUTER', 37.5, 127,
      now(), '' from generate_series(1, 30) n;
  insert into device_state (endpoint_id, op_id, device_status, ui_lock, online)
    select endpoint_id, op_id, device_status, ui_lock, false from device;
  insert into device_count (op_id, device_status, model_name, prod_class, ui_lock, online, outside, n)
    select op_id, device_status, model_name, prod_class, ui_lock, false, outside, count(*) from device group by 1, 2, 3, 4, 5, 7;
  insert into service_area_check (op_path) values ('/root/');`;
const seoul = '[[126, 37], [128, 37], [128, 38], [126, 38]]';

describe('service area checks', () => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await freshDatabase();
    await opened.database.script(filled);
  });
  afterAll(() => opened.remove());

  const setArea = (opId: string, ring: string) =>
    opened.database.script(`insert into service_area (op_id, ring, modified_at, updater)
      values ('${opId}', '${ring}', now(), 'test') on conflict (op_id) do update set ring = excluded.ring`);
  const checks = () =>
    new AreaChecks({
      database: opened.database,
      onFault: (_, error) => expect(error).toBeUndefined(),
      slice: 4,
    });
  const finish = async () => {
    let slices = 0;
    // A new server runs each slice.
    while (await checks().step()) slices += 1;
    return slices;
  };
  const outside = async () => {
    const { rows } = await sql<{ op_id: string; n: number }>`
      select op_id, count(*)::int as n from device where outside group by 1 order by 1`.execute(
      opened.database.sql,
    );
    return Object.fromEntries(rows.map(({ op_id, n }) => [op_id, n]));
  };
  const miscounted = async () => {
    const { rows } = await sql`
      select * from (select op_id, outside, n from device_count where n <> 0) c
        full join (select op_id, outside, count(*) as n from device group by 1, 2) d using (op_id, outside)
      where c.n is distinct from d.n`.execute(opened.database.sql);
    return rows;
  };

  test('checks all devices and counts them rightly although a server ends after each slice', async () => {
    // The default area is South Africa.
    expect(await finish()).toBeGreaterThan(7);
    expect(await outside()).toEqual({ a: 8, b: 7, root: 7, z: 8 });
    expect(await miscounted()).toEqual([]);
  });

  test("applies an organisation's area to those below it and to no others", async () => {
    await setArea('a', seoul);
    await finish();
    expect(await outside()).toEqual({ b: 7, root: 7 });
    await setArea('z', '[[10, 50], [15, 50], [15, 55], [10, 55]]');
    await finish();
    expect(await outside()).toEqual({ b: 7, root: 7, z: 8 });
    await opened.database.script("delete from service_area where op_id = 'z'");
    await finish();
    expect(await outside()).toEqual({ b: 7, root: 7 });
    expect(await miscounted()).toEqual([]);
  });

  test('flags a device in the area as outside by its address after an update of the IP geolocation', async () => {
    await opened.database.script(`
      update device_state set location_ip = case endpoint_id when 'os::1' then '198.51.100.1' else 'unknown' end where op_id = 'a';
      insert into ip2location_db9 (ip_from, ip_to, country_code, country_name, latitude, longitude)
        values ('198.51.100.0', '198.51.100.255', 'DE', 'Germany', 52.5, 13.4);
      insert into ip2location_db9 (ip_from, ip_to, country_code, country_name) values ('203.0.113.0', '203.0.113.255', 'FR', 'France')`);
    await finish();
    expect(await outside()).toEqual({ a: 1, b: 7, root: 7 });
    expect(await miscounted()).toEqual([]);
  });
});
