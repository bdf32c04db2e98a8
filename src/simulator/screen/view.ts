import { bootAd, landingChannel, metadata } from '../data-model/content.ts';
import type { Context } from '../data-model/schema.ts';
import { channels } from '../data-model/set-top-extension.ts';
import { type Interface, menu, settings } from './interface.ts';

/** Everything that a picture shows; the same view is the same picture. */
export interface View extends Omit<Interface, 'choices' | 'focus'> {
  channel: string;
  channelName: string;
  /** `HH:MM` */
  clock: string;
  /** Changes once a second: the programme goes on, unless it is paused. */
  moment: number;
  rows: readonly { label: string; value: string; isFocused: boolean }[];
  /** Below the settings: what the box says of itself. */
  about: string;
  /** Below it: what it fetched from its operator; empty: nothing yet. */
  fetched: string;
  showsBanner: boolean;
  showsVolume: boolean;
  /** 0 to 100 */
  volume: number;
  isMuted: boolean;
  message: string;
  /** The screen is being viewed remotely. */
  isWatched: boolean;
}

export const audio = 'Device.Services.STBService.1.Components.AudioOutput.1.';
export const currentChannel = 'Device.X_WAYMARK_STB.CurrentChannel';

/** Rows of a list that fit on the screen; it moves with the focus. */
const visibleRows = 6;

export const channelsOf = (c: Context): readonly string[] => (c.read(currentChannel) === '0' ? [] : channels);

function listOf(c: Context, { page, choices }: Interface): { label: string; value: string }[] {
  if (page === 'Menu') return menu.map((label) => ({ label, value: '' }));
  if (page === 'Channels')
    return channelsOf(c).map((label, at) => ({ label: `${at + 1}  ${label}`, value: '' }));
  if (page !== 'Settings') return [];
  return settings.map((setting, row) => ({
    label: setting.label,
    value: setting.choices[choices[row] ?? 0] ?? '',
  }));
}

export function viewOf(
  c: Context,
  state: Interface,
  shown: Pick<View, 'showsBanner' | 'showsVolume' | 'message' | 'isWatched'>,
): View {
  const { choices: _, focus, ...rest } = state;
  const list = listOf(c, state).map((row, at) => ({ ...row, isFocused: at === focus }));
  const from = Math.max(0, focus - visibleRows + 1);
  return {
    ...rest,
    ...shown,
    channel: c.read(currentChannel),
    channelName: c.read(`${currentChannel}Name`),
    clock: c.read('Device.Time.CurrentLocalTime').slice(11, 16),
    moment: state.isOff || state.playback === 'Paused' ? 0 : Math.floor(c.now() / 1000),
    rows: list.slice(from, from + visibleRows),
    about: `${c.model.name}   software ${c.read('Device.DeviceInfo.SoftwareVersion')}`,
    fetched: fetchedOf(c),
    volume: Number(c.read(`${audio}AudioLevel`)),
    isMuted: c.read(`${audio}CancelMute`) !== 'true',
  };
}

const fetchedOf = (c: Context): string =>
  [
    ...(c.read(`${landingChannel}Name`) === '' ? [] : [`starts on ${c.read(`${landingChannel}Name`)}`]),
    ...(c.read(`${bootAd}Name`) === '' ? [] : [`boot ad ${c.read(`${bootAd}Name`)}`]),
    ...(c.read(`${metadata}Name`) === ''
      ? []
      : [`${c.read(`${metadata}Name`)} v${c.read(`${metadata}Version`)}`]),
  ].join('   ');
