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
    name: { en: 'Firmware download', ko: '펌웨어 다운로드' },
    family: 'firmware',
    confirmBy: 'result',
    success: {
      id: 'verdict.firmwareDownloaded',
      en: 'The firmware is on the device and verified.',
      ko: '펌웨어가 단말에 저장되고 확인되었습니다.',
    },
    // 2 GB over a slow line; a line without progress ends earlier, by the device.
    deadlines: { offlineWait, delivery, firstProgress: null, completion: 4 * 3_600_000 },
  },
  FirmwareActivate: {
    ...ofFirmware,
    name: { en: 'Firmware activation', ko: '펌웨어 활성화' },
    family: 'power',
    confirmBy: 'boot',
    success: {
      id: 'verdict.firmwareActivated',
      en: 'The device restarted. What it runs is read next.',
      ko: '단말이 재시작했습니다. 실행 중인 버전은 이어서 확인합니다.',
    },
    deadlines: { offlineWait, delivery: 600_000, firstProgress: null, completion: 600_000 },
  },
});
