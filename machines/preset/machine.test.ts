import { expect, test } from 'vitest';
import { getNextSnapshot, initialTransition, transition } from 'xstate';
import { type PresetContent, type PresetFact, presetSamples } from './events.ts';
import { presetMachine } from './machine.ts';

const [sample] = presetSamples;
if (sample?.type !== 'preset.drafted') throw new Error('no draft');
const { content } = sample.data;
const drafted = (accountId: string, more: Partial<PresetContent> = {}): PresetFact => ({
  type: 'preset.drafted',
  data: { opId: 'northwind', accountId, content: { ...content, ...more } },
});
const planned = (revision: number, needsApproval = false): PresetFact => ({
  type: 'preset.planned',
  data: { revision, planHash: `plan-${revision}`, devices: 30, changes: { different: 30 }, needsApproval },
});
const submitted = (revision: number): PresetFact => ({
  type: 'preset.submitted',
  data: { planHash: `plan-${revision}` },
});
const approved = (revision: number, accountId: string, alone = false): PresetFact => ({
  type: 'preset.approved',
  data: { planHash: `plan-${revision}`, accountId, alone },
});
const paused: PresetFact = { type: 'preset.paused', data: { reason: 'holidays' } };
const resumed: PresetFact = { type: 'preset.resumed', data: {} };
const removed: PresetFact = { type: 'preset.removed', data: {} };
const discarded: PresetFact = { type: 'preset.discarded', data: {} };
const passed = (name: 'planTime' | 'approval'): PresetFact => ({ type: 'deadline.passed', data: { name } });

const run = (...facts: PresetFact[]) => {
  let [snapshot] = initialTransition(presetMachine);
  const effects: string[] = [];
  for (const fact of facts) {
    const [next, actions] = transition(presetMachine, snapshot, fact);
    snapshot = next;
    effects.push(...actions.map(({ type }) => type));
  }
  return { value: snapshot.value, context: snapshot.context, effects };
};
const snapshotOf = (...facts: PresetFact[]) =>
  facts.reduce(
    (snapshot, fact) => getNextSnapshot(presetMachine, snapshot, fact),
    initialTransition(presetMachine)[0],
  );
const inForce = [drafted('porter'), planned(1), submitted(1)];

test('comes into force once its plan was submitted, and not before', () => {
  expect(run(drafted('porter'), planned(1)).context.inForce).toBeNull();
  const { value, context } = run(...inForce);
  expect(value).toBe('active');
  expect(context).toMatchObject({ draft: null, plan: null, inForce: { revision: 1, accountId: 'porter' } });
});

test('is submitted and approved as planned: another plan changes nothing', () => {
  expect(run(drafted('porter'), planned(1), submitted(2)).value).toBe('planned');
  expect(run(drafted('porter'), planned(1, true), submitted(1), approved(2, 'reed')).value).toBe(
    'awaitingApproval',
  );
  expect(run(drafted('porter'), planned(2)).value).toBe('draft');
});

test('needs another person than every editor of the draft, unless the organisation permits it', () => {
  const waiting = [drafted('porter'), drafted('reed', { weight: 20 }), planned(2, true), submitted(2)];
  for (const editor of ['porter', 'reed'])
    expect(run(...waiting, approved(2, editor)).value).toBe('awaitingApproval');
  expect(run(...waiting, approved(2, 'silva'))).toMatchObject({
    value: 'active',
    context: { inForce: { approverId: 'silva', approvedAlone: false, accountId: 'reed' } },
  });
  expect(run(...waiting, approved(2, 'porter', true)).context.inForce?.approvedAlone).toBe(true);
});

test('who edited an earlier revision may approve the next one', () => {
  const next = [drafted('reed', { weight: 20 }), planned(2, true), submitted(2), approved(2, 'porter')];
  expect(run(...inForce, ...next).context.inForce).toMatchObject({ revision: 2, approvedAlone: false });
});

test('keeps the approved revision in force while it is edited, planned, declined and discarded', () => {
  const edited = [...inForce, drafted('reed', { weight: 20 })];
  const first = { revision: 1, content: { weight: 10 } };
  expect(run(...edited).context.inForce).toMatchObject(first);
  const waiting = [...edited, planned(2, true), submitted(2)];
  const declined: PresetFact = { type: 'preset.declined', data: { reason: 'no' } };
  expect(run(...waiting, declined)).toMatchObject({ value: 'planned', context: { inForce: first } });
  expect(run(...waiting, passed('approval'))).toMatchObject({
    value: 'planned',
    context: { inForce: first },
  });
  expect(run(...waiting, discarded)).toMatchObject({
    value: 'active',
    context: { inForce: first, draft: null, editorIds: [] },
  });
  expect(run(...waiting, approved(2, 'silva')).context.inForce).toMatchObject({ revision: 2 });
});

test('cannot be resumed while it is not paused', () => {
  for (const facts of [
    [...inForce, drafted('reed')],
    [...inForce, drafted('reed'), passed('planTime')],
    [...inForce, drafted('reed'), planned(2)],
    [...inForce, drafted('reed'), planned(2, true), submitted(2)],
  ]) {
    expect(snapshotOf(...facts).can(resumed)).toBe(false);
    expect(snapshotOf(...facts, paused).can(resumed)).toBe(true);
  }
});

test('a discarded new preset ends', () => {
  expect(run(drafted('porter'), discarded).value).toBe('removed');
});

test('is paused during an edit, and the new revision comes into force paused', () => {
  const edited = [...inForce, drafted('reed', { weight: 20 }), paused, planned(2)];
  expect(run(...edited, submitted(2))).toMatchObject({
    value: 'paused',
    context: { paused: true, inForce: { revision: 2 } },
  });
  expect(run(...edited, discarded).value).toBe('paused');
  expect(run(...edited, resumed, submitted(2)).value).toBe('active');
  expect(run(drafted('porter'), paused).context.paused).toBe(false);
});

test('plans each draft once more and drops the plan of the one before', () => {
  const { effects, context } = run(drafted('porter'), planned(1), drafted('porter', { weight: 11 }));
  expect(effects.filter((type) => type === 'computePlan')).toHaveLength(2);
  expect(context.plan).toBeNull();
  expect(run(drafted('porter'), drafted('porter'), planned(1)).value).toBe('draft');
});

test('a draft whose plan takes too long or fails says so, and is planned again after an edit', () => {
  expect(run(drafted('porter'), passed('planTime'))).toMatchObject({
    value: 'unplanned',
    context: { planFailure: 'planTime' },
  });
  expect(run(drafted('porter'), passed('approval')).value).toBe('draft');
  const again = run(drafted('porter'), passed('planTime'), drafted('porter'));
  expect(again).toMatchObject({ value: 'draft', context: { planFailure: null } });
});

test('is removed from every state, for good', () => {
  for (const facts of [
    [drafted('porter')],
    [drafted('porter'), passed('planTime')],
    [drafted('porter'), planned(1)],
    [drafted('porter'), planned(1, true), submitted(1)],
    inForce,
    [...inForce, paused],
  ])
    expect(run(...facts, removed, resumed, drafted('porter')).value).toBe('removed');
});
