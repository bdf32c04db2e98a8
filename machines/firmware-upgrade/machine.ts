import { assign, setup } from 'xstate';
import type { EndedTask, Runs, UpgradeFact, UpgradeOrder } from './events.ts';

/** Machine version that a stream stores with its first event and keeps. */
export const upgradeMachineVersion = '1';

export interface UpgradeContext extends UpgradeOrder {
  downloadTask: string | null;
  activateTask: string | null;
  /** End state of the activation task; null: not ended yet. */
  activation: string | null;
  /** Reason of the failure, as worded by the device or the task; '' where the state explains it. */
  reason: string;
  /** Number of restarts during the trial of the new version. */
  restarts: number;
  /** Bank that the download has filled; null: unknown. */
  bank: string | null;
  /** True if the device answered the last read of its version. */
  wasReached: boolean;
}

/** Restarts during the trial after which the device counts as restarting repeatedly. */
const mostRestarts = 3;
/** Milliseconds until an unreachable device is read again. */
const againMs = 30_000;
/** Tolerance in milliseconds: device and server measure the trial by different clocks. */
const toleranceMs = 5_000;

const emptyContext: UpgradeContext = {
  endpointId: '',
  opId: '',
  modelName: '',
  fileId: '',
  versionName: '',
  sha256: '',
  size: 0,
  from: null,
  mode: 'BI',
  activateMode: 'immediately',
  soakMs: 0,
  lostMs: 0,
  permission: '',
  downloadTask: null,
  activateTask: null,
  activation: null,
  reason: '',
  restarts: 0,
  bank: null,
  wasReached: false,
};

/** Returns which version the device runs. Older facts hold only the installed version. */
function runsOf(context: UpgradeContext, event: UpgradeFact): Runs | null {
  if (event.type !== 'evidence.read' || event.data.installed === null) return null;
  const { installed, runs } = event.data;
  return runs ?? (installed === context.versionName ? 'wanted' : 'before');
}

const endOf = (event: UpgradeFact, taskId: string | null): EndedTask | undefined =>
  event.type === 'tasks.ended' ? event.data.ended.find((task) => task.taskId === taskId) : undefined;

const upgradeSetup = setup({
  types: {
    context: {} as UpgradeContext,
    events: {} as UpgradeFact,
    tags: {} as 'terminal',
  },
  actions: {
    beginDownload: () => {},
    beginActivate: () => {},
    readEvidence: () => {},
    confirmEvidence: () => {},
    readInstalled: () => {},
    setDeadline: (_, _params: { name: 'soak' | 'again' | 'lost'; ms: number }) => {},
    clearDeadline: (_, _params: { name: 'soak' | 'again' | 'lost' }) => {},
    rememberOrder: assign(({ event }) => (event.type === 'upgrade.requested' ? event.data : {})),
    rememberTask: assign(({ event }) => {
      if (event.type !== 'task.begun') return {};
      const { taskId, step } = event.data;
      return step === 'download' ? { downloadTask: taskId } : { activateTask: taskId };
    }),
    rememberDownloadEnd: assign(({ context, event }) => ({
      reason: endOf(event, context.downloadTask)?.message ?? '',
    })),
    rememberBank: assign(({ context, event }) => ({
      bank: endOf(event, context.downloadTask)?.bank ?? null,
    })),
    forgetReason: assign({ reason: '' }),
    rememberReach: assign(({ event }) => ({
      wasReached: event.type === 'evidence.read' && event.data.installed !== null,
    })),
    rememberOther: assign(({ event }) =>
      event.type === 'evidence.read' ? { reason: `runs ${event.data.installed}` } : {},
    ),
    rememberNotInstalled: assign({ reason: 'the device did not install the firmware' }),
    rememberActivation: assign(({ context, event }) => {
      const end = endOf(event, context.activateTask);
      return end ? { activation: end.state, reason: end.message } : {};
    }),
    rememberRestart: assign(({ context }) => ({ restarts: context.restarts + 1 })),
  },
  guards: {
    isRollback: ({ event }) => event.type === 'upgrade.requested' && event.data.isRollback === true,
    isFirst: ({ context, event }) =>
      event.type === 'task.begun' &&
      (event.data.step === 'download' ? context.downloadTask : context.activateTask) === null,
    downloaded: ({ context, event }) => endOf(event, context.downloadTask)?.state === 'succeeded',
    /** Tells if a device with one bank got the file: it installs it and restarts without a second step. */
    installsItself: ({ context, event }) =>
      context.oneBank === true && endOf(event, context.downloadTask)?.state === 'succeeded',
    /** Tells if the device got the command: it may have obeyed, whatever its answer was. */
    mayHaveInstalled: ({ context, event }) => endOf(event, context.downloadTask)?.wasSent === true,
    downloadCancelled: ({ context, event }) => endOf(event, context.downloadTask)?.state === 'cancelled',
    downloadEnded: ({ context, event }) => endOf(event, context.downloadTask) !== undefined,
    activationCancelled: ({ context, event }) => endOf(event, context.activateTask)?.state === 'cancelled',
    activationEnded: ({ context, event }) => endOf(event, context.activateTask) !== undefined,
    isUnreachable: ({ event }) => event.type === 'evidence.read' && event.data.installed === null,
    isInstalled: ({ context, event }) => runsOf(context, event) === 'wanted',
    isUnclear: ({ context, event }) => runsOf(context, event) === 'unclear',
    /** Tells if the device runs the file although the download failed or had no answer. */
    installedItself: ({ context, event }) =>
      context.activateTask === null && context.isRollback !== true && runsOf(context, event) === 'wanted',
    neverActivated: ({ context }) => context.activateTask === null && context.isRollback !== true,
    /** Tells if the device came up again with its previous version. */
    cameBack: ({ context, event }) =>
      context.activation === 'succeeded' && runsOf(context, event) === 'before',
    runsOther: ({ context, event }) =>
      context.activation === 'succeeded' && runsOf(context, event) === 'other',
    isLostUnreached: ({ context, event }) =>
      event.type === 'deadline.passed' && event.data.name === 'lost' && !context.wasReached,
    isLostUnactivated: ({ context, event }) =>
      event.type === 'deadline.passed' &&
      event.data.name === 'lost' &&
      context.activateTask === null &&
      context.isRollback !== true,
    /** Tells if the device is stable; one that does not report its uptime counts as stable. */
    isStable: ({ context, event }) =>
      event.type === 'evidence.read' &&
      runsOf(context, event) === 'wanted' &&
      (event.data.upMs === null || event.data.upMs + toleranceMs >= context.soakMs),
    keepsRestarting: ({ context, event }) =>
      runsOf(context, event) === 'wanted' && context.restarts + 1 >= mostRestarts,
    isSoak: ({ event }) => event.type === 'deadline.passed' && event.data.name === 'soak',
    isAgain: ({ event }) => event.type === 'deadline.passed' && event.data.name === 'again',
    isLost: ({ event }) => event.type === 'deadline.passed' && event.data.name === 'lost',
  },
});

const awaitSoak = {
  type: 'setDeadline',
  params: ({ context }: { context: UpgradeContext }) => ({ name: 'soak' as const, ms: context.soakMs }),
} as const;
const awaitLost = {
  type: 'setDeadline',
  params: ({ context }: { context: UpgradeContext }) => ({ name: 'lost' as const, ms: context.lostMs }),
} as const;
const askAgain = { type: 'setDeadline', params: { name: 'again', ms: againMs } } as const;
const clear = (name: 'soak' | 'again' | 'lost') => ({ type: 'clearDeadline', params: { name } }) as const;

/**
 * The upgrade of one device: download, activation, and proof. A success message is no proof: the upgrade has succeeded
 * when the device has run the new version for a while. Pure.
 */
export const upgradeMachine = upgradeSetup.createMachine({
  id: 'firmware-upgrade',
  context: emptyContext,
  initial: 'empty',
  states: {
    empty: {
      on: {
        'upgrade.requested': [
          { guard: 'isRollback', target: 'activating', actions: ['rememberOrder', 'beginActivate'] },
          { target: 'downloading', actions: ['rememberOrder', 'beginDownload'] },
        ],
      },
    },
    downloading: {
      on: {
        'task.begun': { guard: 'isFirst', actions: 'rememberTask' },
        'task.refused': 'failed',
        'tasks.ended': [
          { guard: 'installsItself', target: 'installing', actions: [awaitLost, 'readInstalled'] },
          { guard: 'downloaded', target: 'activating', actions: ['rememberBank', 'beginActivate'] },
          { guard: 'downloadCancelled', target: 'cancelled', actions: 'rememberDownloadEnd' },
          // However the task ended, the running version decides.
          {
            guard: 'mayHaveInstalled',
            target: 'checking',
            actions: ['rememberDownloadEnd', awaitLost, 'readEvidence'],
          },
          { guard: 'downloadEnded', target: 'failed', actions: 'rememberDownloadEnd' },
        ],
      },
    },
    /** The device has one bank; the server reads its version until it runs the file. */
    installing: {
      on: {
        'evidence.read': [
          { guard: 'isInstalled', target: 'soaking', actions: [clear('lost'), awaitSoak] },
          { target: 'restarting', actions: ['rememberReach', askAgain] },
        ],
        'deadline.passed': [
          { guard: 'isLostUnreached', target: 'lost' },
          { guard: 'isLost', target: 'failed', actions: 'rememberNotInstalled' },
        ],
      },
    },
    restarting: {
      on: {
        'deadline.passed': [
          { guard: 'isAgain', target: 'installing', actions: 'readInstalled' },
          { guard: 'isLostUnreached', target: 'lost', actions: clear('again') },
          { guard: 'isLost', target: 'failed', actions: ['rememberNotInstalled', clear('again')] },
        ],
      },
    },
    activating: {
      on: {
        'task.begun': { guard: 'isFirst', actions: 'rememberTask' },
        'task.refused': 'failed',
        'tasks.ended': [
          { guard: 'activationCancelled', target: 'cancelled', actions: 'rememberActivation' },
          // However the task ended, the running version decides.
          {
            guard: 'activationEnded',
            target: 'checking',
            actions: ['rememberActivation', awaitLost, 'readEvidence'],
          },
        ],
      },
    },
    checking: {
      on: {
        'evidence.read': [
          { guard: 'isUnreachable', target: 'away', actions: askAgain },
          {
            guard: 'installedItself',
            target: 'soaking',
            actions: ['forgetReason', clear('lost'), awaitSoak],
          },
          { guard: 'isInstalled', target: 'soaking', actions: [clear('lost'), awaitSoak] },
          { guard: 'neverActivated', target: 'failed', actions: clear('lost') },
          { guard: 'isUnclear', target: 'unknown', actions: ['rememberOther', clear('lost')] },
          { guard: 'cameBack', target: 'fellBack', actions: clear('lost') },
          { guard: 'runsOther', target: 'failed', actions: ['rememberOther', clear('lost')] },
          { target: 'failed', actions: clear('lost') },
        ],
        'deadline.passed': [
          { guard: 'isLostUnactivated', target: 'failed' },
          { guard: 'isLost', target: 'lost' },
        ],
      },
    },
    away: {
      on: {
        'deadline.passed': [
          { guard: 'isAgain', target: 'checking', actions: 'readEvidence' },
          { guard: 'isLostUnactivated', target: 'failed', actions: clear('again') },
          { guard: 'isLost', target: 'lost', actions: clear('again') },
        ],
      },
    },
    soaking: {
      on: {
        'deadline.passed': {
          guard: 'isSoak',
          target: 'confirming',
          actions: [awaitLost, 'confirmEvidence'],
        },
      },
    },
    confirming: {
      on: {
        'evidence.read': [
          { guard: 'isUnreachable', target: 'silent', actions: askAgain },
          { guard: 'isStable', target: 'succeeded', actions: clear('lost') },
          { guard: 'keepsRestarting', target: 'failed', actions: ['rememberRestart', clear('lost')] },
          {
            guard: 'isInstalled',
            target: 'soaking',
            actions: ['rememberRestart', clear('lost'), awaitSoak],
          },
          { guard: 'isUnclear', target: 'unknown', actions: ['rememberOther', clear('lost')] },
          { target: 'fellBack', actions: clear('lost') },
        ],
        'deadline.passed': { guard: 'isLost', target: 'lost' },
      },
    },
    /** The device had the new version and is now unreachable. */
    silent: {
      on: {
        'deadline.passed': [
          { guard: 'isAgain', target: 'confirming', actions: 'confirmEvidence' },
          { guard: 'isLost', target: 'lost', actions: clear('again') },
        ],
      },
    },
    succeeded: { tags: 'terminal' },
    failed: { tags: 'terminal' },
    fellBack: { tags: 'terminal' },
    lost: { tags: 'terminal' },
    /** The device runs a version that this upgrade may or may not have installed. */
    unknown: { tags: 'terminal' },
    cancelled: { tags: 'terminal' },
  },
});
