import {
  ArrowLeft,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronsDown,
  ChevronsUp,
  ChevronUp,
  FastForward,
  House,
  Info,
  type LucideIcon,
  Menu,
  Pause,
  Play,
  Power,
  Rewind,
  Square,
  Volume1,
  Volume2,
  VolumeX,
} from 'lucide-react';
import type { RemoteKey } from '#domain/av/keys.ts';

/** From top to bottom as they are on a remote control, three beside each other; null: nothing there. The last row has the colours. */
export const rows: readonly (readonly (RemoteKey | null)[])[] = [
  ['Power', null, 'Mute'],
  ['Menu', 'Up', 'Info'],
  ['Left', 'OK', 'Right'],
  ['Back', 'Down', 'Home'],
  ['VolumeUp', 'Play', 'ChannelUp'],
  ['VolumeDown', 'Pause', 'ChannelDown'],
  ['Rewind', 'Stop', 'FastForward'],
  ['1', '2', '3'],
  ['4', '5', '6'],
  ['7', '8', '9'],
  [null, '0', null],
  ['Red', 'Green', 'Yellow', 'Blue'],
];

/** A key that has neither icon nor colour shows its name. */
export const icons: Partial<Record<RemoteKey, LucideIcon>> = {
  Power,
  Menu,
  Info,
  Mute: VolumeX,
  Up: ChevronUp,
  Down: ChevronDown,
  Left: ChevronLeft,
  Right: ChevronRight,
  Back: ArrowLeft,
  Home: House,
  ChannelUp: ChevronsUp,
  ChannelDown: ChevronsDown,
  VolumeUp: Volume2,
  VolumeDown: Volume1,
  Play,
  Pause,
  Stop: Square,
  Rewind,
  FastForward,
};

/** Colours of the keys themselves, the same in both themes: they are those of the plastic. */
export const colours: Partial<Record<RemoteKey, string>> = {
  Red: 'bg-[oklch(0.58_0.2_25)]',
  Green: 'bg-[oklch(0.62_0.16_150)]',
  Yellow: 'bg-[oklch(0.82_0.15_90)]',
  Blue: 'bg-[oklch(0.55_0.16_255)]',
};
