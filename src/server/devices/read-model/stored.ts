import type { StoredTables } from '#server/core/database/stored-table.ts';

export const readModelTables = {
  device: {
    content: 'devices: names, serial number, MAC address, customer id, retailer, place',
    class: 'personal',
    kept: 'while the device exists; the registrant `DEVICE_DAYS`',
    readers: 'readers of devices',
  },
  device_count: {
    content: 'numbers of devices',
    class: 'operational',
    kept: 'while the devices exist',
    readers: 'readers of devices',
  },
  device_notice: {
    content: 'agent faults, with addresses',
    class: 'operational',
    kept: '`DEVICE_DAYS`; the last hundred per device',
    readers: "readers of the device's history",
  },
  device_state: {
    content: 'presence, address, last times',
    class: 'personal',
    kept: 'until changed',
    readers: 'readers of devices',
  },
  device_value: {
    content: 'latest reported values: Wi-Fi names, clients, addresses',
    class: 'personal',
    kept: 'until reported again',
    readers: 'readers of devices',
  },
} satisfies StoredTables;
