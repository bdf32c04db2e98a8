import type { components } from '#api/main.d.ts';
import { secretPlaces, secretsOfMode, securityObject } from '#domain/radio/revealed.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Handlers } from '#server/core/http/call.ts';
import type { DeviceReader, SecretReader } from '#server/devices/engine/port.ts';
import type { SqlDeviceSecrets } from '#server/devices/settings/queries/device-secrets.ts';
import { findDevice } from '../target.ts';
import { settingsTogether } from './reading.ts';

interface Needs {
  devices: DeviceReader & SecretReader;
  deviceSecrets: Pick<SqlDeviceSecrets, 'of'>;
}

/**
 * Reveals a passphrase as the device discloses it, else as it was last set here (docs/decisions/261). The answer is
 * neither stored nor logged; the request is in the audit trail.
 */
export const revealHandlers = (services: Needs): Pick<Handlers, 'revealWifiSecrets'> => ({
  async revealWifiSecrets({ body, scope, audit }) {
    const device = await findDevice(scope, body);
    audit.about(device.endpoint_id);
    const { networks } = (await settingsTogether(scope, body, ['networks'])).values;
    const network = networks.find(({ idx }) => idx === body.idx);
    if (!network || network.access_point_idx === null) throw new ApiError('nodata');
    const used = secretsOfMode(network.security_mode);
    const places = secretPlaces(network.access_point_idx).filter(({ field }) => used.includes(field));
    audit.changed({}, { network: network.ssid_name, idx: network.idx });
    const answer = await services.devices.readSecrets(device.endpoint_id, [
      securityObject(network.access_point_idx),
    ]);
    const disclosed = answer.kind === 'values' ? answer.values : {};
    const kept = await services.deviceSecrets.of(device);
    const secrets = places.flatMap(({ field, path }): RevealedSecret[] => {
      const now = disclosed[path];
      if (now) return [{ field, value: now, source: 'device', setAt: null }];
      const before = kept.get(path);
      return before ? [{ field, ...before, source: 'waymark' }] : [];
    });
    return { data: { device: reached[answer.kind], secrets } };
  },
});

type RevealedSecret = components['schemas']['RevealedSecret'];

const reached = {
  values: 'answered',
  refused: 'answered',
  undelivered: 'offline',
  unanswered: 'noAnswer',
} as const;
