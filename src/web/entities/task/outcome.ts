import type { TaskKind } from '#machines/task/kinds.ts';
import type { taskMachine } from '#machines/task/machine.ts';
import type { Moment, Replay } from '#web/entities/stream/replay.ts';
import type { Sentence, Words } from '#web/entities/stream/timeline-kind.ts';
import type { Message } from '#web/i18n/message.ts';
import type { Tone } from '#web/ui/badge.tsx';
import { causeOf, isDecided } from './causes.ts';
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

type TaskMoment = Moment<typeof taskMachine>;

const cancelReasons: Record<string, Message> = {
  user: messages.cancelledByUser,
  leftScreen: messages.cancelledLeftScreen,
  foundOnReturn: messages.cancelledFoundOnReturn,
  replaced: messages.cancelledReplaced,
  bulkAction: messages.cancelledWithBulkAction,
};

/** How a task ended, in one sentence with what can be done; null while it runs. Every end has words of its own. */
export function outcomeOf(
  { context, state }: TaskMoment,
  { events }: Pick<Replay<typeof taskMachine>, 'events'>,
  spanOf: (ms: number) => string,
): Sentence | null {
  const waits = context.traits?.deadlines;
  const failure = context.failure ?? { code: '', message: '' };
  const say = (
    tone: Tone,
    text: Message,
    advice: Message | null = null,
    values: Words['values'] = {},
  ): Sentence => ({
    label: messages.label,
    tone,
    text,
    // Whatever was said of the end: an answer that has come since is news.
    advice: context.lateResults > 0 ? messages.cameLate : advice,
    values: {
      message: failure.message,
      code: failure.code,
      name: events.findLast(({ type }) => type === 'cancel.requested')?.actor.name ?? '',
      late: context.lateResults,
      offlineWait: spanOf(waits?.offlineWait ?? 0),
      delivery: spanOf(waits?.delivery ?? 0),
      completion: spanOf(waits?.completion ?? 0),
      checkIn: spanOf(waits?.checkIn ?? 0),
      firstProgress: spanOf(waits?.firstProgress ?? 0),
      ...values,
    },
  });
  switch (state) {
    case 'succeeded': {
      const headline = context.traits && headlineOf(context.traits.kind, context.result);
      return headline ? say('success', headline.text, null, headline.values) : null;
    }
    case 'failed': {
      const deviceCode = events.findLast(({ type }) => type === 'task.failed')?.data.deviceCode;
      const cause = causeOf({
        ...failure,
        deviceCode: typeof deviceCode === 'number' ? deviceCode : undefined,
      });
      return say(isDecided(cause) ? 'notice' : 'danger', cause);
    }
    case 'expired':
      return context.attempts > 0
        ? say('notice', messages.expiredAgain)
        : say('notice', messages.expired, messages.expiredAdvice);
    case 'timedOut':
      return say('danger', messages.timedOut, messages.timedOutAdvice);
    case 'outcomeUnknown':
      return say('notice', unknownOf(context), messages.unknownAdvice);
    case 'cancelled':
      return say(
        'idle',
        cancelReasons[context.cancelReason ?? ''] ?? messages.cancelledByUser,
        context.attempts === 0 ? messages.neverSent : null,
      );
    case 'superseded':
      return say('idle', messages.superseded);
    default:
      return null;
  }
}

function unknownOf({ passedDeadline, traits }: TaskMoment['context']): Message {
  switch (passedDeadline) {
    case 'checkIn':
      return messages.unknownNoCheckIn;
    case 'firstProgress':
      return messages.unknownNoSample;
    case 'delivery':
      return traits?.confirmBy === 'boot' ? messages.unknownNoBoot : messages.unknownSilent;
    case null:
      return messages.unknownCut;
    default:
      return messages.unknownNoResult;
  }
}

/** What a successful task found or did, with its units; null where the device reported nothing to show. */
export function headlineOf(kind: TaskKind, result: TaskMoment['context']['result']): Words | null {
  switch (kind) {
    case 'PingTest': {
      const { average: ms, successes, failures } = pingResult(result);
      const sent = (successes ?? 0) + (failures ?? 0);
      if (successes === 0 && sent > 0) return { text: messages.pingLost, values: { sent } };
      return ms === null ? null : { text: messages.ping, values: { ms, sent, lost: failures ?? 0 } };
    }
    case 'TraceRoute': {
      const hops = hopsOf(result);
      const last =
        hops
          .at(-1)
          ?.times.map(Number)
          .filter((time) => time > 0) ?? [];
      if (hops.length === 0) return null;
      const values = { hops: hops.length, ms: last.reduce((sum, time) => sum + time, 0) / last.length };
      return last.length > 0 ? { text: messages.trace, values } : { text: messages.traceHops, values };
    }
    case 'DownloadSpeed':
    case 'UploadSpeed': {
      const { speed } = speedResult(result);
      return speed === null ? null : { text: messages.speed, values: { rate: speed / 1e6 } };
    }
    case 'WifiSignalStrength': {
      const { average: dbm } = signalResult(result);
      return dbm === null ? null : { text: messages.signal, values: { dbm } };
    }
    case 'WifiScanChannel': {
      const { found: networks } = scanResult(result);
      return networks === null ? null : { text: messages.scan, values: { networks } };
    }
    case 'Reboot':
    case 'FactoryReset':
      return { text: messages.restarted };
    case 'Lock':
      return { text: messages.locked };
    case 'Unlock':
      return { text: messages.unlocked };
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
    case 'LNBSettings':
    case 'HdmiCec':
    case 'AudioOut':
      return { text: messages.settings };
    case 'PinReset':
      return { text: messages.pinReset };
    case 'ChannelScan': {
      const { channels: count } = tunerScanResult(result);
      return count === null ? null : { text: messages.channels, values: { count } };
    }
    case 'OSDMessage':
      return { text: messages.shown };
    case 'HdmiInfo':
    case 'BluetoothRcu':
      return { text: messages.read };
    case 'RcuUpgrade': {
      const { version } = remoteResult(result);
      return version === null ? null : { text: messages.remoteUpgraded, values: { version } };
    }
    case 'ScreenCaptureConsent':
      return { text: messages.agreed };
    case 'ScreenCapture': {
      const { pictures: count } = captureResult(result);
      return count === null ? null : { text: messages.pictures, values: { count } };
    }
    case 'AppInstall':
    case 'AppUpdate': {
      const { version } = appResult(result);
      return version === null
        ? { text: messages.appLoaded }
        : { text: messages.appVersion, values: { version } };
    }
    case 'AppUninstall':
      return { text: messages.appRemoved };
    case 'AppStartStop':
      return { text: messages[appResult(result).isStart ? 'appStarted' : 'appStopped'] };
    default:
      return kind satisfies never;
  }
}
