import type { Radio, RadioChange } from './limits.ts';
import { isEnterprise, isOpen, type NetworkFlaw, type NetworkSecrets } from './security.ts';

type Change = RadioChange & NetworkSecrets;

/** Settings that all bands share while band steering is on (RU-059). 5 GHz is the source. */
export const sharedFields = [
  'ssid_name',
  'security_mode',
  'encryption_mode',
  'key_pass_phrase',
  'pre_shared_key',
] as const;
const leading = '5GHz';

export const isLeading = ({ frequency_band: band }: Pick<Radio, 'frequency_band'>): boolean =>
  band === leading;

/**
 * Returns the changes with those of 5 GHz copied to the other bands (TN-069, TN-070). Turning it on copies the present
 * settings of 5 GHz, later changes are copied individually. A band that lacks the security mode keeps its own: 6 GHz
 * supports only WPA3.
 */
export function steeredChanges(
  radios: readonly Radio[],
  changes: readonly Change[],
  turnsOn: boolean,
): Change[] {
  const lead = radios.find(isLeading);
  if (!lead) return [...changes];
  const wanted: Partial<Change> = changes.find(({ idx }) => idx === lead.idx) ?? {};
  const shared = turnsOn ? { ...sharedOf(lead), ...sharedOf(wanted) } : sharedOf(wanted);
  const others = radios.filter((radio) => radio !== lead);
  const copies = others.flatMap((radio): Change[] => {
    const own: Change = changes.find(({ idx }) => idx === radio.idx) ?? { idx: radio.idx };
    const { security_mode: mode, encryption_mode: _encryption, ...rest } = shared;
    const fits = !mode || canHave(radio, mode);
    const change = { ...own, ...(fits ? shared : rest) };
    // SAE derives its key from a passphrase.
    if ((change.security_mode ?? radio.security_mode) === 'WPA3-Personal') delete change.pre_shared_key;
    return Object.keys(change).length > 1 ? [change] : [];
  });
  return [...changes.filter(({ idx }) => others.every((radio) => radio.idx !== idx)), ...copies];
}

const canHave = ({ frequency_band: band, security_support: modes }: Radio, mode: string): boolean =>
  (modes.length === 0 || modes.includes(mode)) && (band !== '6GHz' || mode.startsWith('WPA3'));

const sharedOf = (radio: Partial<Change>): Partial<Change> =>
  Object.fromEntries(
    sharedFields.flatMap((field) =>
      radio[field] === undefined || radio[field] === null ? [] : [[field, radio[field]]],
    ),
  );

/**
 * Validates changes while band steering is on or is turned on by them; each flaw has the `idx` of its radio, null: all.
 */
export function steeringFlaws(
  radios: readonly Radio[],
  changes: readonly Change[],
  { known, wanted }: { known: boolean | null; wanted: boolean | undefined },
): { idx: number | null; flaw: NetworkFlaw | 'impossible' }[] {
  const lead = radios.find(isLeading);
  if (wanted !== undefined && (known === null || !lead)) return [{ idx: null, flaw: 'impossible' }];
  if (!lead || !(wanted ?? known)) return [];
  const own = changes.find(({ idx }) => idx === lead.idx);
  const mode = own?.security_mode ?? lead.security_mode;
  const flaws: { idx: number | null; flaw: NetworkFlaw }[] = changes
    .filter(({ idx }) => idx !== lead.idx)
    .flatMap((change) =>
      sharedFields
        .filter(
          (field) => change[field] !== undefined && change[field] !== (own?.[field] ?? sharedOf(lead)[field]),
        )
        .map((field) => ({ idx: change.idx, flaw: { field, problem: 'steered' as const } })),
    );
  const needs =
    !known &&
    !isOpen(mode) &&
    !isEnterprise(mode) &&
    own?.key_pass_phrase === undefined &&
    own?.pre_shared_key === undefined;
  return needs
    ? [...flaws, { idx: lead.idx, flaw: { field: 'key_pass_phrase', problem: 'steeringPassphrase' } }]
    : flaws;
}
