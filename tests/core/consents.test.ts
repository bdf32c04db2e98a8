import { describe, expect, test } from 'vitest';
import { consentRig, png, reed } from './consent-rig.ts';
import { account } from './engine-rig.ts';

describe('asking', () => {
  test('given a request, then the television shows its text, one at a time per device (TN-102)', async () => {
    const rig = await consentRig();
    const { consentId, taskId } = await rig.asked();
    expect(rig.sent()).toEqual(['RequestConsent()']);
    expect(rig.calls[0]).toMatchObject({
      commandKey: taskId,
      inputArgs: {
        ConsentId: consentId,
        Text: 'May we see your screen?',
        Language: 'en',
        AnswerTimeout: '60',
        Duration: '600',
      },
    });
    expect(rig.row(consentId)).toMatchObject({
      state: 'asking',
      answer: null,
      question: 'May we see your screen?',
    });
    await expect(rig.asked()).rejects.toThrow('not asked');
    await rig.asked({ endpointId: 'another' });
  });

  test('given an agreement while a page is connected, then the consent lasts until its time is over (TN-103)', async () => {
    const rig = await consentRig();
    const { consentId } = await rig.granted();
    expect(rig.row(consentId)).toMatchObject({ state: 'granted', answer: 'agreed' });
    expect(await rig.captures(consentId)).not.toBe('');
    await rig.pass(600_500);
    expect([await rig.state(consentId), await rig.ends(consentId)]).toEqual(['ended', 'expired']);
  });

  test.each([
    ['Declined', 'declined'],
    ['NoAnswer', 'unanswered'],
  ])('given %s, then there is no consent, and no capture (TN-104, TN-105)', async (status, state) => {
    const rig = await consentRig();
    const { consentId, taskId } = await rig.asked();
    await rig.consents.join(consentId, 'page', account);
    await rig.tell(taskId, status);
    expect(await rig.state(consentId)).toBe(state);
    expect(await rig.captures(consentId)).toBe('');
    expect(rig.sent()).toEqual(['RequestConsent()']);
    // The next request may follow.
    await rig.asked();
  });

  test('given a display that is off, then it failed, and its remains are removed from the device (TN-105)', async () => {
    const rig = await consentRig();
    const { consentId, taskId } = await rig.asked();
    await rig.tell(taskId, 'Error_DisplayInStandby');
    await rig.pass();
    expect(await rig.state(consentId)).toBe('failed');
    expect(rig.sent()).toEqual(['RequestConsent()', 'EndConsent()']);
  });

  test('given a page that never connects, then the prompt leaves the screen by itself (TN-111)', async () => {
    const rig = await consentRig();
    const { consentId, taskId } = await rig.asked();
    await rig.pass(15_500);
    expect([await rig.state(consentId), await rig.ends(consentId)]).toEqual(['ended', 'viewerLeft']);
    expect(rig.facts(taskId).at(-1)).toBe('cancel.requested');
    expect(rig.sent()).toEqual(['RequestConsent()', 'EndConsent()', 'Device.LocalAgent.Request.1.Cancel()']);
  });

  test('given it is cancelled, then a later agreement has no effect (TN-106)', async () => {
    const rig = await consentRig();
    const { consentId, taskId } = await rig.asked();
    await rig.consents.join(consentId, 'page', account);
    await rig.consents.end(consentId, 'withdrawn', account);
    await rig.tell(taskId, 'Agreed');
    expect([await rig.state(consentId), await rig.ends(consentId)]).toEqual(['ended', 'withdrawn']);
    expect(await rig.captures(consentId)).toBe('');
  });
});

describe('pictures', () => {
  test('given a capture, then each picture is kept, named by its hash in the log and sent to viewers (TN-107, TN-108)', async () => {
    const rig = await consentRig();
    const { consentId } = await rig.granted();
    const taskId = await rig.captures(consentId);
    await rig.consents.join(consentId, 'other', reed);
    const shown = rig.consents.live.read(consentId, 'other');
    const first = shown.next();
    expect(await rig.upload(taskId, 1)).toBe('taken');
    expect(await rig.upload(taskId, 2)).toBe('taken');
    expect((await first).value).toMatchObject({ taskId, sequence: 1, contentType: 'image/png' });
    expect(rig.pictures.kept.size).toBe(2);
    expect(rig.types(consentId).slice(-2)).toEqual(['picture.received', 'picture.received']);
    expect(JSON.stringify(rig.storage.disk.stream(`task:${taskId}`))).not.toContain(
      rig.calls.at(-1)?.inputArgs.UploadToken,
    );
    await shown.return(undefined);
  });

  test('given another token, no picture, an earlier one or one too many, then each is rejected', async () => {
    const rig = await consentRig();
    const { consentId } = await rig.granted();
    const taskId = await rig.captures(consentId, { count: 5 });
    expect(await rig.upload(taskId, 1, png('x'), 'another')).toBe('unknown');
    expect(await rig.upload('another', 1)).toBe('unknown');
    expect(await rig.upload(taskId, 1, Buffer.from('<html>'))).toBe('refused');
    expect(await rig.upload(taskId, 3)).toBe('taken');
    expect(await rig.upload(taskId, 3)).toBe('refused');
    expect(await rig.upload(taskId, 6)).toBe('refused');
    expect(rig.pictures.kept.size).toBe(1);
  });

  test.each([
    ['withdrawn', (rig: Rig, id: string) => rig.consents.end(id, 'withdrawn', account)],
    ['revoked', (rig: Rig, id: string) => rig.consents.endedOnDevice('box', id, 'Revoked')],
    ['expired', (rig: Rig, id: string) => rig.consents.endedOnDevice('box', id, 'Expired')],
    ['deviceRestarted', (rig: Rig) => rig.consents.restarted('box')],
    ['viewerLeft', async (rig: Rig, id: string) => rig.consents.live.leave(id, 'page')],
  ] as const)('given it is %s, then no picture is taken any more, at once', async (reason, ends) => {
    const rig = await consentRig();
    const { consentId, taskId } = await rig.playing();
    await ends(rig, consentId);
    await rig.pass(0);
    expect(await rig.upload(taskId, 2)).toBe('unknown');
    await rig.pass();
    expect([await rig.state(consentId), await rig.ends(consentId)]).toEqual(['ended', reason]);
    expect(rig.pictures.kept.size).toBe(1);
    expect(rig.sent().includes('EndConsent()')).toBe(reason !== 'deviceRestarted');
    expect(await rig.captures(consentId)).toBe('');
  });

  test('given a server that restarts, then earlier consents have ended, and the device is informed', async () => {
    const dead = await consentRig();
    const { consentId, taskId } = await dead.playing();
    dead.stop();
    const rig = await consentRig(dead.storage.disk);
    expect([await rig.state(consentId), await rig.ends(consentId)]).toEqual(['ended', 'serverRestarted']);
    expect(await rig.upload(taskId, 2)).toBe('unknown');
    expect(rig.sent()).toContain('EndConsent()');
  });

  test('given all pictures, or a cancelled capture, then the consent continues and a new capture may begin (TN-109, TN-110)', async () => {
    const rig = await consentRig();
    const { consentId, taskId } = await rig.playing();
    expect(await rig.captures(consentId)).toBe('');
    await rig.tell(taskId, 'Complete');
    expect(await rig.state(consentId)).toBe('granted');
    const next = await rig.captures(consentId);
    expect(await rig.upload(taskId, 2)).toBe('unknown');
    expect(await rig.upload(next, 1)).toBe('taken');
  });

  test('given a lost answer of the log, then the written picture is in log and list, and its file stays', async () => {
    const rig = await consentRig();
    const { consentId, taskId } = await rig.playing();
    rig.storage.next('write', 'loses its answer');
    const sent = rig.upload(taskId, 2).catch(() => 'failed');
    await rig.pass(2_000);
    await sent;
    const kept = rig.types(consentId).filter((type) => type === 'picture.received').length;
    expect(rig.pictures.kept.size).toBeGreaterThanOrEqual(kept);
  });
});

describe('viewers', () => {
  test('given two pages, then the consent lasts until the last one is closed', async () => {
    const rig = await consentRig();
    const { consentId } = await rig.playing();
    expect(await rig.consents.join(consentId, 'other', reed)).toBe(true);
    rig.consents.live.leave(consentId, 'page');
    await rig.pass();
    expect(await rig.state(consentId)).toBe('playing');
    rig.consents.live.leave(consentId, 'other');
    await rig.pass();
    expect(await rig.ends(consentId)).toBe('viewerLeft');
  });

  test('given a page that reads again in time, then it has not left; one that does not has left', async () => {
    const rig = await consentRig();
    const { consentId, taskId } = await rig.playing();
    await rig.consents.join(consentId, 'other', reed);
    rig.consents.live.leave(consentId, 'page');
    const first = rig.consents.live.read(consentId, 'other').next();
    await rig.pass(20_001);
    expect((await first).done).toBe(true);
    await rig.pass(59_000);
    expect(await rig.upload(taskId, 2)).toBe('refused');
    const second = rig.consents.live.read(consentId, 'other').next();
    await rig.pass(10_000);
    expect(await rig.upload(taskId, 2)).toBe('taken');
    expect(await rig.state(consentId)).toBe('playing');
    await second;
    await rig.pass(1);
    expect(await rig.state(consentId)).toBe('playing');
  });

  test('given a page that reads twice at once, then both readings end in time', async () => {
    const rig = await consentRig();
    const { consentId } = await rig.playing();
    await rig.consents.join(consentId, 'other', reed);
    const both = [1, 2].map(() => rig.consents.live.read(consentId, 'other').next());
    await rig.pass(20_001);
    expect((await Promise.all(both)).map(({ done }) => done)).toEqual([true, true]);
    await rig.pass(59_000);
    expect(rig.consents.live.has(consentId, 'other')).toBe(true);
    await rig.pass(1_100);
    expect(rig.consents.live.has(consentId, 'other')).toBe(false);
  });

  test('given a page that reports that it leaves, then the consent ends at once, with the account that left', async () => {
    const rig = await consentRig();
    const { consentId } = await rig.playing();
    await rig.consents.leave(consentId, 'another', reed);
    expect(await rig.state(consentId)).toBe('playing');
    await rig.consents.leave(consentId, 'page', account);
    await rig.pass();
    expect(await rig.ends(consentId)).toBe('viewerLeft');
  });

  test('given a page that closes before it has read anything, then it has left', async () => {
    const rig = await consentRig();
    const { consentId } = await rig.asked();
    await rig.consents.join(consentId, 'page', account);
    await rig.pass(5_100);
    expect(await rig.ends(consentId)).toBe('viewerLeft');
  });

  test('given a later view of a picture, then the log records it, but not if there is none', async () => {
    const rig = await consentRig();
    const { consentId, taskId } = await rig.playing();
    await rig.consents.end(consentId, 'withdrawn', account);
    await rig.pass();
    const place = { consentId, taskId, sequence: 1 };
    expect(await rig.consents.look(place, reed)).toMatchObject({ contentType: 'image/png' });
    expect(rig.types(consentId).at(-1)).toBe('picture.viewed');
    expect(rig.row(consentId)).toMatchObject({ views: 1, pictures: 1 });
    expect(await rig.consents.look({ ...place, sequence: 9 }, reed)).toBeNull();
  });
});

test('given the retention is over, then the pictures are erased, and the log has their number; their digests stay', async () => {
  const rig = await consentRig();
  const { consentId, taskId } = await rig.playing();
  await rig.consents.end(consentId, 'withdrawn', account);
  await rig.pass();
  await rig.consents.erasePictures(consentId);
  expect(rig.pictures.kept.size).toBe(0);
  expect(rig.row(consentId)).toMatchObject({ pictures: 1, erased: 1 });
  expect(rig.types(consentId)).toContain('picture.received');
  expect(await rig.consents.look({ consentId, taskId, sequence: 1 }, reed)).toBeNull();
});

describe('keys', () => {
  test('given a picture on the page, then a key goes to the device once, and digits are not in the log (TN-114..TN-116)', async () => {
    const rig = await consentRig();
    const { consentId } = await rig.playing();
    expect(await rig.keys.press(consentId, 'Menu', account)).toMatchObject({ number: 1, outcome: 'sent' });
    expect(await rig.keys.press(consentId, '7', account)).toMatchObject({ number: 2, outcome: 'sent' });
    const pressed = rig.storage.disk
      .stream(`consent:${consentId}`)
      .filter(({ type }) => type === 'key.pressed');
    expect(pressed.map(({ data }) => data.key)).toEqual(['Menu', 'Digit']);
    expect(rig.calls.flatMap(({ inputArgs }) => inputArgs.Key ?? [])).toEqual(['Menu', '7']);
  });

  test('given no picture yet, then no key is sent (RU-040, TN-118)', async () => {
    const rig = await consentRig();
    const { consentId } = await rig.granted();
    await rig.captures(consentId);
    expect(await rig.keys.press(consentId, 'Menu', account)).toEqual({ kind: 'notPlaying' });
    expect(rig.sent()).not.toContain('SendKey()');
  });

  test('given another person, then they control the keys after taking over', async () => {
    const rig = await consentRig();
    const { consentId } = await rig.playing();
    expect(await rig.keys.press(consentId, 'Up', reed)).toEqual({ kind: 'notController' });
    await rig.consents.takeControl(consentId, reed);
    expect(await rig.keys.press(consentId, 'Up', reed)).toMatchObject({ outcome: 'sent' });
    expect(await rig.keys.press(consentId, 'Up', account)).toEqual({ kind: 'notController' });
  });

  test('given a device that does not answer, then the next key waits, and none is accepted above 400 (TN-117, RU-146, CO-031, CO-064)', async () => {
    const rig = await consentRig();
    const { consentId } = await rig.playing();
    const { promise, resolve } = Promise.withResolvers<void>();
    rig.devices.operated = async () => {
      await promise;
      return { kind: 'unanswered', reason: 'timeout' };
    };
    const presses = Array.from({ length: 400 }, () => rig.keys.press(consentId, 'Down', account));
    expect(await rig.keys.press(consentId, 'Down', account)).toEqual({ kind: 'full' });
    await rig.consents.end(consentId, 'withdrawn', account);
    resolve();
    await rig.pass(100);
    expect(await presses[0]).toMatchObject({ outcome: 'unknown' });
    expect(await presses[1]).toEqual({ kind: 'notPlaying' });
    expect(await presses[399]).toEqual({ kind: 'notPlaying' });
  });
});

type Rig = Awaited<ReturnType<typeof consentRig>>;
