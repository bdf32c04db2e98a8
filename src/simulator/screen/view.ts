import { bootAd, landingChannel, metadata } from '../data-model/content.ts';
import type { Context } from '../data-model/schema.ts';
import { channels } from '../data-model/set-top-extension.ts';
import { type Interface, menu, settings } from './interface.ts';
import { isShown, type Lineup } from './lineup.ts';

/** Contents of a picture; equal views are equal pictures. */
export interface View extends Omit<Interface, 'choices' | 'focus'> {
  channel: string;
  channelName: string;
  /** `HH:MM` */
  clock: string;
  /** Changes once a second while the programme plays. */
  moment: number;
  rows: readonly { label: string; value: string; isFocused: boolean }[];
  /** Line below the settings: data about the box. */
  about: string;
  /** Line below it: content fetched from the operator; empty: none yet. */
  fetched: string;
  /** Digest of the displayed metadata set; empty: the factory channels. */
  set: string;
  /** Indexes of the set's ads that are shown now. */
  ads: readonly number[];
  showsBanner: boolean;
  showsVolume: boolean;
  /** Volume from 0 to 100. */
  volume: number;
  isMuted: boolean;
  message: string;
  /** True if the screen is being viewed remotely. */
  isWatched: boolean;
}

export const audio = 'Device.Services.STBService.1.Components.AudioOutput.1.';
export const currentChannel = 'Device.X_WAYMARK_STB.CurrentChannel';

/** Number of rows of a list that fit on the screen; the list scrolls with the focus. */
const visibleRows = 6;

export interface Channel {
  number: number;
  name: string;
}

/** Returns the channels of its metadata set, or the factory channels. */
export function channelsOf(c: Context, lineup: Lineup | null): readonly Channel[] {
  if (c.read(currentChannel) === '0') return [];
  return lineup?.channels ?? channels.map((name, at) => ({ number: at + 1, name }));
}

function listOf(
  c: Context,
  { page, choices }: Interface,
  lineup: Lineup | null,
): { label: string; value: string }[] {
  if (page === 'Menu') return menu.map((label) => ({ label, value: '' }));
  if (page === 'Channels')
    return channelsOf(c, lineup).map(({ number, name }) => ({ label: `${number}  ${name}`, value: '' }));
  if (page !== 'Settings') return [];
  return settings.map((setting, row) => ({
    label: setting.label,
    value: setting.choices[choices[row] ?? 0] ?? '',
  }));
}

export function viewOf(
  c: Context,
  state: Interface,
  lineup: Lineup | null,
  shown: Pick<View, 'showsBanner' | 'showsVolume' | 'message' | 'isWatched'> & Partial<Channel>,
): View {
  const { choices: _, focus, ...rest } = state;
  const { number = Number(c.read(currentChannel)), name = c.read(`${currentChannel}Name`), ...over } = shown;
  const local = c.read('Device.Time.CurrentLocalTime');
  const ads = (lineup?.ads ?? []).flatMap((ad, at) => (isShown(ad, number, local) ? [at] : []));
  const list = listOf(c, state, lineup).map((row, at) => ({ ...row, isFocused: at === focus }));
  const from = Math.max(0, focus - visibleRows + 1);
  return {
    ...rest,
    ...over,
    channel: String(number),
    channelName: name,
    clock: local.slice(11, 16),
    moment: state.isOff || state.playback === 'Paused' ? 0 : Math.floor(c.now() / 1000),
    rows: list.slice(from, from + visibleRows),
    about: `${c.model.name}   software ${c.read('Device.DeviceInfo.SoftwareVersion')}`,
    fetched: fetchedOf(c),
    set: lineup ? c.read(`${metadata}CheckSum`) : '',
    ads,
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
