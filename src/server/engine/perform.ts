import type { JsonObject } from '#machines/json.ts';
import type { DeviceGateway, OperateAnswer, SetAnswer } from '../gateway/port.ts';
import { deviceActor, serverActor } from './actors.ts';
import type { Reading, Recipe } from './recipes/recipe.ts';
import { recipes } from './recipes/table.ts';
import type { LoadedTask, NewFact } from './task-streams.ts';

/** Sends the command of a dispatched task and turns what comes back at once into facts. */
export async function performOperate(
  gateway: DeviceGateway,
  taskId: string,
  task: LoadedTask,
): Promise<{ facts: NewFact[]; observed?: Record<string, string> }> {
  const { traits, endpointId, params, lane } = task.snapshot.context;
  if (!traits) return { facts: [] };
  const recipe = recipes[traits.kind];
  const call = recipe.call(params);
  const timeoutMs = traits.deadlines.delivery;
  if (call.kind === 'set') {
    const answer = await gateway.set(endpointId, call.values, { timeoutMs, lane });
    const facts = setFacts(endpointId, recipe, params, answer);
    return answer.kind === 'set' ? { facts, observed: answer.values } : { facts };
  }
  const answer = await gateway.operate(endpointId, {
    command: call.command,
    commandKey: taskId,
    inputArgs: call.inputArgs,
    timeoutMs,
    lane,
  });
  return { facts: operateFacts(endpointId, recipe, params, traits.confirmBy, answer) };
}

/**
 * TR-369 11.1.2: a Request object is cancelled by its Cancel() command. Null: obeyed, and the cancelled command
 * itself now completes, or the device is away and its silence is settled by a deadline.
 */
export async function performCancel(
  gateway: DeviceGateway,
  endpointId: string,
  requestPath: string | null,
): Promise<NewFact[]> {
  if (requestPath === null) {
    return [
      {
        type: 'cancel.refused',
        data: { message: 'the device gave no Request object to cancel' },
        actor: serverActor('engine'),
      },
    ];
  }
  const path = requestPath.endsWith('.') ? requestPath : `${requestPath}.`;
  const answer = await gateway.operate(endpointId, {
    command: `${path}Cancel()`,
    commandKey: '',
    inputArgs: {},
  });
  if (answer.kind !== 'refused') return [];
  return [
    {
      type: 'cancel.refused',
      data: { message: answer.message, deviceCode: answer.code },
      actor: deviceActor(endpointId),
    },
  ];
}

function operateFacts(
  endpointId: string,
  recipe: Recipe,
  params: JsonObject,
  confirmBy: 'result' | 'boot',
  answer: OperateAnswer,
): NewFact[] {
  const actor = deviceActor(endpointId);
  switch (answer.kind) {
    case 'accepted':
      return [{ type: 'task.acknowledged', data: { requestPath: answer.requestPath }, actor }];
    case 'completed': {
      const acknowledged: NewFact = { type: 'task.acknowledged', data: { requestPath: null }, actor };
      // The answer to Reboot() says "I will"; that it did is said by Boot! alone.
      if (confirmBy === 'boot') return [acknowledged];
      return [acknowledged, resultFact(endpointId, recipe.read(answer.outputArgs, params))];
    }
    default:
      return unreachableFacts(endpointId, answer);
  }
}

function setFacts(endpointId: string, recipe: Recipe, params: JsonObject, answer: SetAnswer): NewFact[] {
  if (answer.kind !== 'set') return unreachableFacts(endpointId, answer);
  const actor = deviceActor(endpointId);
  const refused = Object.values(answer.errors)[0];
  const acknowledged: NewFact = { type: 'task.acknowledged', data: { requestPath: null }, actor };
  if (refused) return [acknowledged, failedFact(endpointId, refused.message, refused.code)];
  return [acknowledged, resultFact(endpointId, recipe.read(answer.values, params))];
}

function unreachableFacts(
  endpointId: string,
  answer: Exclude<OperateAnswer, { kind: 'accepted' | 'completed' }>,
): NewFact[] {
  const actor = serverActor('gateway');
  switch (answer.kind) {
    case 'refused':
      return [failedFact(endpointId, answer.message, answer.code)];
    case 'undelivered':
      return [
        {
          type: 'delivery.failed',
          data: { code: 'wsdisconnect', proof: 'notDelivered', message: answer.message },
          actor,
        },
      ];
    case 'unanswered':
      // Silence is settled by the delivery deadline; a socket that closed is known now.
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

/** Success or failure as the recipe reads it; a command that ended because it was cancelled is neither. */
export function resultFact(endpointId: string, reading: Reading): NewFact {
  const actor = deviceActor(endpointId);
  if (reading.ok) return { type: 'task.succeeded', data: { result: reading.result }, actor };
  if (reading.cancelled) return { type: 'task.cancelled', data: {}, actor };
  return { type: 'task.failed', data: { code: 'wsfail', message: reading.message }, actor };
}

export function failedFact(endpointId: string, message: string, deviceCode?: number): NewFact {
  return {
    type: 'task.failed',
    data: { code: 'wsfail', message, ...(deviceCode === undefined ? {} : { deviceCode }) },
    actor: deviceActor(endpointId),
  };
}
