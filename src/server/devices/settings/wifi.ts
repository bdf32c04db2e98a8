import { guestsOf } from '#domain/radio/guests.ts';
import { type Radio, type RadioChange, radioProblems } from '#domain/radio/limits.ts';
import { type NetworkSecrets, networkProblemTexts, securityFlaws } from '#domain/radio/security.ts';
import { steeredChanges, steeringFlaws } from '#domain/radio/steering.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Handlers } from '#server/core/http/call.ts';
import { refusal } from '#server/core/http/validators.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import { findDeviceFor } from '../target.ts';
import type { TaskCall } from '../tasks/start.ts';
import { change, replaced, takesBack } from './change.ts';
import { setGuests } from './guest-wifi.ts';
import type { SettingNeeds } from './needs.ts';
import { readTogether, settingsTogether } from './reading.ts';

type WifiHandlers = Pick<
  Handlers,
  'setRadio' | 'getRadio' | 'getWifi' | 'getSSID' | 'getSSIDInfo' | 'setSSID'
>;
type Change = RadioChange & NetworkSecrets;

interface Asked {
  body: { endpointId: string; options?: { refresh?: boolean } };
  scope: Scope;
  audit: TaskCall['audit'];
}

const groups = ['radio', 'steering', 'networks'] as const;

/** Radios, their networks and band steering (CL-061..CL-065, CL-072, CL-073, CL-078). */
export const deviceWifiHandlers = (services: SettingNeeds): WifiHandlers => {
  /** Reads the last observed values, after reading the device on request. */
  const read = async ({ body, scope, audit }: Asked) => {
    audit.about(body.endpointId);
    const { values, observedAt } = await readTogether(services, scope, body, groups);
    const { radio: radios, networks: ssids, steering } = values;
    return { radios, ssids, ...steering, guestWifis: guestsOf(radios, ssids), observedAt };
  };
  return {
    async setRadio(call) {
      const { endpointId, radios = [], band_steering } = call.body;
      return setRadios(services, call, endpointId, {
        radios,
        ...(band_steering === undefined ? {} : { band_steering }),
      });
    },

    async getRadio(call) {
      const { radios, band_steering, observedAt } = await read(call);
      return {
        data: { radios, band_steering, takesBack: await takesBack(call.scope, call.body), observedAt },
      };
    },

    async getWifi(call) {
      return { data: await read(call) };
    },

    async getSSID(call) {
      const { ssids, observedAt } = await read(call);
      return { data: { ssids, observedAt } };
    },

    async getSSIDInfo(call) {
      const { ssids, observedAt } = await read(call);
      const { idx: asked = ssids[0]?.idx } = call.body;
      const ssid = ssids.find(({ idx }) => idx === asked);
      if (!ssid) throw new ApiError('nodata');
      return { data: { ssid, observedAt } };
    },

    async setSSID(call) {
      const { endpointId, idx, hidden_ssid: hidden, ssid_name: ssid, ...same } = call.body;
      const { radio } = (await settingsTogether(call.scope, { endpointId }, ['radio'])).values;
      const own = radio.find(({ ssid_idx }) => ssid_idx === idx);
      if (own) {
        const names = {
          ...(ssid === undefined ? {} : { ssid_name: ssid }),
          ...(hidden === undefined ? {} : { hidden_ssid: hidden }),
        };
        return setRadios(services, call, endpointId, { radios: [{ idx: own.idx, ...names, ...same }] });
      }
      const names = {
        ...(ssid === undefined ? {} : { ssid }),
        ...(hidden === undefined ? {} : { ssid_adv_enable: !hidden }),
      };
      return setGuests(services, call, endpointId, [{ idx, ...names, ...same }]);
    },
  };
};

/**
 * Starts the task that changes radios, within the limits of model, radio and other bands; each refusal names its field.
 */
async function setRadios(
  services: SettingNeeds,
  call: TaskCall,
  endpointId: string,
  asked: { radios: Change[]; band_steering?: boolean },
) {
  const { model } = await findDeviceFor(services, 'RadioSettings', call.scope, endpointId);
  const { radio: known, steering } = (
    await settingsTogether(call.scope, { endpointId }, ['radio', 'steering'])
  ).values;
  const { band_steering: wanted } = asked;
  const isSteered = wanted ?? steering.band_steering ?? false;
  // A chosen channel turns off the automatic choice.
  const tuned = asked.radios.map((one) =>
    one.channel !== undefined && known.find(({ idx }) => idx === one.idx)?.auto_channel_enable
      ? { auto_channel_enable: false, ...one }
      : one,
  );
  const errors = [
    ...tuned.flatMap((one, at) => flawsOf(model, known, one).map(reported(`radios.${at}.`))),
    ...steeringFlaws(known, tuned, { known: steering.band_steering, wanted }).map(({ idx, flaw }) =>
      flaw === 'impossible'
        ? { field: 'body.band_steering', message: networkProblemTexts.steeringImpossible }
        : reported(placeOf(tuned, idx))(flaw),
    ),
  ];
  if (errors.length > 0) throw refusal(errors);
  const radios = isSteered ? steeredChanges(known, tuned, wanted === true && !steering.band_steering) : tuned;
  const was = {
    ...(wanted === undefined ? {} : steering),
    radios: radios.map((one) => replaced(known.find(({ idx }) => idx === one.idx) ?? {}, one)),
  };
  return change(services, call, 'RadioSettings', endpointId, {
    was,
    wanted: {
      ...(wanted === undefined ? {} : { band_steering: wanted }),
      radios: radios.map((one) => ({ ...one })),
    },
  });
}

/**
 * Returns the field prefix of a radio in the request; empty for another one, so that the error concerns the whole call.
 */
const placeOf = (radios: readonly Change[], idx: number | null): string => {
  const at = radios.findIndex((one) => one.idx === idx);
  return at < 0 ? '' : `radios.${at}.`;
};

const reported =
  (place: string) =>
  (
    flaw: { field: string; message: string } | { field: string; problem: keyof typeof networkProblemTexts },
  ) => ({
    field: `body.${place}${flaw.field}`,
    message: 'message' in flaw ? flaw.message : networkProblemTexts[flaw.problem],
  });

function flawsOf(model: Parameters<typeof radioProblems>[0], known: Radio[], wanted: Change) {
  const now = known.find(({ idx }) => idx === wanted.idx);
  return [...radioProblems(model, now, wanted), ...(now ? securityFlaws(now, wanted) : [])];
}
