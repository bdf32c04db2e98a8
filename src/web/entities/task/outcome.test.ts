import { describe, expect, test } from 'vitest';
import { taskKindNames, taskKinds, taskTraits } from '#domain/task-kinds/table.ts';
import { taskSuccesses } from '#domain/task-kinds/texts.ts';
import type { TaskKind } from '#machines/task/kinds.ts';
import { taskMachine } from '#machines/task/machine.ts';
import { uspErrors } from '#usp/error-codes.ts';
import { Replay } from '#web/entities/stream/replay.ts';
import { formatSpan } from '#web/entities/stream/text.ts';
import { causeMessages } from './cause-messages.ts';
import { causeOf } from './causes.ts';
import { headlineOf } from './figures.ts';
import { outcomeOf } from './outcome.ts';
import { outcomeMessages as messages } from './outcome-messages.ts';
import { parameterNames } from './parameter-messages.ts';
import { taskAppearance, taskStates } from './state-badge.tsx';

const none = { events: [] };
const outcome = (...[moment, replay]: [Parameters<typeof outcomeOf>[0], Parameters<typeof outcomeOf>[1]]) =>
  outcomeOf(moment, replay, (ms) => formatSpan(ms, 'en'));
const moment = (state: string, context = {}) => {
  const empty = new Replay(taskMachine).at(0);
  return { ...empty, state, terminal: true, context: { ...empty.context, ...context } };
};
const event = (type: string, data = {}) => ({
  pos: 1,
  streamId: 'task:1',
  version: 1,
  type,
  schemaVersion: 1,
  recordedAt: '2027-01-15T08:00:00.000Z',
  actor: { kind: 'account' as const, id: 'kim', name: 'Kim' },
  data,
  hash: '',
});
const ends = ['failed', 'timedOut', 'expired', 'cancelled', 'outcomeUnknown', 'superseded'] as const;

describe('how a task ended, in words', () => {
  test('a running task has no end', () => {
    expect(outcome(moment('running'), none)).toBeNull();
  });

  test('every end has words, a name and an icon of its own', () => {
    const texts = ends.map((state) => outcome(moment(state), none)?.text.id);
    expect(new Set(texts).size).toBe(ends.length);
    expect(new Set(taskStates.map((state) => taskAppearance[state].label.id)).size).toBe(taskStates.length);
    expect(new Set([...ends, 'succeeded' as const].map((state) => taskAppearance[state].icon)).size).toBe(
      ends.length + 1,
    );
  });

  test('a failure is put into words from what the device reported', () => {
    const failed = (failure: object, data = {}) =>
      outcome(moment('failed', { failure }), { events: [event('task.failed', data)] });
    expect(failed({ code: 'wsfail', message: 'Error_CannotResolveHostName' })).toMatchObject({
      tone: 'danger',
      text: causeMessages.cannotResolveHostName,
    });
    expect(failed({ code: 'wsfail', message: 'no' }, { deviceCode: 7005 })?.text).toBe(causeMessages.usp7005);
    expect(failed({ code: 'wsfail', message: 'no such thing' })).toMatchObject({
      text: causeMessages.said,
      values: { message: 'no such thing' },
    });
  });

  const channel = (outcome: string, now: string | null) => ({
    path: 'Device.WiFi.Radio.1.Channel',
    wanted: '44',
    was: '36',
    now,
    outcome,
  });
  const power = { path: 'Device.WiFi.Radio.1.TransmitPower', wanted: '80', was: '100', now: '80' };
  const instead = {
    text: messages.valueInstead,
    values: { name: { text: parameterNames.radioChannel }, wanted: '44' },
  };

  test('a change that the device answered and did not make names the old values', () => {
    const failure = { code: 'wsfail', message: 'not applied: …' };
    const failed = (...readBack: object[]) =>
      outcome(moment('failed', { failure }), { events: [event('task.failed', { readBack })] });
    expect(failed(channel('notApplied', '36'))).toMatchObject({
      tone: 'danger',
      text: messages.oldValues,
      values: { values: [{ ...instead, values: { ...instead.values, now: '36' } }] },
    });
    expect(failed(channel('notApplied', '36'), { ...power, outcome: 'applied' })?.text).toBe(
      messages.partlyApplied,
    );
    expect(outcome(moment('failed', { failure }), none)?.text).toBe(causeMessages.notKept);
  });

  test('a change that the device made in its own way names both values, and what cannot be verified', () => {
    const traits = taskTraits('RadioSettings');
    const done = (...readBack: object[]) =>
      outcome(moment('succeeded', { traits }), { events: [event('task.succeeded', { readBack })] });
    expect(done(channel('appliedDifferently', '40'))).toMatchObject({
      tone: 'notice',
      text: messages.appliedDifferently,
      values: { values: [{ ...instead, values: { ...instead.values, now: '40' } }] },
    });
    expect(done(channel('notVerifiable', null))).toMatchObject({
      tone: 'success',
      text: messages.notVerified,
      values: { values: [{ text: parameterNames.radioChannel }] },
    });
    expect(done({ ...power, outcome: 'applied' })?.text).toBe(taskSuccesses.RadioSettings);
  });

  test.each([
    [{ kind: 'commandKey' }, 'RemoteReboot', messages.bootKey, {}],
    [{ kind: 'cause' }, 'RemoteReboot', messages.bootCause, { cause: 'RemoteReboot' }],
    [{ kind: 'cause' }, '', messages.bootNoCause, {}],
    [{ kind: 'upTime', upTime: 20 }, '', messages.bootUpTime, { seconds: 20 }],
    [{ kind: 'subscriptions' }, '', messages.bootSubscriptions, {}],
  ])('a restart names its evidence: %j, cause %j', (evidence, cause, text, values) => {
    const done = { traits: taskTraits('Reboot'), result: { cause, firmwareUpdated: false, evidence } };
    expect(outcome(moment('succeeded', done), none)).toMatchObject({ tone: 'success', text, values });
  });

  test('a failure says how far it came', () => {
    const failure = { code: 'wsfail', message: 'Error_MaxHopCountExceeded' };
    const hops = [
      { hop: 1, host: 'gw', host_address: '192.168.0.1', rt_times: '1,1,1' },
      { hop: 4, host: 'bras', host_address: '203.0.113.1', rt_times: '4,5,4' },
      { hop: 5, host: '', host_address: '', rt_times: '' },
    ];
    const trace = { traits: taskTraits('TraceRoute'), failure, result: { hops } };
    expect(outcome(moment('failed', trace), none)).toMatchObject({
      text: causeMessages.maxHopCountExceeded,
      advice: messages.lastAnswer,
      values: { hop: 4, name: 'bras, 203.0.113.1' },
    });
    const install = { traits: taskTraits('AppInstall'), failure, lastSample: { progress: 60 } };
    expect(outcome(moment('failed', install), none)).toMatchObject({
      advice: messages.reached,
      values: { percent: 60 },
    });
  });

  test.each([
    ['Declined', causeMessages.declined],
    ['NoAnswer', causeMessages.noAnswer],
    ['Error_NoConsent', causeMessages.noConsent],
  ])('%s is decided by people, and no error of the device (ER-047)', (message, text) => {
    const failed = moment('failed', { failure: { code: 'wsfail', message } });
    expect(outcome(failed, none)).toMatchObject({ tone: 'notice', text });
  });

  test.each([
    ['completion', 'Reboot', messages.unknownNoResult],
    ['firstProgress', 'WifiSignalStrength', messages.unknownNoSample],
    ['delivery', 'Reboot', messages.unknownNoBoot],
    ['delivery', 'OSDMessage', messages.unknownSilent],
    ['checkIn', 'WanSettings', messages.unknownNoCheckIn],
    [null, 'OSDMessage', messages.unknownCut],
  ] as const)('ignorance after %s of %s is admitted, not called a failure', (passedDeadline, kind, text) => {
    const traits = taskTraits(kind);
    expect(outcome(moment('outcomeUnknown', { passedDeadline, traits }), none)).toMatchObject({
      tone: 'notice',
      text,
    });
  });

  test.each(ends.filter((state) => state !== 'superseded'))(
    'an answer that came after %s is told of',
    (state) => {
      expect(outcome(moment(state, { lateResults: 1 }), none)?.advice).toBe(messages.cameLate);
    },
  );

  test('a task that was sent once and waited in vain for the second time is not called unsent', () => {
    expect(outcome(moment('expired'), none)?.text).toBe(messages.expired);
    expect(outcome(moment('expired', { attempts: 1 }), none)).toMatchObject({
      text: messages.expiredAgain,
      advice: null,
    });
  });

  test('a cancel names who asked for it, and says that nothing was sent where nothing was', () => {
    const events = [event('cancel.requested', { reason: 'user' })];
    const unsent = outcome(moment('cancelled', { cancelReason: 'user' }), { events });
    expect(unsent).toMatchObject({
      tone: 'idle',
      text: messages.cancelledByUser,
      advice: messages.neverSent,
      values: { name: 'Kim' },
    });
    expect(outcome(moment('cancelled', { attempts: 1 }), { events })?.advice).toBeNull();
  });
});

describe('what a device says of a failure', () => {
  test.each(Object.values(uspErrors).map(({ code }) => code))(
    'error %i has a sentence (TR-369 Appendix A)',
    (deviceCode) => {
      expect(causeOf({ code: 'wsfail', message: 'x', deviceCode })).not.toBe(causeMessages.said);
    },
  );

  test('a vendor error and an unknown error are quoted as the device reported them', () => {
    expect(causeOf({ code: 'wsfail', message: 'x', deviceCode: 7801 })).toBe(causeMessages.vendor);
    expect(causeOf({ code: 'wsfail', message: 'x', deviceCode: 7555 })).toBe(causeMessages.said);
    expect(causeOf({ code: 'wsfail', message: 'constructor' })).toBe(causeMessages.said);
  });

  test('what the server knows itself has words too', () => {
    expect(causeOf({ code: 'wsdisconnect', message: 'x' })).toBe(causeMessages.notConnected);
    expect(causeOf({ code: 'roleerr', message: 'x' })).toBe(causeMessages.denied);
    expect(causeOf({ code: 'wsfail', message: 'device restarted' })).toBe(causeMessages.restarted);
  });
});

describe('what a successful task found', () => {
  test('a ping tells its time and what was lost, and says so where nothing answered', () => {
    const result = { average_response_time: 17, success_count: 14, failure_count: 1 };
    expect(headlineOf('PingTest', result)).toEqual({
      text: messages.ping,
      values: { ms: 17, sent: 15, lost: 1 },
    });
    expect(headlineOf('PingTest', { success_count: 0, failure_count: 4 })?.text).toBe(messages.pingLost);
  });

  test('a trace counts as the device does: the target at hop 10 is hop 10, whatever kept silent before', () => {
    const hops = [1, 2, 10].map((hop) => ({ hop, host: `r${hop}`, rt_times: '9,9,9' }));
    expect(headlineOf('TraceRoute', { hops })?.values).toEqual({ hops: 10, ms: 9 });
  });

  test('a result without figures has no headline, a command always one', () => {
    const tellsFigures: TaskKind[] = ['ChannelScan', 'RcuUpgrade', 'ScreenCapture'];
    for (const kind of taskKindNames)
      expect(headlineOf(kind, null) === null, kind).toBe(
        taskKinds[kind].feature === 'diagnostics' || tellsFigures.includes(kind),
      );
  });

  test('every kind that is defined to say figures says them', () => {
    const result = {
      average_response_time: 17,
      hops: [{ hop: 1 }],
      download_speed: 1e8,
      average_signal_strength: -58,
      entry_count: 3,
      channels_found: 12,
      firmware_version: '1.1.0',
      pictures: 2,
    };
    for (const kind of taskKindNames)
      if (taskKinds[kind].success === 'figures') expect(headlineOf(kind, result), kind).not.toBeNull();
  });

  test('a scan tells how many channels there are, also none (TN-137)', () => {
    expect(headlineOf('ChannelScan', { channels_found: 0 })?.values).toEqual({ count: 0 });
    expect(headlineOf('RcuUpgrade', { firmware_version: '1.1.0' })?.values).toEqual({ version: '1.1.0' });
  });
});
