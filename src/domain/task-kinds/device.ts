import type { Deadlines } from '#machines/task/kinds.ts';
import { completesIn, defineKinds, delivery, offlineWait, writesSettings } from './kind.ts';

const restarts = {
  feature: 'management',
  family: 'power',
  confirmBy: 'boot',
  retrySafe: false,
  success: { id: 'verdict.restarted', defaultMessage: 'The device restarted and is back.' },
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
    name: 'Reboot',
    modelFeature: 'reboot',
    permission: '/devices/actions/multi/reboot',
    deadlines: bootsIn(300_000),
  },
  FactoryReset: {
    ...restarts,
    name: 'Factory reset',
    modelFeature: 'factoryReset',
    permission: '/devices/actions/multi/factory-reset',
    deadlines: bootsIn(600_000),
  },
  Lock: {
    ...setsLock,
    name: 'Block',
    label: 'Lock',
    success: { id: 'verdict.locked', defaultMessage: 'The device is locked.' },
    modelFeature: 'lock',
    permission: '/devices/actions/multi/lock',
  },
  Unlock: {
    ...setsLock,
    name: 'Unblock',
    label: 'Unlock',
    success: { id: 'verdict.unlocked', defaultMessage: 'The device is unlocked.' },
    modelFeature: 'unlock',
    permission: '/devices/actions/multi/unlock',
  },
  TimeSettings: {
    ...writesSettings,
    name: 'Time settings',
    subject: 'Change of the time settings',
    family: 'time',
    // TN-081, TN-082, TN-181
    pushes: 'NTP',
    modelFeature: 'ntp',
    permission: '/devices/did',
  },
});
