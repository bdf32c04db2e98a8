import { type DesiringPreset, desired, type PresetDevice } from '#domain/presets/desired.ts';
import type { Database } from '#server/core/database/database.ts';
import { waitingOf } from '#server/fleet/presets/queries/details.ts';
import { ScopedPresets } from '#server/fleet/presets/queries/presets.ts';
import { type Bench, type BenchContext, type Figure, median, p95, timesOf } from './harness.ts';
import { openFilledDatabase } from './support/database.ts';
import { fillDevices } from './support/devices.ts';

const presetId = 'preset';
const at = Date.UTC(2026, 10, 26);

/** Twenty of the 100 presets concern the device. */
const device: PresetDevice = {
  endpointId: 'os::00D09E-000000001',
  opIds: ['root', 'op1'],
  modelName: 'AR2140',
  roomId: null,
  gids: ['group'],
  filterIds: ['filter'],
  regionId: null,
  cityId: null,
};
const presets = Array.from(
  { length: 100 },
  (_, n): DesiringPreset => ({
    presetId: `preset-${n}`,
    name: `Preset ${n}`,
    opId: 'root',
    weight: n % 7,
    target:
      n % 5 === 0 ? { kind: 'model', modelNames: ['AR2140'] } : { kind: 'model', modelNames: [`AR${n}`] },
    createdAt: new Date(at - n * 1000).toISOString(),
    values: {
      'time/enable': true,
      'time/zone': n % 2 === 0 ? 'CET-1' : 'KST-9',
      'time/servers': [`${n % 3}.pool.example`],
      'wifi/steering': n % 3 === 0,
      '2.4GHz/channel': (n % 13) + 1,
      '5GHz/channel': 36 + 4 * (n % 4),
    },
  }),
);

/** A preset in force for all devices of one model, half of which it was compared with. */
const fill = (database: Database) =>
  database.script(`
    insert into preset (preset_id, op_id, name, description, target, target_name, weight, events, configuration,
      auto_firmware_upgrade, state, terminal, paused, revision, revision_in_force, in_force, in_force_at, account_id,
      needs_approval, author, version, created_at, updated_at)
    select '${presetId}', 'root', 'Plan', '', '{"kind":"organisation"}', 'Root', 10, '{periodic}', '{}', false, 'active', false,
      false, 1, 1, '{"name":"Plan","weight":10,"target":{"kind":"organisation"},"events":["periodic"],"values":{}}',
      now(), 'admin', false, 'Admin', 1, now(), now();
    insert into preset_device (preset_id, endpoint_id, op_id, revision, state, fields, open, compared_at)
    select '${presetId}', endpoint_id, op_id, 1, case when n % 10 = 0 then 'drifting' else 'compliant' end, 6, '[]', now()
    from (select endpoint_id, op_id, row_number() over (order by endpoint_id) as n from device) d where n % 2 = 0;
    insert into preset_count (preset_id, state, n) select preset_id, state, count(*)::int from preset_device group by 1, 2;
    analyze preset_device; analyze preset_count`);

/** Measures what presets want of a device, and the compliance of one preset at two sizes of installation, in turns. */
export const presetCompliance: Bench = {
  name: 'presets',
  run: async (context) => [await wanted(), ...(await compliance(context))],
};

async function wanted(): Promise<Figure> {
  const times = await timesOf(2_000, async () => desired(device, presets, at));
  return {
    what: 'what 100 presets want of a device, p95',
    value: p95(times),
    unit: 'ms',
    target: { atMost: 1 },
  };
}

async function compliance({ quick, say }: BenchContext): Promise<Figure[]> {
  const sizes = quick ? [1_000, 10_000] : [10_000, 100_000];
  const tables = [];
  for (const count of sizes) {
    const opened = await openFilledDatabase(async (database) => {
      await fillDevices(database, count);
      await fill(database);
    });
    say(`${count} devices`);
    tables.push({ ...opened, count, times: [] as number[] });
  }
  // The page of a preset: its counts, those that it was not compared with yet, and the first devices that drift.
  const read = async (database: Database) => {
    const scoped = new ScopedPresets(database, '/root/');
    await scoped.find(presetId);
    await scoped.devices(presetId, { state: 'drifting' }, 50, 0);
    await scoped.countDevices(presetId, { state: 'drifting' });
    await waitingOf(database, { of: async () => new Map() }, presetId);
  };
  for (const { database } of tables) await read(database);
  for (let round = 0; round < 30; round++)
    for (const { database, times } of tables) times.push(...(await timesOf(1, () => read(database))));
  for (const table of tables) await table.remove();
  const before = median(tables[0]?.times ?? []);
  return tables.map(({ count, times }) => ({
    what: `compliance of a preset for ${count.toLocaleString('en')} devices, p50`,
    value: median(times),
    unit: 'ms',
    target: { atMost: 50 },
    baseline: { what: `ms, p50 at ${sizes[0]?.toLocaleString('en')}`, value: before },
  }));
}
