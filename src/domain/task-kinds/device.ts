import type { Deadlines } from '#machines/task/kinds.ts';
import { completesIn, defineKinds, delivery, offlineWait, writesSettings } from './kind.ts';

const restarts = {
  feature: 'management',
  family: 'power',
  confirmBy: 'boot',
  retrySafe: false,
  success: {
    id: 'verdict.restarted',
    en: 'The device restarted and is back.',
    ko: '단말이 재시작한 뒤 다시 연결되었습니다.',
  },
} as const;
const bootsIn = (ms: number): Deadlines => ({
  offlineWait,
  delivery: ms,
  firstProgress: null,
  completion: ms,
});

const setsLock = {
  feature: 'management',
  family: 'lock',
  lastOneCounts: true,
  confirmBy: 'result',
  retrySafe: true,
  deadlines: completesIn(delivery),
} as const;

export const deviceKinds = defineKinds({
  Reboot: {
    ...restarts,
    name: { en: 'Reboot', ko: '재부팅' },
    modelFeature: 'reboot',
    permission: '/devices/actions/multi/reboot',
    deadlines: bootsIn(300_000),
  },
  FactoryReset: {
    ...restarts,
    name: { en: 'Factory reset', ko: '공장 초기화' },
    modelFeature: 'factoryReset',
    permission: '/devices/actions/multi/factory-reset',
    deadlines: bootsIn(600_000),
  },
  Lock: {
    ...setsLock,
    name: { en: 'Lock', ko: '잠금' },
    apiName: 'Block',
    success: { id: 'verdict.locked', en: 'The device is locked.', ko: '단말이 잠겼습니다.' },
    modelFeature: 'lock',
    permission: '/devices/actions/multi/lock',
  },
  Unlock: {
    ...setsLock,
    name: { en: 'Unlock', ko: '잠금 해제' },
    apiName: 'Unblock',
    success: { id: 'verdict.unlocked', en: 'The device is unlocked.', ko: '단말의 잠금이 해제되었습니다.' },
    modelFeature: 'unlock',
    permission: '/devices/actions/multi/unlock',
  },
  TimeSettings: {
    ...writesSettings,
    name: { en: 'Time settings', ko: '시간 설정' },
    subject: { en: 'Change of the time settings', ko: '시간 설정 변경' },
    family: 'time',
    // TN-081, TN-082, TN-181
    pushes: 'NTP',
    modelFeature: 'ntp',
    permission: '/devices/did',
  },
});
