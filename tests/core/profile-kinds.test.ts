import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { RolloutPlan } from '#machines/rollout/events.ts';
import { AuditNote } from '#server/core/audit/audit.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import { GroupedLog } from '#server/core/log/grouped-log.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import { profileCommands } from '#server/fleet/profiles/commands.ts';
import { exportProfileDevices } from '#server/fleet/profiles/devices-sheet.ts';
import { editProfile } from '#server/fleet/profiles/edit.ts';
import type { ProfileCall, ProfileKind, ProfileServices } from '#server/fleet/profiles/kind.ts';
import type { Cargo } from '#server/fleet/rollouts/cargo.ts';
import { Rollouts, type RolloutsDeps } from '#server/fleet/rollouts/rollouts.ts';
import { sampleFacts, sampleOrder } from '#tests/support/rollout-sample.ts';
import { DiskStorage } from './disk-storage.ts';

/** A kind that is not firmware's: its contract has other names, another answer and another error. */
const kind: ProfileKind<{ presetId: string; phase: string }> = {
  cargo: 'presets',
  approves: 'approveFirmwareProfile',
  fields: { id: 'presetId', name: 'presetName', retries: 'repeats', removed: 'cancelDids', work: 'taskId' },
  started: ({ id, state }) => ({ presetId: id, phase: state }),
  refused: { failed: 'custom', none: 'custom', noneText: () => ({}), some: 'custom', someText: () => '' },
  unavailable: (contentId) => new ApiError('conflict', { data: { contentId } }),
};

const actor = { kind: 'account', id: 'kim', name: 'Kim' } as const;
const id = 'r1';

/** Services with one planned rollout, whose content is gone; only readings of the kind's cargo find it. */
async function rig(state = 'planned') {
  const log = new GroupedLog({ storage: new DiskStorage(), now: () => new Date(1_000), later: () => {} });
  const cargo = { isAvailable: async () => false } as unknown as Cargo;
  const rollouts = new Rollouts({ log, cargoes: { firmware: cargo } } as unknown as RolloutsDeps);
  const [, planned] = sampleFacts.planned;
  const plan: RolloutPlan = { ...planned.data, refused: 0, refusals: [] };
  const facts = [
    { type: 'rollout.requested' as const, data: sampleOrder, actor },
    { type: 'rollout.planned' as const, data: plan, actor },
  ];
  await rollouts.streams.begin([{ id, facts }], 'interactive');
  const row = { rollout_id: id, name: 'Spring', op_id: 'northwind', content_id: 'c1', state };
  const find = async (cargoName: string) => (cargoName === kind.cargo ? row : null);
  const none = async () => ({ rows: [], total: 0, totalIsLowerBound: false });
  const view = {
    find,
    findEver: find,
    members: none,
    membersAfter: async () => [],
    findMany: async () => [],
  };
  const audit = new AuditNote();
  const account = { accountId: 'kim', operator: { opId: 'northwind', timeZone: 'UTC' } };
  const call = {
    audit,
    language: 'en',
    caller: { actor, account },
    scope: { of: () => view } as unknown as Scope,
  } as unknown as ProfileCall;
  const services = { rollouts, now: () => new Date(1_000) } as unknown as ProfileServices;
  return { audit, call, services, commands: profileCommands(kind, services) };
}

test('a change is noted by the field names of the kind, and answered in its words', async () => {
  const { audit, call, services } = await rig();
  const answer = await editProfile(kind, services, call, id, { name: ' June ', retries: 3 });
  expect(answer).toEqual({ data: { presetId: id, phase: 'planned' } });
  expect(audit.oldValue).toEqual({ presetName: 'Spring', repeats: 0 });
  expect(audit.newValue).toEqual({ presetName: 'June', repeats: 3 });
});

test('a deletion names the profile by the field of the kind', async () => {
  const { audit, call, commands } = await rig();
  await commands.delete(call, id, { presetId: id });
  expect(audit.oldValue).toEqual({ presetName: 'Spring', state: 'planned' });
});

test('a body that names another profile is refused at the field that names it', async () => {
  const { call, commands } = await rig();
  const refused = commands.delete(call, id, { presetId: 'r2' });
  await expect(refused).rejects.toMatchObject({ message: expect.stringContaining('presetId') });
});

test('content that is gone is refused as the kind does', async () => {
  const { call, commands } = await rig('running');
  const refused = commands.retry(call, id, { quarantined: false, named: {} });
  await expect(refused).rejects.toMatchObject({ code: 'conflict', data: { contentId: 'c1' } });
});

test('a sheet of devices names their work as the kind does', async () => {
  const { call, services } = await rig();
  const sheet = await exportProfileDevices(kind, services, call, id, { as: 'csv' });
  const written: string[] = [];
  for await (const line of sheet.lines) written.push(String(line));
  expect(written.join('')).toContain('attempt,taskId,startTime');
});

test('a profile of another cargo is not found', async () => {
  const { call, services } = await rig();
  const commands = profileCommands({ ...kind, cargo: 'firmware' }, services);
  await expect(commands.continue(call, id)).rejects.toMatchObject({ code: 'nodata' });
});

test('engine and calls of profiles name no cargo', async () => {
  const named = /firmware|upgrade|\bbanks?\b|presets?\b|\bapps?\b/i;
  const found: string[] = [];
  for (const folder of ['rollouts', 'profiles']) {
    const root = new URL(`../../src/server/fleet/${folder}/`, import.meta.url);
    for (const name of await readdir(root, { recursive: true })) {
      // This file lists by name who reads each cargo's rollouts; waves that name none are firmware's.
      if (!name.endsWith('.ts') || name.endsWith('.test.ts') || name === 'readers.ts') continue;
      const lines = (await readFile(new URL(name, root), 'utf8')).split('\n');
      for (const line of lines) if (named.test(line)) found.push(`${folder}/${name}: ${line.trim()}`);
    }
  }
  expect(found).toEqual([]);
});
