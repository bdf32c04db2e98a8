import { commitObject } from '#domain/device-parameters/table.ts';
import { isRevealed } from '#domain/radio/revealed.ts';
import type { DeviceGateway, GetAnswer, OperateAnswer, OperateCall, SetAnswer } from '../gateway/port.ts';
import type { DeviceSecrets } from './device-secrets.ts';

/** Commands that restore the factory's secrets. */
const resets = ['Device.FactoryReset()', 'Device.WiFi.X_WAYMARK_FactoryReset()'];

/**
 * Wraps the gateway to keep the secrets that devices were given, so that people can read them later. Every Set passes
 * here, so no kind of task can omit it. A fault of the store is reported and does not affect the command.
 */
export function secretKeepingGateway(
  gateway: DeviceGateway,
  secrets: DeviceSecrets,
  onFault: (where: string, error: unknown) => void,
): DeviceGateway {
  /** Devices that have begun a change with automatic revert, but have not been sent its values yet. */
  const begun = new Set<string>();
  const noted = (note: Promise<void>) => note.catch((error: unknown) => onFault('device secrets', error));

  const afterOperate = async (endpointId: string, { command }: OperateCall, answer: OperateAnswer) => {
    const wasSent = answer.kind !== 'undelivered' && answer.kind !== 'refused';
    if (wasSent && resets.includes(command)) await noted(secrets.forget(endpointId));
    if (answer.kind !== 'completed') return;
    if (command === `${commitObject}Begin()`) begun.add(endpointId);
    if (command === `${commitObject}Confirm()`) await noted(secrets.trialEnded(endpointId, 'kept'));
    if (command === `${commitObject}Cancel()`) await noted(secrets.trialEnded(endpointId, 'reverted'));
  };

  const afterGet = async (endpointId: string, answer: GetAnswer) => {
    const status = answer.kind === 'values' ? answer.values[`${commitObject}Status`] : undefined;
    if (status === 'Confirmed') await noted(secrets.trialEnded(endpointId, 'kept'));
    if (status === 'RolledBack') await noted(secrets.trialEnded(endpointId, 'reverted'));
  };

  return {
    isConnected: (endpointId) => gateway.isConnected(endpointId),
    endSession: (endpointId) => gateway.endSession(endpointId),
    sessionOf: (endpointId) => gateway.sessionOf(endpointId),
    cameWithoutSubscriptions: (endpointId) => gateway.cameWithoutSubscriptions(endpointId),
    connectedCount: () => gateway.connectedCount(),
    turn: (endpointId, lane) => gateway.turn(endpointId, lane),
    turnNow: (endpointId) => gateway.turnNow(endpointId),
    watch: (endpointId, paths) => gateway.watch(endpointId, paths),
    add: (endpointId, rows, options) => gateway.add(endpointId, rows, options),
    remove: (endpointId, paths, options) => gateway.remove(endpointId, paths, options),
    close: () => gateway.close(),

    async operate(endpointId, call) {
      const answer = await gateway.operate(endpointId, call);
      await afterOperate(endpointId, call, answer);
      return answer;
    },

    async get(endpointId, paths, options) {
      const answer = await gateway.get(endpointId, paths, options);
      await afterGet(endpointId, answer);
      return answer;
    },

    async set(endpointId, values, options) {
      const onTrial = begun.delete(endpointId);
      const paths = Object.keys(values).filter(isRevealed);
      if (paths.length === 0) return gateway.set(endpointId, values, options);
      await noted(secrets.sending(endpointId, paths));
      const answer = await gateway.set(endpointId, values, options);
      await noted(keep(secrets, endpointId, { values, paths, onTrial }, answer));
      return answer;
    },
  };
}

/** Records the result of a Set; if it is unknown whether the device applied the values, they stay uncertain. */
async function keep(
  secrets: DeviceSecrets,
  endpointId: string,
  { values, paths, onTrial }: { values: Record<string, string>; paths: string[]; onTrial: boolean },
  answer: SetAnswer,
): Promise<void> {
  if (answer.kind === 'unanswered') return;
  if (answer.kind !== 'set') return secrets.unchanged(endpointId, paths);
  const refused = paths.filter(
    (path) => answer.errors[path] !== undefined || isOfRefused(path, answer.errors),
  );
  const taken = paths.filter((path) => !refused.includes(path));
  await secrets.unchanged(endpointId, refused);
  await secrets.applied(
    endpointId,
    Object.fromEntries(taken.map((path) => [path, values[path] ?? ''])),
    onTrial,
  );
}

/** An object's error applies to each of its parameters. */
const isOfRefused = (path: string, errors: object): boolean =>
  Object.hasOwn(errors, path.slice(0, path.lastIndexOf('.') + 1));
