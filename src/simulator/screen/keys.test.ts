import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type RemoteKey, remoteKeys } from '#domain/av/keys.ts';
import { keys } from '../data-model/keys.ts';
import { scenarios } from '../scenarios/catalogue.ts';
import { failureCode } from '../testing.ts';
import { latin } from './draw/latin.ts';
import { Box, type UploadServer, uploadServer } from './testing.ts';

const stb = 'Device.X_WAYMARK_STB.';
const sound = 'Device.Services.STBService.1.Components.AudioOutput.1.';

let server: UploadServer;
beforeEach(async () => {
  server = await uploadServer();
});
afterEach(() => server.close());

/** Returns a box whose screen is being viewed. */
function seen(): Box {
  const box = new Box().granted();
  box.capture(server.url, { Interval: '60000', Count: '1000' });
  return box;
}
/** Returns the screen's state after each key. */
const walk = (box: Box, ...way: string[]) =>
  way.map((key) => {
    expect([key, box.press(key)]).toEqual([key, 0]);
    return box.state('OnScreen');
  });
const channel = (box: Box) => Number(box.agent.read(`${stb}CurrentChannel`));

test('has the same keys in the box as in the product', () => {
  const known: readonly RemoteKey[] = keys;
  expect(known.toSorted()).toEqual(remoteKeys.toSorted());
});

describe('a key is accepted', () => {
  test('only during a capture with its consent', () => {
    const box = new Box();
    expect(box.press('Menu')).toBe(7022);
    box.granted();
    expect(box.press('Menu')).toBe(7022);
    box.capture(server.url);
    expect(box.press('Menu', 'another')).toBe(7022);
    expect(box.state('OnScreen')).toBe('Live');
    expect([box.press('Menu'), box.state('OnScreen')]).toEqual([0, 'Menu']);
    box.end();
    expect([box.press('Home'), box.state('OnScreen')]).toEqual([7022, 'Menu']);
  });

  test.each(['', 'menu', 'Enter', '10', 'constructor'])('but not "%s"', (key) => {
    expect(seen().press(key)).toBe(7027);
  });

  test.each(keys)('and %s fails on no page', (key) => {
    for (const way of [[], ['Menu'], ['Menu', 'Down', 'OK'], ['Menu', 'Down', 'Down', 'OK'], ['Power']]) {
      const box = seen();
      walk(box, ...way, key, key);
      expect(['Live', 'Menu', 'Settings', 'PIN', 'Off']).toContain(box.state('OnScreen'));
      expect(box.agent.screen.picture().length).toBeGreaterThan(500);
    }
  });
});

describe('keys navigate', () => {
  test('through the menus and back', () => {
    expect(walk(seen(), 'Menu', 'Down', 'OK', 'Back', 'Down', 'OK', 'Back', 'Back')).toEqual([
      'Menu',
      'Menu',
      'Menu',
      'Menu',
      'Menu',
      'Settings',
      'Menu',
      'Live',
    ]);
    expect(walk(seen(), 'Home', 'Menu', 'Menu', 'Left')).toEqual(['Menu', 'Live', 'Menu', 'Live']);
  });

  test('to another channel, up and down, by its number, and from the list', () => {
    const box = seen();
    const first = channel(box);
    walk(box, 'ChannelUp');
    expect(channel(box)).toBe((first % 7) + 1);
    walk(box, 'ChannelDown', 'ChannelDown');
    expect(channel(box)).toBe(((first + 5) % 7) + 1);
    walk(box, '0', '0', '3');
    expect(channel(box)).toBe(3);
    walk(box, '5', 'OK');
    expect([channel(box), box.agent.read(`${stb}CurrentChannelName`)]).toEqual([5, 'EBS']);
    walk(box, '2');
    box.clock.advance(1999);
    expect(channel(box)).toBe(5);
    box.clock.advance(1);
    expect(channel(box)).toBe(2);
    walk(box, 'Menu', 'Down', 'OK', 'Down', 'Down', 'Down', 'OK');
    expect([channel(box), box.state('OnScreen')]).toEqual([4, 'Live']);
    walk(box, '9', 'OK');
    expect(channel(box)).toBe(4);
  });

  test('the volume, which is that of the audio output', () => {
    const box = seen();
    walk(box, 'VolumeUp', 'Mute');
    expect([box.agent.read(`${sound}AudioLevel`), box.agent.read(`${sound}CancelMute`)]).toEqual([
      '65',
      'false',
    ]);
    walk(box, ...Array.from({ length: 30 }, () => 'VolumeDown'));
    expect([box.agent.read(`${sound}AudioLevel`), box.agent.read(`${sound}CancelMute`)]).toEqual([
      '0',
      'true',
    ]);
  });

  test('to standby and back; in standby no other key works', () => {
    const box = seen();
    expect(walk(box, 'Menu', 'Power', 'Menu', 'Power')).toEqual(['Menu', 'Off', 'Off', 'Live']);
    walk(box, 'Power');
    box.end();
    box.notified();
    box.request('two');
    box.clock.advance(5000);
    expect(box.notified()).toContain('RequestConsent() Error_DisplayInStandby');
    box.agent.goDown();
    expect(box.agent.read('Device.X_WAYMARK_Screen.OnScreen')).toBe('Live');
  });

  test('away from a message, which disappears by itself after 15 s', () => {
    const box = seen();
    const show = () => box.operate(`${stb}ShowMessage()`, { Message: 'Please call us.' });
    show();
    expect(box.state('OnScreen')).toBe('Message');
    expect(walk(box, 'OK', 'OK')).toEqual(['Live', 'Live']);
    show();
    box.clock.advance(14_999);
    expect(box.state('OnScreen')).toBe('Message');
    box.clock.advance(1);
    expect(box.state('OnScreen')).toBe('Live');
  });

  test('past a PIN, if it is correct', () => {
    const pin = ['Home', 'Down', 'Down', 'Down', 'OK'];
    expect(walk(seen(), ...pin, '0', '0', '0', '0').at(-1)).toBe('Settings');
    expect(walk(seen(), ...pin, '0', '0', '0', '1').at(-1)).toBe('PIN');
    expect(walk(seen(), ...pin, '1', 'Left', '0', '0', '0', '0').at(-1)).toBe('Settings');
  });
});

describe('the picture', () => {
  const shownBy = (...way: string[]) => {
    const box = seen();
    walk(box, ...way);
    return Buffer.from(box.agent.screen.picture()).toString('base64');
  };

  test('shows the effects of keys', () => {
    const ways = [
      [],
      ['Info'],
      ['Menu'],
      ['Menu', 'Down'],
      ['1'],
      ['Pause'],
      ['VolumeUp'],
      ['Red'],
      ['Power'],
    ];
    expect(new Set(ways.map((way) => shownBy(...way))).size).toBe(ways.length);
  });

  test("shows the number of a PIN's digits, and not the digits", () => {
    const pin = ['Home', 'Down', 'Down', 'Down', 'OK'];
    expect(shownBy(...pin, '1', '2')).toBe(shownBy(...pin, '7', '0'));
    expect(shownBy(...pin, '1', '2')).not.toBe(shownBy(...pin, '1'));
  });

  test('is drawn again only after a change', () => {
    const box = seen();
    const first = box.agent.screen.picture();
    expect(box.agent.screen.picture()).toBe(first);
    box.clock.advance(1000);
    expect(box.agent.screen.picture()).not.toBe(first);
  });

  test('has no channel without a list', () => {
    const box = seen();
    scenarios.wrongDish.run(box.agent, box.clock);
    box.agent.write(
      'Device.Services.STBService.1.Components.FrontEnd.1.X_WAYMARK_DVBS.ServiceListDatabase.TotalServices',
      '0',
    );
    walk(box, 'ChannelUp', 'Menu', 'Down', 'OK', 'Down', 'OK');
    expect(channel(box)).toBe(0);
    expect(failureCode(box.end())).toBe(0);
  });
});

test('transliterates other scripts to Latin letters', () => {
  expect(latin('한국 방송 1')).toBe('hanguk bangsong 1');
  expect(latin('Café — ñ')).toBe('Cafe □ n');
});
