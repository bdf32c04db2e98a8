import type { Request } from '#usp/msg.ts';
import { toGetAnswer, toOperateAnswer, toSetAnswer, toSetRequest } from './answers.ts';
import type { DeviceGateway, RequestOptions } from './port.ts';
import type { Registry } from './registry.ts';
import type { Reply } from './request-queue.ts';

/** An agent that was asked for no response may still send one, above all an error; this long it holds the queue. */
const unaskedMs = 5000;

/** The port's calls on the sessions of a registry, whatever carries them. */
export function callsOver(registry: Registry, requestTimeoutMs: number): Omit<DeviceGateway, 'close'> {
  const ask = async (endpointId: string, content: Request, wishes: RequestOptions = {}): Promise<Reply> => {
    const session = registry.find(endpointId);
    if (!session) return { kind: 'undelivered', message: 'the device is not connected' };
    const { timeoutMs = requestTimeoutMs, lane = 'interactive' } = wishes;
    return session.request(content, { timeoutMs, lane });
  };

  return {
    isConnected: (endpointId) => registry.find(endpointId) !== undefined,
    sessionOf: (endpointId) => registry.sessionOf(endpointId),
    connectedCount: () => registry.size,
    operate: async (endpointId, call) => {
      const { command, commandKey, inputArgs, sendResp = true } = call;
      const body = { command, commandKey, sendResp, inputArgs };
      const timeoutMs = sendResp ? call.timeoutMs : Math.min(call.timeoutMs ?? unaskedMs, unaskedMs);
      return toOperateAnswer(await ask(endpointId, { type: 'Operate', body }, { ...call, timeoutMs }));
    },
    get: async (endpointId, paths, wishes) => {
      const body = { paramPaths: paths, maxDepth: 0 };
      return toGetAnswer(await ask(endpointId, { type: 'Get', body }, wishes));
    },
    set: async (endpointId, values, wishes) =>
      toSetAnswer(await ask(endpointId, { type: 'Set', body: toSetRequest(values) }, wishes), values),
    watch: (endpointId, paths) => registry.watch(endpointId, paths),
  };
}
