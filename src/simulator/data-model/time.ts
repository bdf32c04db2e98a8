import type { ModelProfile } from '../models.ts';
import { type Definitions, oneOf, type ParamSpec, ro, rw, writableRows } from './schema.ts';

const zone = 'KST-9';
const noZone = 'XYZ-47';

/** Device.Time. with the numbered servers of TR-181 up to 2.18; newer products also have Time.Client (since 2.16). */
export function time(model: ModelProfile): Definitions {
  const servers: Record<string, ParamSpec> = {};
  for (let number = 1; number <= 5; number += 1) {
    servers[`NTPServer${number}`] = rw('string', number <= 2 ? `${number}.kr.pool.ntp.org` : '');
  }
  return {
    'Device.Time.': {
      params: {
        Enable: rw('boolean', 'true'),
        Status: ro('string', (c) => (c.read('Device.Time.Enable') === 'true' ? 'Synchronized' : 'Disabled')),
        ...servers,
        CurrentLocalTime: ro('dateTime', (c) => localTime(c.now())),
        LocalTimeZone: rw('string', (c) => (c.firmwareFaults.wrongZone ? noZone : zone)),
      },
    },
    ...(model.manufacturer === 'Evolane' && {
      'Device.Time.Client.{i}.': {
        table: writableRows(1, ['Alias']),
        params: {
          Alias: rw('string', (_, [row]) => `cpe-${row}`),
          Enable: rw('boolean', 'true'),
          Status: ro('string', 'Synchronized'),
          Mode: rw('string', 'Unicast', oneOf('Unicast', 'Broadcast', 'Multicast', 'Manycast')),
          Servers: rw('string', '1.kr.pool.ntp.org,2.kr.pool.ntp.org'),
          Port: rw('unsignedInt', '123'),
        },
      },
    }),
  };
}

/** Returns Korean time, the factory setting. */
function localTime(ms: number): string {
  return new Date(ms + 9 * 3_600_000).toISOString().replace('Z', '+09:00');
}
