import { isColour, isDigit, type Key } from '../data-model/keys.ts';

/** The menus of the box, as far as keys move them; a pure function, so that one table defines the keys. */

export type Page = 'Live' | 'Menu' | 'Channels' | 'Settings' | 'PIN';
export type Playback = 'Playing' | 'Paused' | 'Rewind' | 'FastForward';

export interface Interface {
  isOff: boolean;
  page: Page;
  /** Index in the list of the page, from 0. */
  focus: number;
  /** Typed digits of a channel or a PIN, until complete. */
  typed: string;
  /** Message about the last key; '' for none. */
  notice: string;
  playback: Playback;
  /** Present choice of each setting. */
  choices: readonly number[];
}

/** Effects of a key beyond the menus. */
export type Effect =
  | { type: 'tune'; channel: number }
  /** Selects a channel by its index in the list. */
  | { type: 'pick'; place: number }
  | { type: 'zap'; by: 1 | -1 }
  | { type: 'volume'; by: 1 | -1 }
  | { type: 'mute' }
  | { type: 'banner' };

export interface Pressed {
  next: Interface;
  effect?: Effect;
}

export const menu = ['Live TV', 'Channels', 'Settings', 'Parental control', 'Standby'] as const;
export const settings = [
  { label: 'Subtitles', choices: ['Off', 'On'] },
  { label: 'Audio language', choices: ['Korean', 'English'] },
  { label: 'Aspect ratio', choices: ['16:9', '4:3', 'Auto'] },
  { label: 'Screen saver', choices: ['5 min', '10 min', '30 min', 'Off'] },
] as const;

export const pinLength = 4;
/** Factory PIN. */
const pin = '0000';
const channelDigits = 3;

export const beginning: Interface = {
  isOff: false,
  page: 'Live',
  focus: 0,
  typed: '',
  notice: '',
  playback: 'Playing',
  choices: settings.map(() => 0),
};

const at = (state: Interface, page: Page, focus = 0): Interface => ({ ...state, page, focus, typed: '' });
const moved = (state: Interface, by: number, length: number): Interface => ({
  ...state,
  focus: Math.min(Math.max(0, length - 1), Math.max(0, state.focus + by)),
});
const steps: Partial<Record<Key, 1 | -1>> = { Up: -1, Down: 1, Left: -1, Right: 1 };

/** Handles a key; `channels`: number of channels. */
export function press(before: Interface, key: Key, channels: number): Pressed {
  if (key === 'Power') return { next: { ...beginning, choices: before.choices, isOff: !before.isOff } };
  if (before.isOff) return { next: before };
  const state: Interface = { ...before, notice: '' };
  switch (key) {
    case 'VolumeUp':
      return { next: state, effect: { type: 'volume', by: 1 } };
    case 'VolumeDown':
      return { next: state, effect: { type: 'volume', by: -1 } };
    case 'Mute':
      return { next: state, effect: { type: 'mute' } };
    case 'ChannelUp':
      return { next: { ...at(state, 'Live'), playback: 'Playing' }, effect: { type: 'zap', by: 1 } };
    case 'ChannelDown':
      return { next: { ...at(state, 'Live'), playback: 'Playing' }, effect: { type: 'zap', by: -1 } };
    case 'Home':
      return { next: at(state, 'Menu') };
    case 'Menu':
      return { next: at(state, state.page === 'Menu' ? 'Live' : 'Menu') };
    default:
      return onPage[state.page](state, key, channels);
  }
}

/** Completes the typed digits, when there are enough or after a pause. */
export function settled(state: Interface): Pressed {
  if (state.page !== 'Live' || state.typed === '') return { next: state };
  return tuned(at(state, 'Live'), Number(state.typed));
}

const tuned = (state: Interface, channel: number): Pressed => ({
  next: { ...state, playback: 'Playing' },
  effect: { type: 'tune', channel },
});

const playbacks: Partial<Record<Key, Playback>> = {
  Play: 'Playing',
  Stop: 'Playing',
  Pause: 'Paused',
  Rewind: 'Rewind',
  FastForward: 'FastForward',
};

const onPage: Record<Page, (state: Interface, key: Key, channels: number) => Pressed> = {
  Live(state, key) {
    if (isDigit(key)) {
      const typed = state.typed + key;
      return typed.length < channelDigits ? { next: { ...state, typed } } : settled({ ...state, typed });
    }
    const playback = playbacks[key];
    if (playback) return { next: { ...state, playback } };
    if (isColour(key)) return { next: { ...state, notice: `${key}: no service on this channel` } };
    if (key === 'Up' || key === 'Down')
      return {
        next: { ...at(state, 'Live'), playback: 'Playing' },
        effect: { type: 'zap', by: key === 'Up' ? 1 : -1 },
      };
    if (key === 'OK' && state.typed !== '') return settled(state);
    if (key === 'OK' || key === 'Info') return { next: state, effect: { type: 'banner' } };
    return { next: { ...state, typed: '' } };
  },
  Menu(state, key) {
    if (key === 'Up' || key === 'Down') return { next: moved(state, steps[key] ?? 0, menu.length) };
    if (key === 'Back' || key === 'Left') return { next: at(state, 'Live') };
    if (key !== 'OK' && key !== 'Right') return { next: state };
    if (menu[state.focus] === 'Standby')
      return { next: { ...beginning, choices: state.choices, isOff: true } };
    return { next: at(state, (['Live', 'Channels', 'Settings', 'PIN'] as const)[state.focus] ?? 'Live') };
  },
  Channels(state, key, channels) {
    if (key === 'Up' || key === 'Down') return { next: moved(state, steps[key] ?? 0, channels) };
    if (key === 'Back' || key === 'Left') return { next: at(state, 'Menu', 1) };
    return key === 'OK' && channels > 0
      ? { next: { ...at(state, 'Live'), playback: 'Playing' }, effect: { type: 'pick', place: state.focus } }
      : { next: state };
  },
  Settings(state, key) {
    if (key === 'Up' || key === 'Down') return { next: moved(state, steps[key] ?? 0, settings.length) };
    if (key === 'Back') return { next: at(state, 'Menu', 2) };
    const by = key === 'OK' ? 1 : steps[key];
    const length = settings[state.focus]?.choices.length ?? 1;
    if (by === undefined) return { next: state };
    const choices = state.choices.map((choice, row) =>
      row === state.focus ? (choice + by + length) % length : choice,
    );
    return { next: { ...state, choices } };
  },
  PIN(state, key) {
    if (key === 'Back') return { next: at(state, 'Menu', 3) };
    if (key === 'Left') return { next: { ...state, typed: state.typed.slice(0, -1) } };
    if (!isDigit(key)) return { next: state };
    const typed = state.typed + key;
    if (typed.length < pinLength) return { next: { ...state, typed } };
    if (typed !== pin) return { next: { ...state, typed: '', notice: 'Wrong PIN. Try again.' } };
    return { next: { ...at(state, 'Settings'), notice: 'PIN accepted.' } };
  },
};
