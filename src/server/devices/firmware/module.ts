import type { Module } from '#server/core/module.ts';
import type { DeviceServices } from '#server/devices/services.ts';

/** Largest file of firmware, in bytes. */
const mostBytes = 2 * 1024 ** 3;

/** Firmware files and the upgrade of devices (docs/product/firmware.md). */
export const firmwareModule: Module<DeviceServices> = {
  name: 'firmware',
  uploads: { firmware: { permission: '/firmwares/edit', most: mostBytes } },
};
