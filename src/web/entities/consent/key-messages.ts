import type { RemoteKey } from '#domain/av/keys.ts';
import { defineMessages, type Message } from '#web/i18n/message.ts';

/** `Digit` is what the log has of any of the ten: it may be part of a PIN. */
type NamedKey = Exclude<RemoteKey, `${number}`> | 'Digit';

const messages = defineMessages('consent.key', {
  Up: { en: 'Up', ko: '위' },
  Down: { en: 'Down', ko: '아래' },
  Left: { en: 'Left', ko: '왼쪽' },
  Right: { en: 'Right', ko: '오른쪽' },
  OK: { en: 'OK', ko: '확인' },
  Back: { en: 'Back', ko: '이전' },
  Home: { en: 'Home', ko: '홈' },
  Menu: { en: 'Menu', ko: '메뉴' },
  Info: { en: 'Info', ko: '정보' },
  ChannelUp: { en: 'Channel up', ko: '채널 올리기' },
  ChannelDown: { en: 'Channel down', ko: '채널 내리기' },
  VolumeUp: { en: 'Volume up', ko: '음량 올리기' },
  VolumeDown: { en: 'Volume down', ko: '음량 내리기' },
  Mute: { en: 'Mute', ko: '음소거' },
  Play: { en: 'Play', ko: '재생' },
  Pause: { en: 'Pause playback', ko: '재생 일시 정지' },
  Stop: { en: 'Stop playback', ko: '재생 정지' },
  Rewind: { en: 'Rewind', ko: '되감기' },
  FastForward: { en: 'Fast forward', ko: '빨리 감기' },
  Red: { en: 'Red', ko: '빨강' },
  Green: { en: 'Green', ko: '초록' },
  Yellow: { en: 'Yellow', ko: '노랑' },
  Blue: { en: 'Blue', ko: '파랑' },
  Power: { en: 'Power', ko: '전원' },
  Digit: { en: 'Digit', ko: '숫자' },
});
const names: Record<NamedKey, Message> = messages;

const isNamed = (key: string): key is NamedKey => Object.hasOwn(names, key);

/** The name of a key; null for a digit, and for one that is not known: it is its own name. */
export const keyName = (key: string): Message | null => (isNamed(key) ? names[key] : null);
