import { describe, expect, test } from 'vitest';
import { account } from './engine-rig.ts';
import { lnbPaths, playbookRig, reed } from './playbook-rig.ts';

describe('a run', () => {
  test('given a complaint, then it measures, proposes, applies the chosen step, measures again, and creates a case', async () => {
    const rig = await playbookRig();
    const runId = await rig.started('noPicture');
    expect(await rig.state(runId)).toBe('proposing');
    const first = await rig.contextOf(runId);
    expect(first.findings.map(({ id }) => id)).toContain('tunerUnlocked');
    expect(first.proposals.map(({ id }) => id)).toEqual(['lnb:Single']);
    expect(rig.values[lnbPaths.lnbType]).toBe('Universal');

    await rig.playbooks.choose(runId, 'lnb:Single', reed);
    await rig.settles();
    expect(await rig.state(runId)).toBe('compared');
    const second = await rig.contextOf(runId);
    const lockOf = (figures: typeof first.before | null) =>
      figures?.find(({ name }) => name === 'tunerLock')?.value;
    expect([lockOf(second.before), lockOf(second.after)]).toEqual(['false', 'true']);
    // The step was done for the user who chose it, with the key of its own call.
    const step = second.tasks.find(({ part }) => part === 'step');
    const requested = rig.stream(step?.taskId ?? '')[0];
    expect(requested).toMatchObject({ actor: reed, data: { kind: 'LNBSettings' } });

    await rig.playbooks.end(runId, 'solved', account);
    await rig.settles();
    const { caseId } = await rig.contextOf(runId);
    expect(rig.row(runId)).toMatchObject({ state: 'ended', outcome: 'solved', case_id: caseId, tasks: 3 });
    const left = rig.storage.disk.stream(`case:${caseId}`);
    expect(left.map(({ type }) => type)).toEqual([
      'case.opened',
      ...second.tasks.map(() => 'case.taskAdded'),
      'case.commented',
      // The complaint is solved, so the case is closed.
      'case.closed',
    ]);
    expect(left.at(-2)?.data).toEqual({ text: `https://waymark.example/playbooks/${runId}` });
    expect(rig.faults).toEqual([]);
  });

  test('given a step is reverted, then it is undone and measured again', async () => {
    const rig = await playbookRig();
    const runId = await rig.started('noPicture');
    await rig.playbooks.choose(runId, 'lnb:Single', account);
    await rig.settles();
    await rig.playbooks.takeBack(runId, account);
    await rig.settles();
    expect(await rig.state(runId)).toBe('proposing');
    expect(rig.values).toMatchObject({ [lnbPaths.lnbType]: 'Universal', [lnbPaths.lnbValue]: '9750/10600' });
    const { step, after, round } = await rig.contextOf(runId);
    expect([step, after, round]).toEqual([null, null, 2]);
    expect(await rig.playbooks.takeBack(runId, account)).toBeNull();
  });

  test('given a choice that was not proposed, then nothing is done', async () => {
    const rig = await playbookRig();
    const runId = await rig.started('noPicture');
    expect(await rig.playbooks.choose(runId, 'reboot', account)).toBeNull();
    expect(await rig.state(runId)).toBe('proposing');
  });

  test('given an open run, then no other starts on its device, but one on another device does', async () => {
    const rig = await playbookRig();
    await rig.started('noPicture');
    expect(await rig.begin('restarts')).toBeNull();
    expect(await rig.begin('restarts', { endpointId: 'another' })).not.toBeNull();
  });
});

describe('failures', () => {
  test('given a measurement that fails, then it is a finding, and the run continues', async () => {
    const rig = await playbookRig();
    const runId = await rig.started('restarts');
    await rig.tell(await rig.running(runId), false);
    const { findings, proposals } = await rig.contextOf(runId);
    expect(await rig.state(runId)).toBe('proposing');
    expect(findings.find(({ id }) => id === 'notMeasured')).toMatchObject({
      values: { kind: 'PingTest', state: 'failed', message: 'no route' },
    });
    expect(proposals.map(({ id }) => id)).toEqual(['reboot']);
  });

  test('given a device that does not answer a reading, then that is a finding', async () => {
    const rig = await playbookRig();
    rig.devices.reported = () => ({ kind: 'undelivered', reason: 'away', message: 'away' });
    const runId = await rig.started('restarts');
    await rig.tell(await rig.running(runId), true);
    expect((await rig.contextOf(runId)).findings.map(({ id }) => id)).toContain('notRead');
  });

  test('given a permission that is withdrawn, then no task is started', async () => {
    const rig = await playbookRig();
    rig.may.says = false;
    const runId = await rig.started('restarts');
    expect(await rig.state(runId)).toBe('proposing');
    expect(rig.types(`playbook:${runId}`)).toEqual(['playbook.started', 'task.refused', 'round.judged']);
    await rig.playbooks.choose(runId, 'reboot', account);
    await rig.settles();
    expect(await rig.state(runId)).toBe('proposing');
    expect((await rig.contextOf(runId)).tasks).toEqual([]);
  });

  test('given it is cancelled, then its task is cancelled, and no case is created', async () => {
    const rig = await playbookRig();
    const runId = await rig.started('restarts');
    const taskId = await rig.running(runId);
    expect(await rig.playbooks.end(runId, 'solved', account)).toBeNull();
    await rig.playbooks.end(runId, 'cancelled', reed);
    await rig.settles();
    expect(rig.facts(taskId)).toContain('cancel.requested');
    expect(rig.row(runId)).toMatchObject({ state: 'ended', outcome: 'cancelled', case_id: null });
    expect(await rig.begin('noPicture')).not.toBeNull();
  });

  test('given it is not continued, then it ends by itself after half an hour, with its case', async () => {
    const rig = await playbookRig();
    const runId = await rig.started('noPicture');
    await rig.pass(1_800_500);
    const { outcome, caseId } = await rig.contextOf(runId);
    expect([await rig.state(runId), outcome]).toEqual(['ended', 'expired']);
    expect(rig.types(`case:${caseId}`)[0]).toBe('case.opened');
  });

  test('given an account that may not open cases, then none is created', async () => {
    const rig = await playbookRig();
    const runId = await rig.started('noPicture', { leavesCase: false });
    await rig.playbooks.end(runId, 'unsolved', account);
    await rig.settles();
    expect(rig.row(runId)).toMatchObject({ outcome: 'unsolved', case_id: null });
  });

  test('given a server that stops during a run, then the next one continues, and starts no task twice', async () => {
    const dead = await playbookRig();
    const runId = await dead.started('wifiSlow');
    const taskId = await dead.running(runId);
    dead.stop();
    const rig = await playbookRig(dead.storage.disk);
    expect(rig.playbooks.of('box')).toBe(runId);
    await rig.settles();
    expect((await rig.contextOf(runId)).tasks.map((task) => task.taskId)).toEqual([taskId]);
    await rig.tell(taskId, true);
    await rig.tell(await rig.running(runId), true);
    expect(await rig.state(runId)).toBe('proposing');
  });

  test('given a lost answer of the log, then each task exists once', async () => {
    const rig = await playbookRig();
    rig.storage.next('write', 'loses its answer');
    const begun = rig.begin('restarts').catch(() => null);
    await rig.pass(3_000);
    await begun;
    const runs = [...(rig.storage.disk.lists.get('playbook_run')?.keys() ?? [])];
    expect(runs).toHaveLength(1);
    const { tasks } = await rig.contextOf(String(runs[0]));
    expect(tasks).toHaveLength(1);
  });
});
