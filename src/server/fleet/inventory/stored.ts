import type { StoredTables } from '#server/core/database/stored-table.ts';

export const inventoryTables = {
  service_area_check: {
    content: 'organisations whose devices are checked against the service area, and how far',
    class: 'operational',
    kept: 'until checked',
    readers: null,
  },
  service_area: {
    content: 'the service area of an organisation, and who set it',
    class: 'personal',
    kept: 'until changed',
    readers: 'readers of devices',
  },
  device_number: {
    content: 'serial numbers and MAC addresses, and the device that each belongs to',
    class: 'operational',
    kept: 'while the device is listed',
    readers: null,
  },
  inventory_upload: {
    content: 'uploaded files of devices: name, digest, counts, who sent it and when',
    class: 'personal',
    kept: '`RETENTION_DAYS` after the end',
    readers: 'readers of the upload history',
  },
  inventory_upload_row: {
    content: 'rows of uploaded files as they were sent, with customer and address, and what became of them',
    class: 'personal',
    kept: 'as `inventory_upload`',
    readers: 'readers of the upload history',
  },
  device_name: { content: 'reserved names', class: 'personal', kept: 'while in use', readers: null },
} satisfies StoredTables;
