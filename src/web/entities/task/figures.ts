import { taskSuccesses } from '#domain/task-kinds/texts.ts';
import type { TaskKind } from '#machines/task/kinds.ts';
import type { TaskContext } from '#machines/task/machine.ts';
import type { Words } from '#web/entities/stream/timeline-kind.ts';
import { outcomeMessages as messages } from './outcome-messages.ts';
import {
  appResult,
  captureResult,
  hopsOf,
  pingResult,
  remoteResult,
  scanResult,
  signalResult,
  speedResult,
  tunerScanResult,
} from './results.ts';

type Result = TaskContext['result'];

/** Figures of a successful task, with their units; null if the device reported nothing to show. */
export function headlineOf(kind: TaskKind, result: Result): Words | null {
  const success = taskSuccesses[kind];
  return success ? { text: success } : (figures[kind]?.(result) ?? null);
}

function ping(result: Result): Words | null {
  const { average: ms, successes, failures } = pingResult(result);
  const sent = (successes ?? 0) + (failures ?? 0);
  if (successes === 0 && sent > 0) return { text: messages.pingLost, values: { sent } };
  return ms === null ? null : { text: messages.ping, values: { ms, sent, lost: failures ?? 0 } };
}

function traceRoute(result: Result): Words | null {
  const hops = hopsOf(result);
  const target = hops.at(-1);
  if (!target) return null;
  const last = target.times.map(Number).filter((time) => time > 0);
  // Its own number: a device may leave out the hops that kept silent.
  const values = { hops: target.index, ms: last.reduce((sum, time) => sum + time, 0) / last.length };
  return last.length > 0 ? { text: messages.trace, values } : { text: messages.traceHops, values };
}

/** Last hop that a trace found before it failed. */
export function lastAnswerOf(result: Result): { hop: number; name: string } | null {
  const last = hopsOf(result).findLast(({ host, address }) => host !== null || address !== null);
  if (!last) return null;
  const { index: hop, host, address } = last;
  return {
    hop,
    name:
      host !== null && address !== null && host !== address ? `${host}, ${address}` : (host ?? address ?? ''),
  };
}

function speedTest(result: Result): Words | null {
  const { speed } = speedResult(result);
  return speed === null ? null : { text: messages.speed, values: { rate: speed / 1e6 } };
}

function signalStrength(result: Result): Words | null {
  const { average: dbm } = signalResult(result);
  return dbm === null ? null : { text: messages.signal, values: { dbm } };
}

function wifiScan(result: Result): Words | null {
  const { found: networks } = scanResult(result);
  return networks === null ? null : { text: messages.scan, values: { networks } };
}

function tunerScan(result: Result): Words | null {
  const { channels: count } = tunerScanResult(result);
  return count === null ? null : { text: messages.channels, values: { count } };
}

function remoteUpgrade(result: Result): Words | null {
  const { version } = remoteResult(result);
  return version === null ? null : { text: messages.remoteUpgraded, values: { version } };
}

function screenCapture(result: Result): Words | null {
  const { pictures: count } = captureResult(result);
  return count === null ? null : { text: messages.pictures, values: { count } };
}

function appVersion(result: Result): Words | null {
  const { version } = appResult(result);
  return version === null ? { text: messages.appLoaded } : { text: messages.appVersion, values: { version } };
}

function appStartStop(result: Result): Words {
  return { text: messages[appResult(result).isStart ? 'appStarted' : 'appStopped'] };
}

const figures: Partial<Record<TaskKind, (result: Result) => Words | null>> = {
  PingTest: ping,
  TraceRoute: traceRoute,
  DownloadSpeed: speedTest,
  UploadSpeed: speedTest,
  WifiSignalStrength: signalStrength,
  WifiScanChannel: wifiScan,
  ChannelScan: tunerScan,
  RcuUpgrade: remoteUpgrade,
  ScreenCapture: screenCapture,
  AppInstall: appVersion,
  AppUpdate: appVersion,
  AppStartStop: appStartStop,
};
