import type { SettingValues } from '#domain/device-parameters/setting-groups.ts';
import { type Radio, type RadioOptions, radioOptions } from './limits.ts';
import { isEnterprise, networkProblemTexts, securityFlaws } from './security.ts';

export type Network = SettingValues<'networks'>[number];

/** A guest network, with the specification's names (001 §3). */
export interface GuestNetwork {
  /** Row number in Device.WiFi.SSID. */
  idx: number;
  band: string | null;
  enable: boolean | null;
  ssid: string | null;
  ssid_adv_enable: boolean | null;
  security_support: string[];
  security_mode: string | null;
  encryption_mode: string | null;
  /** True if clients are isolated from each other. */
  isolation: boolean | null;
  /** True if the device has reported its name and security. */
  isInit: boolean;
}

/**
 * Returns the second network of each radio, in the order of the radios: TR-181 does not define guest networks
 * (docs/decisions/173).
 */
export function guestsOf(
  radios: readonly Pick<Radio, 'idx' | 'frequency_band' | 'ssid_idx'>[],
  networks: readonly Network[],
): GuestNetwork[] {
  return radios.flatMap((radio): GuestNetwork[] => {
    const guest = networks.find((network) => isOn(radio.idx, network) && network.idx !== radio.ssid_idx);
    if (!guest) return [];
    const { idx, enable, access_point_enable: through, ssid_name: ssid, hidden_ssid: hidden } = guest;
    const { security_support, security_mode, encryption_mode, isolation } = guest;
    return [
      {
        idx,
        band: radio.frequency_band,
        // Both must be enabled; an unreported one counts as enabled.
        enable: enable === null ? through : enable && through !== false,
        ssid,
        //
        ssid_adv_enable: hidden === null ? null : !hidden,
        security_support,
        security_mode,
        encryption_mode,
        isolation,
        isInit: ssid !== null && security_mode !== null,
      },
    ];
  });
}

const isOn = (radio: number, { radio: below }: Network): boolean =>
  below?.split(',').some((path) => path.trim().replace(/\.$/, '') === `Device.WiFi.Radio.${radio}`) ?? false;

/** Requested changes of the guest network `idx`; absent settings stay. */
export interface GuestChange {
  idx: number;
  enable?: boolean;
  ssid?: string;
  ssid_adv_enable?: boolean;
  isolation?: boolean;
  security_mode?: string;
  encryption_mode?: string;
  key_pass_phrase?: string;
  pre_shared_key?: string;
}

/**
 * Returns the security modes and encryptions that a guest network of this model supports, as for a radio
 * (RU-051..RU-054).
 */
export function guestOptions(
  model: Parameters<typeof radioOptions>[0],
  guest: Pick<GuestNetwork, 'band' | 'security_support' | 'security_mode'>,
): Pick<RadioOptions, 'securityModes' | 'encryptions'> {
  const { securityModes, encryptions } = radioOptions(model, {
    ...noRadio,
    frequency_band: guest.band,
    security_support: guest.security_support,
    security_mode: guest.security_mode,
  });
  // Guests have no account on a RADIUS server.
  return { securityModes: securityModes.filter((mode) => !isEnterprise(mode)), encryptions };
}

/** Validates a change of a guest network; `now` is its reported state, undefined if it does not exist. */
export function guestProblems(
  model: Parameters<typeof radioOptions>[0],
  now: GuestNetwork | undefined,
  change: GuestChange,
): { field: string; message: string }[] {
  if (!now) return [{ field: 'idx', message: 'names no guest network that this device has reported' }];
  const options = guestOptions(model, { ...now, ...change });
  const oneOf = (field: 'security_mode' | 'encryption_mode', allowed: readonly string[]) => {
    const value = change[field];
    return value === undefined || value === now[field] || allowed.includes(value)
      ? []
      : [
          {
            field,
            message: allowed.length > 0 ? `must be one of ${allowed.join(', ')}` : 'is not possible here',
          },
        ];
  };
  return [
    ...oneOf('security_mode', options.securityModes),
    ...oneOf('encryption_mode', options.encryptions),
    ...securityFlaws(now, change).map(({ field, problem }) => ({
      field,
      message: networkProblemTexts[problem],
    })),
  ];
}

/** The security options of a radio depend only on its band. */
const noRadio = {
  operating_standard: null,
  operating_channel_bandwidth: null,
  possible_channels: null,
  supported_standards: [],
  supported_bandwidths: [],
  extension_channel: null,
  auto_channel_supported: null,
};
