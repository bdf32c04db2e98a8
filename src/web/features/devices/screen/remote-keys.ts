import type { RemoteKey } from '#domain/av/keys.ts';

/** The keys of a keyboard that press one of the remote control, by `KeyboardEvent.key`. */
const keyboard: Readonly<Record<string, RemoteKey>> = {
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  Enter: 'OK',
  Backspace: 'Back',
  Escape: 'Back',
  Home: 'Home',
  PageUp: 'ChannelUp',
  PageDown: 'ChannelDown',
  '+': 'VolumeUp',
  '=': 'VolumeUp',
  '-': 'VolumeDown',
  m: 'Mute',
  n: 'Menu',
  i: 'Info',
  r: 'Red',
  g: 'Green',
  y: 'Yellow',
  b: 'Blue',
  '0': '0',
  '1': '1',
  '2': '2',
  '3': '3',
  '4': '4',
  '5': '5',
  '6': '6',
  '7': '7',
  '8': '8',
  '9': '9',
};

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** Null for what the keyboard keeps to itself: Tab leads away from the picture, and shortcuts are the browser's. */
export function remoteKeyOf({ key, altKey, ctrlKey, metaKey }: Pressed): RemoteKey | null {
  if (altKey || ctrlKey || metaKey) return null;
  const name = key.length === 1 ? key.toLowerCase() : key;
  return Object.hasOwn(keyboard, name) ? (keyboard[name] ?? null) : null;
}

/** Rows of the help, in its order: keys of the remote control, and those of the keyboard as they are printed. */
export const keyboardHelp: readonly { keys: readonly RemoteKey[]; press: readonly string[] }[] = [
  { keys: ['Up', 'Down', 'Left', 'Right'], press: ['↑', '↓', '←', '→'] },
  { keys: ['OK'], press: ['Enter'] },
  { keys: ['Back'], press: ['Esc', '⌫'] },
  { keys: ['Home'], press: ['Home'] },
  { keys: ['Menu'], press: ['N'] },
  { keys: ['Info'], press: ['I'] },
  { keys: ['ChannelUp', 'ChannelDown'], press: ['PgUp', 'PgDn'] },
  { keys: ['VolumeUp', 'VolumeDown'], press: ['+', '-'] },
  { keys: ['Mute'], press: ['M'] },
  { keys: ['Red', 'Green', 'Yellow', 'Blue'], press: ['R', 'G', 'Y', 'B'] },
];
