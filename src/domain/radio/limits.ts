import { listOf, numberOf } from '#domain/device-parameters/readings.ts';
import type { SettingValues } from '#domain/device-parameters/setting-groups.ts';
import type { ModelProfile } from '#domain/models.ts';
import { blockOf } from './channel-blocks.ts';

export type Radio = SettingValues<'radio'>[number];
/** Requested settings of the radio `idx`. */
export type RadioChange = Partial<Radio> & Pick<Radio, 'idx'>;
/** Settings that the choices for a radio depend on. */
type Tuned = Pick<
  Radio,
  | 'frequency_band'
  | 'possible_channels'
  | 'supported_standards'
  | 'supported_bandwidths'
  | 'operating_standard'
  | 'operating_channel_bandwidth'
  | 'extension_channel'
  | 'auto_channel_supported'
  | 'security_support'
  | 'security_mode'
>;
type Model = Pick<ModelProfile, 'modelName' | 'operatingStandard' | 'securitySupport'>;

export interface RadioOptions {
  /** Available channels; empty if only automatic selection is possible. */
  channels: number[];
  autoChannel: boolean;
  extensions: string[];
  widths: string[];
  standards: string[];
  powers: number[];
  securityModes: string[];
  encryptions: string[];
}

const numbers = (from: number, to: number, step = 1): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step);

/** RU-045, RU-046. */
const below40 = [36, 44, 52, 60, 100, 108, 116, 124, 132, 140, 149, 157];
const above40 = [40, 48, 56, 64, 104, 112, 120, 128, 136, 144, 153, 161];
const upTo64 = numbers(36, 64, 4);
/**
 * Channels by width, at 5 GHz and for 6 GHz radios with 5 GHz numbers; the lists of IEEE 802.11 where no rule has one
 * (A-062, A-063).
 */
const widest: Record<string, number[]> = {
  '80MHz': [...upTo64, ...numbers(100, 144, 4), ...numbers(149, 161, 4)],
  '160MHz': [...upTo64, ...numbers(100, 128, 4)],
};
const all5 = [...upTo64, ...numbers(100, 144, 4), ...numbers(149, 165, 4)];

/** Parses PossibleChannels of TR-181: numbers and ranges, `36,40` or `1-11`. */
function possibleChannels({ possible_channels: written }: Tuned): number[] | null {
  const ranges = listOf(written ?? '').map((item) => item.split('-').map((end) => numberOf(end) ?? 0));
  const found = ranges.flatMap(([from = 0, to = from]) => numbers(from, Math.min(to, 255)));
  return found.length > 0 ? found : null;
}

/**
 * Returns the channels of a width, before those that the radio does not support are removed (RU-043..RU-047, RU-050).
 */
function channelsOf(radio: Tuned, possible: number[] | null): number[] {
  const { frequency_band: band, operating_channel_bandwidth: width, extension_channel: extension } = radio;
  const goes = (side: string) => extension !== 'Auto' && (extension === null || extension === side);
  const sides = (below: number[], above: number[]) =>
    [...(goes('BelowControlChannel') ? below : []), ...(goes('AboveControlChannel') ? above : [])].toSorted(
      (a, b) => a - b,
    );
  if (band === '2.4GHz') {
    // the radio's own channels decide between the two lists.
    const last = possible?.some((channel) => channel === 12 || channel === 13) ? 13 : 11;
    if (width !== '40MHz') return numbers(1, last);
    return [...new Set(sides(numbers(1, last - 4), numbers(5, last)))];
  }
  // the channels that a 6 GHz radio reports take precedence.
  if (band === '6GHz' && possible?.some((channel) => !all5.includes(channel)))
    return possible.filter((channel) => channel % 4 === 1);
  return width === '40MHz' ? sides(below40, above40) : (widest[width ?? ''] ?? all5);
}

const ladders: Readonly<Record<string, readonly string[]>> = {
  '2.4GHz': ['b', 'g', 'n', 'ax', 'be'],
  '5GHz': ['a', 'n', 'ac', 'ax', 'be'],
  '6GHz': ['ax', 'be'],
};

/**
 * Returns the operating standards of a band, each with all earlier ones: those that the radio declares, else those of
 * the model. 5 GHz begins with `a`, whatever else a model supports.
 */
function standardsOf(model: Model, { frequency_band: band, supported_standards: declared }: Tuned): string[] {
  const known = declared.length > 0 ? declared : ['a', ...listOf(model.operatingStandard)];
  const own = (ladders[band ?? ''] ?? []).filter((standard) => known.includes(standard));
  const steps = own.map((_, at) => own.slice(0, at + 1).join(',')).toReversed();
  // A radio that supports the newest standard may use it exclusively.
  const newest = own.at(-1);
  return newest === 'be' && own.length > 1 ? [...steps, newest] : steps;
}

/**
 * Returns the widths that the radio declares, else those of the rules (RU-055, A-065). Older standards have at most 40
 * MHz.
 */
function widthsOf({ frequency_band: band, operating_standard, supported_bandwidths }: Tuned): string[] {
  const standards = listOf(operating_standard ?? '');
  const fast = band === '6GHz' || ['ac', 'ax', 'be'].some((standard) => standards.includes(standard));
  const isSlow = (width: string) => width === '20MHz' || width === '40MHz';
  const declared = supported_bandwidths.filter((width) => width !== 'Auto');
  if (declared.length > 0)
    return declared
      .filter((width) => fast || isSlow(width))
      .filter((width) => !width.startsWith('320') || standards.includes('be'));
  return ['20MHz', '40MHz', ...(band !== '2.4GHz' && fast ? ['80MHz', '160MHz'] : [])];
}

/** Tells if the radio supports all channels that it would occupy. */
function fitsWhole({ frequency_band: band, operating_channel_bandwidth: width }: Tuned, possible: number[]) {
  return (channel: number): boolean => {
    if (band !== '5GHz' && band !== '6GHz') return true;
    // a 6 GHz radio may use the channel numbers of 5 GHz.
    const counts = band === '6GHz' && possible.some((one) => !all5.includes(one)) ? '6GHz' : '5GHz';
    return blockOf(counts, width ?? '', channel)?.every((one) => possible.includes(one)) ?? false;
  };
}

/** Returns the choices for a radio of this model, given its other settings. */
export function radioOptions(model: Model, radio: Tuned): RadioOptions {
  const { frequency_band: band, operating_channel_bandwidth: width } = radio;
  const possible = possibleChannels(radio);
  const isWhole = possible ? fitsWhole(radio, possible) : () => true;
  const autoChannel = radio.auto_channel_supported !== false;
  const modes = band === '6GHz' ? radio.security_support : model.securitySupport;
  const isWpa3 = (mode: string | null) => mode?.startsWith('WPA3') === true;
  const encrypted = radio.security_mode !== 'None';
  return {
    channels: channelsOf(radio, possible).filter(
      (channel) => (possible?.includes(channel) ?? true) && isWhole(channel),
    ),
    // RU-048
    autoChannel,
    extensions: [
      // RU-049: an automatic extension channel leaves the channel to the radio as well.
      ...(autoChannel ? ['Auto'] : []),
      ...(width === '40MHz' ? ['BelowControlChannel', 'AboveControlChannel'] : []),
    ],
    widths: widthsOf(radio),
    standards: standardsOf(model, radio),
    // RU-056
    powers: [100, 75, 50, 25],
    // RU-051..RU-053, A-065, A-067: the modes of the model that this radio supports.
    securityModes: modes
      .filter((mode) => band !== '6GHz' || isWpa3(mode) || mode === enhancedOpen)
      .filter((mode) => radio.security_support.length === 0 || radio.security_support.includes(mode)),
    // RU-054
    encryptions: !encrypted
      ? []
      : model.modelName === 'EAP2244' && !isWpa3(radio.security_mode)
        ? ['AES', 'TKIP', 'TKIP/AES']
        : ['AES'],
  };
}

/** Tells if a 40 MHz radio chooses its extension channel, and therefore its channel too (RU-049). */
export const forcesAuto = (
  radio: Pick<Radio, 'operating_channel_bandwidth' | 'extension_channel'>,
): boolean => radio.operating_channel_bandwidth === '40MHz' && radio.extension_channel === 'Auto';

/** Opportunistic Wireless Encryption: encrypted without a passphrase. */
const enhancedOpen = 'OWE';

type ChoiceLists = Omit<RadioOptions, 'autoChannel'>;

export interface RadioProblem {
  /** `idx`: no radio has this number. */
  field: keyof Radio;
  message: string;
}

/** Validates a change of a radio; `now` is its reported state, undefined if there is no such radio (RU-039). */
export function radioProblems(model: Model, now: Radio | undefined, change: RadioChange): RadioProblem[] {
  if (!now) return [{ field: 'idx', message: 'names no radio that this device has reported' }];
  const next: Radio = { ...now, ...change };
  const options = radioOptions(model, next);
  const problems: RadioProblem[] = [];
  const changes = (...fields: (keyof Radio)[]) =>
    fields.some((field) => change[field] !== undefined && change[field] !== now[field]);
  const before = radioOptions(model, now);
  const check = (field: keyof Radio, choices: keyof ChoiceLists) => {
    const value = next[field];
    const allowed: readonly unknown[] = options[choices];
    if (allowed.includes(value)) return;
    // A present value that was invalid before permits other changes.
    const known: readonly unknown[] = before[choices];
    if (!changes(field) && !known.includes(value)) return;
    const list = allowed.length > 0 ? `must be one of ${allowed.join(', ')}` : 'is not possible here';
    problems.push({ field, message: list });
  };
  for (const field of Object.keys(change) as (keyof Radio)[])
    if (now[field] === null) problems.push({ field, message: 'is no setting of this radio' });
  if (changes('operating_channel_bandwidth', 'operating_standard'))
    check('operating_channel_bandwidth', 'widths');
  if (changes('operating_standard')) check('operating_standard', 'standards');
  if (changes('power')) check('power', 'powers');
  if (changes('security_mode')) check('security_mode', 'securityModes');
  // An open network also reports an encryption, which has no meaning.
  if (changes('encryption_mode') || (changes('security_mode') && next.security_mode !== 'None'))
    if (now.encryption_mode !== null) check('encryption_mode', 'encryptions');
  if (changes('extension_channel')) check('extension_channel', 'extensions');
  const tuning = [
    'channel',
    'auto_channel_enable',
    'operating_channel_bandwidth',
    'extension_channel',
  ] as const;
  if (changes(...tuning)) {
    const automatic = next.auto_channel_enable === true;
    if (automatic && !options.autoChannel)
      problems.push({ field: 'auto_channel_enable', message: 'is not supported by this radio' });
    else if (!automatic && forcesAuto(next))
      problems.push({ field: 'channel', message: 'must be automatic as the extension channel is' });
    else if (!automatic) check('channel', 'channels');
  }
  return problems;
}
