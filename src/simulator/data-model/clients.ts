import { client, clientCount } from './household.ts';
import { isoTime } from './live-values.ts';
import { type Definitions, ro, rows } from './schema.ts';

/** Device.Hosts.: everything a router or access point has seen at home, present or not. */
export const hosts: Definitions = {
  'Device.Hosts.Host.{i}.': {
    table: rows(clientCount, ['PhysAddress']),
    params: {
      PhysAddress: ro('string', (c, [row]) => client(c, row ?? 1).mac),
      IPAddress: ro('string', (c, [row]) => client(c, row ?? 1).ip),
      AddressSource: ro('string', 'DHCP'),
      HostName: ro('string', (c, [row]) => client(c, row ?? 1).name),
      Active: ro('boolean', (c, [row]) => String(client(c, row ?? 1).active)),
      ActiveLastChange: ro('dateTime', (c) => isoTime(c.now() - (c.now() % 3_600_000))),
      InterfaceType: ro('string', (c, [row]) => (client(c, row ?? 1).radio < 0 ? 'Ethernet' : 'Wi-Fi')),
      Layer1Interface: ro('string', (c, [row]) => {
        const { radio } = client(c, row ?? 1);
        return radio < 0 ? 'Device.Ethernet.Interface.2' : `Device.WiFi.Radio.${radio + 1}`;
      }),
      AssociatedDevice: ro('string', (c, [row]) => {
        const { radio, number, active } = client(c, row ?? 1);
        return radio < 0 || !active ? '' : `Device.WiFi.AccessPoint.${radio + 1}.AssociatedDevice.${number}`;
      }),
    },
  },
};
