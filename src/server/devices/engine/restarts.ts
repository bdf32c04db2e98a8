import type { Clock } from '#domain/clock.ts';
import { pathOf } from '#domain/device-parameters/readings.ts';
import { deviceActor, serverActor } from '#domain/logged-event.ts';
import { measured } from '#domain/measurement.ts';
import type { RestartEvidence } from '#machines/task/events.ts';
import type { TaskKind } from '#machines/task/kinds.ts';
import type { EventLog } from '#server/core/log/log.ts';
import type { DeviceGateway } from '../gateway/port.ts';
import type { Engine } from './engine.ts';
import type { NewTaskFact } from './task-stream.ts';

/**
 * Decides if a device has restarted because of a command (docs/product/tasks.md, 264). `Boot!` with its key or cause
 * proves it. Agents lose that event with their subscriptions; then a new connection shows it by the device's UpTime, or
 * by missing subscriptions.
 */

export interface RestartDeps {
  clock: Clock;
  log: Pick<EventLog, 'readStream'>;
  engine: Pick<Engine, 'streams' | 'queues' | 'sessions'>;
  gateway: Pick<DeviceGateway, 'cameWithoutSubscriptions'>;
}

export interface BootEvent {
  cause: string;
  commandKey: string | null;
  firmwareUpdated: boolean;
}

/** Milliseconds after a connection in which its `Boot!` may come; until then other evidence does not count. */
const bootEventMs = 5_000;
/** Milliseconds in which a device begins to restart after it got the command. */
const restartsWithinMs = 180_000;
/** Tolerance for UpTime, which is in seconds and aged in transit. */
const toleranceMs = 3_000;

/** Reports a `Boot!` to each running task of the device that it concerns. */
export async function tellOfBoot(
  { engine }: Pick<RestartDeps, 'engine'>,
  endpointId: string,
  { session, ...boot }: BootEvent & { session: number },
): Promise<void> {
  for (const taskId of engine.queues.running(endpointId)) {
    await engine.streams.advance(taskId, ({ snapshot }) => {
      const mine = boot.commandKey === taskId;
      // A restart always ends the session, so a Boot! in the command's own session is an earlier one's.
      if (!mine && !engine.sessions.wasSentBefore(taskId, session)) return [];
      const { traits } = snapshot.context;
      if (traits?.confirmBy !== 'boot')
        return snapshot.matches('dispatched') && !mine ? [] : [bootFact(endpointId, boot)];
      const isAccepted = snapshot.matches('running');
      const evidence = mine ? 'commandKey' : evidenceOf(traits.kind, boot, isAccepted);
      return evidence ? [bootFact(endpointId, boot, { kind: evidence })] : [];
    });
  }
}

/**
 * Reads evidence from a Boot! Cause (TR-181) without the command's key: a power cut some minutes later is not the
 * requested restart. If an agent gives no cause, it must have accepted the command before.
 */
function evidenceOf(
  kind: TaskKind,
  { cause, commandKey, firmwareUpdated }: BootEvent,
  isAccepted: boolean,
): 'cause' | 'firmwareUpdated' | null {
  if (commandKey !== null) return null;
  // Whatever caused the restart, the device reports changed firmware. Its version is read afterwards.
  if (kind === 'FirmwareActivate' && firmwareUpdated) return 'firmwareUpdated';
  if (cause === '') return isAccepted ? 'cause' : null;
  return cause === (kind === 'FactoryReset' ? 'RemoteFactoryReset' : 'RemoteReboot') ? 'cause' : null;
}

/**
 * Weighs the evidence of a new connection for restarts without a `Boot!`. `read`: the values that the device reported
 * at once.
 */
export function weighConnection(
  deps: RestartDeps,
  { endpointId, session, read }: { endpointId: string; session: number; read: Record<string, string> },
  failed: (error: unknown) => void,
): void {
  const { clock, engine } = deps;
  if (engine.queues.running(endpointId).length === 0) return;
  const upTime = measured(read[pathOf('upTime')], 'amount');
  const readAt = clock.now();
  clock.after(bootEventMs, () => void weigh(deps, { endpointId, session, upTime, readAt }).catch(failed));
}

async function weigh(
  { log, engine, gateway }: RestartDeps,
  at: { endpointId: string; session: number; upTime: number | null; readAt: number },
): Promise<void> {
  const { endpointId, session, upTime, readAt } = at;
  for (const taskId of engine.queues.running(endpointId)) {
    if (!engine.sessions.wasSentBefore(taskId, session)) continue;
    const events = await log.readStream(`task:${taskId}`, 0, 1000);
    const sent = events.findLast(({ type }) => type === 'task.dispatched');
    if (!sent) continue;
    const afterSendingMs =
      upTime === null ? null : readAt - upTime * 1000 - new Date(sent.recordedAt).getTime();
    const { snapshot: seen } = await engine.streams.current(taskId);
    const kind = seen.context.traits?.kind;
    const isActivation = kind === 'FirmwareActivate';
    // Some agents report the UpTime of their host's kernel, which a reset of the agent does not end.
    const mayBeOlder = upTime === null || kind === 'FactoryReset';
    const isYounger =
      afterSendingMs !== null &&
      afterSendingMs > -toleranceMs &&
      (isActivation || afterSendingMs < restartsWithinMs);
    const evidence: RestartEvidence | null =
      isYounger && upTime !== null
        ? { kind: 'upTime', upTime }
        : mayBeOlder && gateway.cameWithoutSubscriptions(endpointId)
          ? { kind: 'subscriptions' }
          : null;
    if (!evidence) continue;
    if (isActivation) {
      // The cause may be a power cut, or firmware that keeps restarting; either way the order is lost. The running
      // version is read in any case.
      await engine.streams.advance(taskId, ({ snapshot }) =>
        snapshot.matches('running') ? [forgotten] : [],
      );
      continue;
    }
    await engine.streams.advance(taskId, ({ snapshot }) => {
      if (snapshot.context.traits?.confirmBy !== 'boot' || snapshot.hasTag('terminal')) return [];
      // Any restart loses subscriptions, so it counts for the command only if the device had accepted it.
      if (evidence.kind === 'subscriptions' && !snapshot.matches('running')) return [];
      return [bootFact(endpointId, { cause: '', commandKey: null, firmwareUpdated: false }, evidence)];
    });
  }
}

const forgotten: NewTaskFact = {
  type: 'task.failed',
  data: { code: 'wsfail', message: 'the device restarted and forgot the order' },
  actor: serverActor('engine'),
};

const bootFact = (endpointId: string, boot: BootEvent, evidence?: RestartEvidence): NewTaskFact => ({
  type: 'device.booted',
  data: { ...boot, ...(evidence ? { evidence } : {}) },
  actor: deviceActor(endpointId),
});
