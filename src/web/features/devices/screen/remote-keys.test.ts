import { describe, expect, test } from 'vitest';
import { type RemoteKey, remoteKeys } from '#domain/av/keys.ts';
import { keyboardHelp, remoteKeyOf } from './remote-keys.ts';
import { rows } from './remote-layout.ts';

const press = (key: string, more = {}) =>
  remoteKeyOf({ key, altKey: false, ctrlKey: false, metaKey: false, ...more });

describe('the keyboard as a remote control', () => {
  test.each([
    ['ArrowUp', 'Up'],
    ['Enter', 'OK'],
    ['Escape', 'Back'],
    ['Backspace', 'Back'],
    ['PageDown', 'ChannelDown'],
    ['7', '7'],
    ['M', 'Mute'],
    ['+', 'VolumeUp'],
  ] satisfies [string, RemoteKey][])('%s presses %s', (key, expected) => {
    expect(press(key)).toBe(expected);
  });

  test('Tab leads away, and a name of the language is no key', () => {
    expect(press('Tab')).toBeNull();
    expect(press('toString')).toBeNull();
    expect(press('F5')).toBeNull();
  });

  test.each(['ctrlKey', 'altKey', 'metaKey'])('with %s it is a shortcut of the browser', (modifier) => {
    expect(press('r', { [modifier]: true })).toBeNull();
  });

  test('the help names keys that are on the remote control', () => {
    for (const { keys } of keyboardHelp) for (const key of keys) expect(remoteKeys).toContain(key);
  });
});

test('the remote control has every key that a box takes, each once (CL-114)', () => {
  const drawn = rows.flat().filter((key) => key !== null);
  expect([...drawn].sort()).toEqual([...remoteKeys].sort());
});
