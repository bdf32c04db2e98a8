import { notAppliedText, type ReadBack } from '#domain/device-parameters/read-back.ts';
import { withoutSecretValues } from '#domain/device-parameters/secret-paths.ts';
import { refusalCodeOf } from '#domain/device-refusal.ts';
import { deviceActor, serverActor } from '#domain/logged-event.ts';
import { unmeasuredIn } from '#domain/measurement.ts';
import type { JsonObject } from '#machines/json.ts';
import type { TaskTraits } from '#machines/task/kinds.ts';
import { uspErrors } from '#usp/error-codes.ts';
import type { OperateAnswer, SetAnswer, Unreachable } from '../gateway/port.ts';
import type { DeviceCommand, Reading } from './device-commands/device-command.ts';
import type { NewTaskFact } from './task-stream.ts';

/** Maps the answers of devices to facts of the requesting task. */

export function operateFacts(
  endpointId: string,
  command: DeviceCommand,
  params: JsonObject,
  confirmBy: TaskTraits['confirmBy'],
  answer: OperateAnswer,
): NewTaskFact[] {
  const actor = deviceActor(endpointId);
  switch (answer.kind) {
    case 'accepted':
      return [{ type: 'task.acknowledged', data: { requestPath: answer.requestPath }, actor }];
    case 'completed': {
      const acknowledged: NewTaskFact = { type: 'task.acknowledged', data: { requestPath: null }, actor };
      // The answer to Reboot() is only a promise; Boot! alone confirms the restart.
      if (confirmBy === 'boot') return [acknowledged];
      return [acknowledged, outputFact(endpointId, command, answer.outputArgs, params)];
    }
    default:
      return unreachableFacts(endpointId, answer);
  }
}

export function setFacts(
  endpointId: string,
  command: DeviceCommand,
  params: JsonObject,
  answer: SetAnswer,
  { readBack = [], isAgain = false }: { readBack?: readonly ReadBack[]; isAgain?: boolean } = {},
): NewTaskFact[] {
  if (answer.kind !== 'set') return unreachableFacts(endpointId, answer);
  const actor = deviceActor(endpointId);
  const acknowledged: NewTaskFact = {
    type: 'task.acknowledged',
    data: { requestPath: null, ...(isAgain && { again: true }) },
    actor,
  };
  const [first, ...others] = refusedOf(answer.errors);
  if (first) {
    const message = [first, ...others].map(([path, refused]) => `${path}: ${refused.message}`).join('; ');
    const refused = failedFact(endpointId, message, first[1].code);
    return [acknowledged, withReadBack(refused, readBack)];
  }
  return [acknowledged, resultFact(endpointId, command.read(answer.values, params), readBack)];
}

/** Adds the settings that were applied despite a refusal. */
const withReadBack = (fact: NewTaskFact, readBack: readonly ReadBack[]): NewTaskFact =>
  fact.type === 'task.failed' && readBack.length > 0
    ? { ...fact, data: { ...fact.data, readBack: [...readBack] } }
    : fact;

/** Returns the device's own refusals, without settings that were left unset because of them. */
function refusedOf(errors: Extract<SetAnswer, { kind: 'set' }>['errors']) {
  const all = Object.entries(errors);
  const own = all.filter(([, { code }]) => code !== uspErrors.objectNotUpdated.code);
  return own.length > 0 ? own : all;
}

export function unreachableFacts(endpointId: string, answer: Unreachable): NewTaskFact[] {
  const actor = serverActor('gateway');
  switch (answer.kind) {
    case 'refused':
      return [failedFact(endpointId, answer.message, answer.code)];
    case 'undelivered':
      return [
        {
          type: 'delivery.failed',
          data: {
            code: answer.reason === 'away' ? 'wsdisconnect' : 'wstimeout',
            proof: 'notDelivered',
            message: answer.message,
          },
          actor,
        },
      ];
    case 'unanswered':
      // The delivery deadline handles silence; a closed socket is known at once.
      if (answer.reason === 'timeout') return [];
      return [
        {
          type: 'delivery.failed',
          data: {
            code: 'wsfail',
            proof: 'unknown',
            message: 'the session closed before the device answered',
          },
          actor,
        },
      ];
    default:
      return answer satisfies never;
  }
}

/**
 * Builds a command's end from its outputs. Outputs that are not in the result stay in the event, as the device sent
 * them.
 */
export function outputFact(
  endpointId: string,
  command: DeviceCommand,
  output: Record<string, string>,
  params: JsonObject,
  object?: string,
): NewTaskFact {
  const reading = command.read(output, params, object);
  const fact = resultFact(endpointId, reading);
  if (fact.type !== 'task.succeeded' && fact.type !== 'task.failed') return fact;
  const kept = reading.result === undefined ? output : unmeasuredIn(output);
  const outputs = shortened(withoutSecretValues(kept));
  return Object.keys(outputs).length === 0
    ? fact
    : ({ ...fact, data: { ...fact.data, outputs } } as NewTaskFact);
}

/** Limits number and length of the stored outputs, since a device may send anything. */
const shortened = (outputs: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(outputs)
      .slice(0, 200)
      .map(([name, value]) => [name, value.slice(0, 200)]),
  );

/**
 * Builds success or failure from the command's reading; a cancelled command has neither. A change has failed if the
 * device kept an old value (docs/product/tasks.md).
 */
export function resultFact(
  endpointId: string,
  reading: Reading,
  readBack: readonly ReadBack[] = [],
): NewTaskFact {
  const actor = deviceActor(endpointId);
  const compared = readBack.length > 0 ? { readBack: [...readBack] } : {};
  if (!reading.ok && reading.cancelled) return { type: 'task.cancelled', data: {}, actor };
  const isKept = readBack.some(({ outcome }) => outcome === 'notApplied');
  if (reading.ok && !isKept)
    return { type: 'task.succeeded', data: { result: reading.result, ...compared }, actor };
  const message = isKept || reading.ok ? notAppliedText(readBack) : reading.message;
  const found = reading.result === undefined ? {} : { result: reading.result };
  return { type: 'task.failed', data: { code: 'wsfail', message, ...found, ...compared }, actor };
}

export function failedFact(endpointId: string, message: string, deviceCode?: number): NewTaskFact {
  return {
    type: 'task.failed',
    data: {
      code: refusalCodeOf(deviceCode),
      message,
      ...(deviceCode === undefined ? {} : { deviceCode }),
    },
    actor: deviceActor(endpointId),
  };
}
