import { defineKinds, delivery, offlineWait } from './kind.ts';

const ofFirmware = {
  feature: 'management',
  retrySafe: false,
  modelFeature: 'firmwareManualUpgrade',
  permission: '/devices/actions/multi/firmware-update',
} as const;

/** Firmware of TR-181 FirmwareImage, in two steps: the file into the free bank, then the restart into it. */
export const firmwareKinds = defineKinds({
  FirmwareDownload: {
    ...ofFirmware,
    name: 'Firmware download',
    family: 'firmware',
    confirmBy: 'result',
    success: {
      id: 'verdict.firmwareDownloaded',
      defaultMessage: 'The firmware is on the device and verified.',
    },
    // 2 GB over a slow line; a line without progress ends earlier, by the device.
    deadlines: { offlineWait, delivery, firstProgress: null, completion: 4 * 3_600_000 },
  },
  FirmwareActivate: {
    ...ofFirmware,
    name: 'Firmware activation',
    family: 'power',
    confirmBy: 'boot',
    success: {
      id: 'verdict.firmwareActivated',
      defaultMessage: 'The device restarted. What it runs is read next.',
    },
    deadlines: { offlineWait, delivery: 600_000, firstProgress: null, completion: 600_000 },
  },
});
