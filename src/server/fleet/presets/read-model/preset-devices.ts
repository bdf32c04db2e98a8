import { sql, type Transaction } from 'kysely';
import type { SnapshotFrom } from 'xstate';
import type { PresetOnDevice } from '#machines/preset-device/events.ts';
import type { PresetDeviceContext } from '#machines/preset-device/machine.ts';
import type { Tables } from '#server/core/database/database.ts';
import type { Projection } from '#server/core/read-models/runner.ts';
import { upsertRows } from '#server/core/read-models/upsert.ts';
import { idOf, kindOf } from '#server/core/streams/definition.ts';
import { type PresetDeviceMachine, presetDeviceStream } from '../preset-device-stream.ts';
import { presetIdOf, revisionOf } from '../queries/in-force.ts';

/** State of a preset on a device. */
export const presetStates = [
  ...(['compliant', 'drifting', 'unreachable', 'unsupported', 'fighting', 'unknown'] as const),
  ...(['overruled', 'paused'] as const),
] as const;
export type PresetState = (typeof presetStates)[number];

/** Returns the state of one of a device's presets. What needs a person comes first. */
export function stateOf(context: PresetDeviceContext, { want, state }: PresetOnDevice): PresetState {
  if (state) return state;
  const own = Object.values(context.fields).filter((one) => one.want === want);
  const has = (answer: string) => own.some((one) => one.answer === answer);
  if (own.some((one) => one.answer === 'different' && one.fighting.includes(want))) return 'fighting';
  if (context.unreachable) return 'unreachable';
  if (has('different')) return 'drifting';
  if (has('unsupported')) return 'unsupported';
  return own.length === 0 || has('unknown') ? 'unknown' : 'compliant';
}

/** Presets on devices and their number by state, as the streams of the devices have them. */
export const presetDevices = (): Projection => ({
  name: 'preset-devices',
  version: 1,
  folds: true,
  async reset(trx) {
    await sql`delete from preset_device`.execute(trx);
    await sql`delete from preset_count`.execute(trx);
  },
  wants: ({ streamId }) => kindOf(streamId) === presetDeviceStream.kind,
  async apply(trx, events, folded) {
    // The last state of a device decides. An erased stream leaves no rows.
    const last = new Map(events.map(({ streamId }) => [idOf(streamId), null as PresetDeviceContext | null]));
    for (const { event, kind, step } of folded) {
      if (kind !== presetDeviceStream.kind) continue;
      const after = step?.after as SnapshotFrom<PresetDeviceMachine> | undefined;
      last.set(idOf(event.streamId), after?.context ?? null);
    }
    await write(trx, last);
  },
});

async function write(
  trx: Transaction<Tables>,
  devices: ReadonlyMap<string, PresetDeviceContext | null>,
): Promise<void> {
  const ids = [...devices.keys()];
  if (ids.length === 0) return;
  const { rows: before } = await sql<{ preset_id: string; state: string }>`
    delete from preset_device where endpoint_id = any(${ids}::text[]) returning preset_id, state`.execute(
    trx,
  );
  const after = [...devices].flatMap(([endpointId, context]) => (context ? rowsOf(endpointId, context) : []));
  await upsertRows(trx, 'preset_device', ['preset_id', 'endpoint_id'], after);
  const counts = new Map<string, { preset_id: string; state: string; n: number }>();
  for (const [rows, n] of [
    [before, -1],
    [after, 1],
  ] as const)
    for (const { preset_id, state } of rows) {
      const key = `${preset_id} ${state}`;
      counts.set(key, { preset_id, state, n: (counts.get(key)?.n ?? 0) + n });
    }
  const changed = [...counts.values()].filter(({ n }) => n !== 0);
  if (changed.length === 0) return;
  await sql`
    insert into preset_count (preset_id, state, n)
    select preset_id, state, n from jsonb_populate_recordset(null::preset_count, ${JSON.stringify(changed)}::jsonb)
    on conflict (preset_id, state) do update set n = preset_count.n + excluded.n`.execute(trx);
}

const rowsOf = (endpointId: string, context: PresetDeviceContext) =>
  context.presets.map((preset) => {
    const own = Object.entries(context.fields).filter(([, one]) => one.want === preset.want);
    return {
      preset_id: presetIdOf(preset.want),
      endpoint_id: endpointId,
      op_id: context.opId,
      revision: revisionOf(preset.want),
      state: stateOf(context, preset),
      fields: own.length,
      open: own.flatMap(([field, { answer }]) => (answer === 'same' ? [] : [{ field, answer }])),
      compared_at: context.comparedAt === '' ? null : context.comparedAt,
    };
  });
