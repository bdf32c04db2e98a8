import { describe, expect, test } from 'vitest';
import { reaction } from '../person.ts';
import { scenarios } from '../scenarios/catalogue.ts';
import { failureCode, notices, requestPath } from '../testing.ts';
import { Box } from './testing.ts';

const screen = 'Device.X_WAYMARK_Screen.';
const noTime = '0001-01-01T00:00:00Z';
const all = (box: Box) =>
  ['ConsentState', 'ConsentId', 'ConsentEndsAt', 'OnScreen'].map((one) => box.state(one));

describe('the prompt on the television', () => {
  test('given a person who agrees, then the consent lasts for its time, and its expiry is reported', () => {
    const box = new Box();
    box.request('one', { Duration: '60' });
    expect(all(box)).toEqual(['Asking', 'one', noTime, 'Consent']);
    box.clock.advance(1999);
    expect(box.notified()).toEqual([]);
    box.clock.advance(2001);
    expect(box.notified()).toEqual(['RequestConsent() Agreed']);
    const [state, id, endsAt = '', onScreen] = all(box);
    expect([state, id, onScreen]).toEqual(['Granted', 'one', 'Live']);
    const leftMs = Date.parse(endsAt) - box.clock.now();
    expect(leftMs).toBeGreaterThanOrEqual(58_000);
    box.clock.advance(leftMs - 1);
    expect(box.notified()).toEqual([]);
    box.clock.advance(1);
    expect(box.notified()).toEqual(['ConsentEnded Expired one']);
    expect(all(box)).toEqual(['None', '', noTime, 'Live']);
  });

  test('given a subscription to its values, then each change is reported at once', () => {
    const box = new Box();
    box.subscribe('state', 'ValueChange', screen);
    box.request();
    box.clock.advance(4000);
    const notified = notices(box).flatMap((one) =>
      one.type === 'valueChange' ? [`${one.body.paramPath.slice(screen.length)}=${one.body.paramValue}`] : [],
    );
    expect(notified).toEqual(
      expect.arrayContaining(['ConsentState=Asking', 'OnScreen=Consent', 'ConsentState=Granted']),
    );
  });

  test('given a person who declines, then there is no consent', () => {
    const box = new Box();
    scenarios.declines.run(box.agent, box.clock);
    box.request();
    box.clock.advance(4000);
    expect(box.notified()).toEqual(['RequestConsent() Declined']);
    expect(all(box)).toEqual(['None', '', noTime, 'Live']);
  });

  test('given no answer, then the prompt leaves the screen after its time, and not before', () => {
    const box = new Box();
    scenarios.ignores.run(box.agent, box.clock);
    box.request('one', { AnswerTimeout: '5' });
    box.clock.advance(4999);
    expect(box.state('OnScreen')).toBe('Consent');
    box.clock.advance(1);
    expect(box.notified()).toEqual(['RequestConsent() NoAnswer']);
    expect(all(box)).toEqual(['None', '', noTime, 'Live']);
  });

  test('given a person who changes their mind, then the consent ends as revoked', () => {
    const box = new Box({ revokesAfterMs: 20_000 });
    scenarios.revokes.run(box.agent, box.clock);
    box.granted();
    box.clock.advance(20_000);
    expect(box.notified()).toEqual(['ConsentEnded Revoked one']);
    expect(box.state()).toBe('None');
  });

  test('given a prompt on the screen, then another one is refused and the first continues', () => {
    const box = new Box();
    box.request('one');
    expect(failureCode(box.request('two'))).toBe(7022);
    box.clock.advance(4000);
    expect([box.state(), box.state('ConsentId')]).toEqual(['Granted', 'one']);
  });

  test('given a valid consent, then another prompt ends it before it is shown', () => {
    const box = new Box().granted('one');
    box.request('two');
    expect(box.notified()).toEqual(['ConsentEnded Ended one']);
    expect([box.state(), box.state('ConsentId')]).toEqual(['Asking', 'two']);
    box.clock.advance(60_000);
    expect(box.notified()).toContain('RequestConsent() Agreed');
  });

  test('when it is cancelled, then it leaves the screen without an answer', () => {
    const box = new Box();
    const path = requestPath(box.request());
    box.operate(`${path}Cancel()`);
    expect(box.notified()).toEqual(['RequestConsent() 7023']);
    expect(all(box)).toEqual(['None', '', noTime, 'Live']);
    box.clock.advance(120_000);
    expect([box.notified(), box.state()]).toEqual([[], 'None']);
  });

  test('when the consent is ended during the prompt, then the prompt is cancelled', () => {
    const box = new Box();
    box.request();
    expect(failureCode(box.end())).toBe(0);
    expect(box.notified()).toEqual(['RequestConsent() 7023']);
    box.clock.advance(120_000);
    expect([box.notified(), box.state()]).toEqual([[], 'None']);
  });

  test('when the consent is ended, then it is no longer valid; another id is invalid and ends nothing', () => {
    const box = new Box().granted();
    expect(failureCode(box.end('another'))).toBe(0);
    expect([box.notified(), box.state()]).toEqual([[], 'Granted']);
    box.end();
    box.end();
    expect([box.notified(), box.state()]).toEqual([['ConsentEnded Ended one'], 'None']);
    box.clock.advance(120_000);
    expect(box.notified()).toEqual([]);
  });

  test('given a restart, then there is neither prompt nor consent, and no report', () => {
    for (const box of [new Box().granted(), new Box()]) {
      box.subscribe('state', 'ValueChange', screen);
      if (box.state() === 'None') box.request();
      box.sent = [];
      box.agent.goDown();
      expect(box.sent).toEqual([]);
      box.connect();
      for (const ms of [0, 5000, 120_000]) {
        box.clock.advance(ms);
        expect(all(box)).toEqual(['None', '', noTime, 'Live']);
      }
    }
  });

  test('given no television, or one in standby, then the answer says so', () => {
    const box = new Box();
    scenarios.televisionOff.run(box.agent, box.clock);
    box.request();
    box.clock.advance(1000);
    scenarios.televisionUnplugged.run(box.agent, box.clock);
    box.request();
    box.clock.advance(1000);
    expect(box.notified()).toEqual([
      'RequestConsent() Error_DisplayInStandby',
      'RequestConsent() Error_NoDisplay',
    ]);
    expect(box.state()).toBe('None');
  });

  test.each<Record<string, string>>([
    { ConsentId: '' },
    { ConsentId: 'x'.repeat(65) },
    { Text: ' ' },
    { Text: 'x'.repeat(501) },
    { Language: '' },
    { Language: 'not a language' },
    { AnswerTimeout: '4' },
    { AnswerTimeout: '601' },
    { AnswerTimeout: '' },
    { Duration: '9' },
    { Duration: '3601' },
    { Other: 'x' },
  ])('%o makes no sense', (more) => {
    const box = new Box();
    expect(failureCode(box.request('one', more))).toBe(7027);
    expect(box.state()).toBe('None');
  });

  test('counts text by characters, in any encoding; any language is accepted', () => {
    const box = new Box();
    expect(failureCode(box.request('one', { Text: '\u{1f4fa}'.repeat(500), Language: 'ko-KR' }))).toBe(0);
  });
});

test('given a varying person, then most answers are agreements, and each other answer occurs', () => {
  const reactions = Array.from({ length: 300 }, (_, at) => reaction('varies', 8000, 7, at));
  const share = (wanted: (one: (typeof reactions)[number]) => boolean) =>
    reactions.filter(wanted).length / 300;
  expect(share(({ answer }) => answer === 'Agreed')).toBeGreaterThan(0.7);
  expect(share(({ answer }) => answer === 'Declined')).toBeGreaterThan(0.04);
  expect(share(({ answer }) => answer === null)).toBeGreaterThan(0.04);
  expect(share(({ revokesAfterMs }) => revokesAfterMs !== null)).toBeGreaterThan(0.04);
  expect(reactions.every(({ afterMs }) => afterMs >= 2000 && afterMs <= 4000)).toBe(true);
});
