import { describe, expect, test } from 'vitest';
import { foldOf } from '../fold.ts';
import { type RolloutFact, rolloutSamples } from './events.ts';
import { rolloutMachine } from './machine.ts';

const fold = foldOf(rolloutMachine);
const folded = (...facts: RolloutFact[]) => facts.reduce((one, fact) => fold.step(one, fact), fold.initial());
/** Returns a sample of a type by its index. */
const sample = (type: RolloutFact['type'], at = 0): RolloutFact => {
  const found = rolloutSamples.filter((fact) => fact.type === type)[at];
  if (!found) throw new Error(`no sample ${at} of ${type}`);
  return found;
};
const byPerson = sample('rollout.requested');
const automatic = sample('rollout.requested', 1);
const planned = sample('rollout.planned');
const submitted = sample('rollout.submitted');
const approvedBy = (accountId: string, alone = false, planHash = 'p1'): RolloutFact => ({
  type: 'rollout.approved',
  data: { planHash, accountId, alone, startsInMs: 0 },
});
const paused = (by: 'user' | 'threshold'): RolloutFact => ({
  type: 'rollout.paused',
  data: { by, reason: '', bad: 2 },
});
const resumed = (reason: string): RolloutFact => ({ type: 'rollout.resumed', data: { reason } });
const passed = (number: number): RolloutFact => ({ type: 'wave.passed', data: { number } });

describe('an approval', () => {
  const waits = [byPerson, planned, submitted];

  test.each<[string, RolloutFact, string]>([
    ['of another person lets it run', approvedBy('a2'), 'running'],
    ['of its author is not taken', approvedBy('a1'), 'awaitingApproval'],
    ['of its author is taken where the organisation allows it', approvedBy('a1', true), 'running'],
    ['of another plan is not taken', approvedBy('a2', false, 'old'), 'awaitingApproval'],
  ])('%s', (_, fact, state) => {
    expect(folded(...waits, fact).value).toBe(state);
  });

  test('ignores an approval by the last editor, and plans again after an edit', () => {
    const edited: RolloutFact = { type: 'rollout.edited', data: { targets: {}, accountId: 'a2' } };
    expect(folded(...waits, edited).value).toBe('planning');
    expect(folded(...waits, edited).context.plan).toBeNull();
    expect(folded(...waits, edited, planned, submitted, approvedBy('a2')).value).toBe('awaitingApproval');
    expect(folded(...waits, edited, planned, submitted, approvedBy('a3')).value).toBe('running');
  });
});

describe('a removal of devices', () => {
  const reduced = (left: number): RolloutFact => ({
    type: 'rollout.reduced',
    data: { endpointIds: ['d1'], count: 1, left, accountId: 'a2' },
  });
  const later: RolloutFact = {
    type: 'rollout.approved',
    data: { planHash: 'p1', accountId: 'a2', alone: false, startsInMs: 1_000 },
  };
  const scheduled = [byPerson, planned, submitted, later];

  test('keeps the plan, its approval and its pending start', () => {
    const { value, context } = folded(...scheduled, reduced(2), reduced(2));
    expect(value).toBe('scheduled');
    expect(context).toMatchObject({ approverId: 'a2', removed: 2, targets: { deleteDids: ['d1'] } });
    expect(context.plan?.planHash).toBe('p1');
  });

  test('ends the rollout with the last device', () => {
    expect(folded(...scheduled, reduced(0)).value).toBe('cancelled');
    expect(folded(byPerson, planned, submitted, reduced(0)).value).toBe('cancelled');
  });

  test('is ignored while the rollout runs, as its waves count the devices', () => {
    expect(folded(...scheduled.slice(0, 3), approvedBy('a2'), reduced(0)).value).toBe('running');
  });

  test('removes devices from those named individually', () => {
    const edited: RolloutFact = {
      type: 'rollout.edited',
      data: { targets: { addDids: ['d1', 'd2'] }, accountId: 'a1' },
    };
    const { context } = folded(byPerson, planned, edited, planned, submitted, reduced(1));
    expect(context.targets).toEqual({ addDids: ['d2'], deleteDids: ['d1'] });
  });
});

test('turns a submitted rollout into a draft when it is edited', () => {
  const edited: RolloutFact = { type: 'rollout.edited', data: { targets: {}, accountId: 'a2' } };
  const { value, context } = folded(byPerson, planned, submitted, edited, planned);
  expect([value, context.submit]).toEqual(['planned', false]);
});

describe('a wave that has passed', () => {
  test('waits at a gate if a person must continue', () => {
    const runs = [byPerson, planned, submitted, approvedBy('a2')];
    expect(folded(...runs, passed(1)).value).toBe('gate');
    const next = folded(...runs, passed(1), { type: 'rollout.continued', data: {} });
    expect([next.value, next.context.wave]).toEqual(['running', 2]);
  });

  test('otherwise starts the next wave by itself, once, and no wave after the last', () => {
    const runs = [automatic, planned, submitted, approvedBy('a2')];
    expect(folded(...runs, passed(1)).context.wave).toBe(2);
    expect(folded(...runs, passed(1), passed(1)).context.wave).toBe(2);
    expect(folded(...runs, passed(1), passed(2)).context.wave).toBe(2);
  });
});

describe('a pause', () => {
  const runs = [automatic, planned, submitted, approvedBy('a2')];

  test('starts no wave', () => {
    const stopped = folded(...runs, paused('user'), passed(1));
    expect([stopped.value, stopped.context.wave]).toEqual(['paused', 1]);
  });

  test("needs a reason to resume after too many failures, and none after a person's pause", () => {
    expect(folded(...runs, paused('threshold'), resumed('')).value).toBe('paused');
    expect(folded(...runs, paused('threshold'), resumed('A bad cable')).value).toBe('running');
    expect(folded(...runs, paused('user'), resumed('')).value).toBe('running');
  });
});

test('waits for running devices after a stop, and completes when its time is over', () => {
  const runs = [automatic, planned, submitted, approvedBy('a2')];
  const finished: RolloutFact = { type: 'rollout.finished', data: {} };
  const stopped = folded(...runs, { type: 'cancel.requested', data: { reason: '' } });
  expect(stopped.value).toBe('cancelling');
  expect(fold.step(stopped, finished).value).toBe('cancelled');
  const over = folded(...runs, { type: 'deadline.passed', data: { name: 'campaign' } });
  expect(fold.step(over, finished).value).toBe('completed');
});

describe('a rollback', () => {
  const undone: RolloutFact = { type: 'rollout.undone', data: { by: 'r2', reason: 'No picture' } };
  const runs = [byPerson, planned, submitted, approvedBy('a2')];

  test.each<[string, RolloutFact[]]>([
    ['while it runs', []],
    ['at a gate', [passed(1)]],
    ['after a limit has paused it', [paused('threshold')]],
  ])('stops it %s, and its pause is over', (_, more) => {
    const stopped = folded(...runs, ...more, undone);
    expect(stopped.value).toBe('cancelling');
    expect(stopped.context).toMatchObject({
      endsAs: 'cancelled',
      undoneBy: 'r2',
      undoneReason: 'No picture',
    });
    expect(stopped.context.pausedBy).toBeNull();
  });

  test('is remembered after its end, and so is a second one', () => {
    const finished: RolloutFact = { type: 'rollout.finished', data: {} };
    const cancel: RolloutFact = { type: 'cancel.requested', data: { reason: '' } };
    for (const end of [[finished], [cancel], [cancel, finished]]) {
      const ended = folded(...runs, ...end);
      const after = fold.step(ended, undone);
      expect([after.value, after.context.undoneBy]).toEqual([ended.value, 'r2']);
      const again = fold.step(after, { type: 'rollout.undone', data: { by: 'r3', reason: '' } });
      expect(again.context.undoneBy).toBe('r3');
    }
  });
});

test('refuses a set without eligible devices, and the submission of another plan than the checked one', () => {
  expect(folded(byPerson, sample('rollout.planned', 2)).value).toBe('refused');
  expect(folded(byPerson, planned, sample('rollout.submitted', 2)).value).toBe('planned');
});

test('starts a rule without a device, and counts its days in order', () => {
  const rule = rolloutSamples.find((fact) => fact.type === 'rollout.requested' && fact.data.automatic);
  const begun = (number: number, date: string): RolloutFact => ({
    type: 'rollout.dayBegun',
    data: { number, date },
  });
  if (!rule) throw new Error('no sample of a rule');
  expect(folded(rule, sample('rollout.planned', 2)).value).toBe('planned');
  const started = [rule, planned, submitted, approvedBy('a2')];
  expect(folded(...started, begun(2, '2026-11-28')).context.day).toBeNull();
  const days = folded(...started, begun(1, '2026-11-27'), begun(3, '2026-11-29'), begun(2, '2026-11-28'));
  expect([days.context.wave, days.context.day]).toEqual([2, '2026-11-28']);
});
