import type { RemoteKey } from '#domain/av/keys.ts';
import { defineMessages, type Message } from '#web/i18n/message.ts';

/** `Digit` is what the log has of any of the ten: it may be part of a PIN. */
type NamedKey = Exclude<RemoteKey, `${number}`> | 'Digit';

const messages = defineMessages({
  Up: { id: 'consent.key.Up', defaultMessage: 'Up' },
  Down: { id: 'consent.key.Down', defaultMessage: 'Down' },
  Left: { id: 'consent.key.Left', defaultMessage: 'Left' },
  Right: { id: 'consent.key.Right', defaultMessage: 'Right' },
  OK: { id: 'consent.key.OK', defaultMessage: 'OK' },
  Back: { id: 'consent.key.Back', defaultMessage: 'Back' },
  Home: { id: 'consent.key.Home', defaultMessage: 'Home' },
  Menu: { id: 'consent.key.Menu', defaultMessage: 'Menu' },
  Info: { id: 'consent.key.Info', defaultMessage: 'Info' },
  ChannelUp: { id: 'consent.key.ChannelUp', defaultMessage: 'Channel up' },
  ChannelDown: { id: 'consent.key.ChannelDown', defaultMessage: 'Channel down' },
  VolumeUp: { id: 'consent.key.VolumeUp', defaultMessage: 'Volume up' },
  VolumeDown: { id: 'consent.key.VolumeDown', defaultMessage: 'Volume down' },
  Mute: { id: 'consent.key.Mute', defaultMessage: 'Mute' },
  Play: { id: 'consent.key.Play', defaultMessage: 'Play' },
  Pause: { id: 'consent.key.Pause', defaultMessage: 'Pause playback' },
  Stop: { id: 'consent.key.Stop', defaultMessage: 'Stop playback' },
  Rewind: { id: 'consent.key.Rewind', defaultMessage: 'Rewind' },
  FastForward: { id: 'consent.key.FastForward', defaultMessage: 'Fast forward' },
  Red: { id: 'consent.key.Red', defaultMessage: 'Red' },
  Green: { id: 'consent.key.Green', defaultMessage: 'Green' },
  Yellow: { id: 'consent.key.Yellow', defaultMessage: 'Yellow' },
  Blue: { id: 'consent.key.Blue', defaultMessage: 'Blue' },
  Power: { id: 'consent.key.Power', defaultMessage: 'Power' },
  Digit: { id: 'consent.key.Digit', defaultMessage: 'Digit' },
});
const names: Record<NamedKey, Message> = messages;

const isNamed = (key: string): key is NamedKey => Object.hasOwn(names, key);

/** The name of a key; null for a digit, and for one that is not known: it is its own name. */
export const keyName = (key: string): Message | null => (isNamed(key) ? names[key] : null);
