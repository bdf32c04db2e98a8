import type { TaskKind } from '#machines/task/kinds.ts';
import type { DeviceCommand } from './device-command.ts';
import { factoryReset, lock, reboot, unlock } from './management.ts';
import { ping } from './ping.ts';
import { settings } from './settings.ts';
import { signalStrength } from './signal-strength.ts';
import { downloadSpeed, uploadSpeed } from './speed.ts';
import { traceRoute } from './trace-route.ts';

export const deviceCommands: Record<TaskKind, DeviceCommand> = {
  PingTest: ping,
  TraceRoute: traceRoute,
  DownloadSpeed: downloadSpeed,
  UploadSpeed: uploadSpeed,
  WifiSignalStrength: signalStrength,
  Reboot: reboot,
  FactoryReset: factoryReset,
  Lock: lock,
  Unlock: unlock,
  TimeSettings: settings('time'),
  RadioSettings: settings('radio', { wanted: 'radios', reported: 'radio_list' }),
};
