import type { Words } from '#web/entities/stream/timeline-kind.ts';
import { taskNames } from '#web/entities/task/messages.ts';
import type { Task } from '#web/entities/task/streams.ts';
import { subjectMessages as messages } from './sentence-messages.ts';

/** What the device was asked to do; a target that is not known is left out. */
export function subjectOf({ taskType, params }: Pick<Task, 'taskType' | 'params'>): Words {
  switch (taskType) {
    case 'PingTest':
    case 'TraceRoute': {
      const { host } = params;
      return typeof host === 'string' && host !== ''
        ? { text: messages[taskType], values: { host } }
        : { text: taskNames[taskType] };
    }
    case 'WifiSignalStrength':
    case 'WifiScanChannel':
    case 'TimeSettings':
    case 'RadioSettings':
    case 'WanSettings':
    case 'LanSettings':
    case 'IpFilter':
    case 'MacFilter':
    case 'RemoteConnection':
    case 'AddressReservation':
    case 'GuestWifi':
    case 'WifiEndpoint':
    case 'WifiReset':
      return { text: messages[taskType] };
    default:
      return { text: taskNames[taskType] };
  }
}
