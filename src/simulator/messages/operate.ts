import { errorMeaning, uspErrors } from '#usp/error-codes.ts';
import type { Operate, OperateResult } from '#usp/messages/operate.ts';
import type { Content } from '#usp/msg.ts';
import { splitCommandPath } from '#usp/path.ts';
import type { CommandSpec, Device, Invocation, OpenPlan, OperationPlan } from '../data-model/schema.ts';
import type { DeviceValues } from '../device-values.ts';
import type { Faults } from '../faults.ts';
import { resolve } from '../resolve.ts';

/** Parts of an agent that Operate needs. */
export interface Operated extends Device {
  readonly values: DeviceValues;
  readonly currentFaults: Readonly<Faults>;
  startOperation(
    objPath: string,
    commandName: string,
    commandKey: string,
    plan: OperationPlan | OpenPlan,
  ): number;
  /** Holds the reply; `release` is called when the first notification of this request was sent. */
  holdReply(instance: number, release: () => void): void;
}

type Failure = { errCode: number; errMsg: string };
type Ran = { result: OperateResult; instance: number | null };

/**
 * Answers an Operate (TR-369 §6.3.4): runs a command on every object of its path, and returns each result or request.
 */
export function answerOperate(agent: Operated, operate: Operate, reply: (content: Content) => void): void {
  const faults = agent.currentFaults;
  const name = splitCommandPath(operate.command)?.command ?? '';
  if (faults.neverAnswer.includes(name)) return;
  const { results, instance } = run(agent, operate, name);
  if (!operate.sendResp) return;
  const send = () => reply({ type: 'OperateResp', body: { operationResults: results } });
  if (faults.notifyBeforeResponse && instance !== null) agent.holdReply(instance, send);
  else send();
}

function run(
  agent: Operated,
  operate: Operate,
  name: string,
): { results: OperateResult[]; instance: number | null } {
  const found = resolve(agent.values, operate.command);
  if (found.kind === 'error') {
    const result = failed(operate.command, { errCode: found.code, errMsg: found.message });
    return { results: [result], instance: null };
  }
  const ran = found.objects.map(({ node, path, at }): Ran => {
    const refused = agent.currentFaults.refuse[name];
    const spec = node.commands.get(name);
    const executed = path + name;
    const startedAt = agent.now();
    const call = { objPath: path, at, args: operate.inputArgs, commandKey: operate.commandKey, startedAt };
    if (!spec) return { result: failed(executed, failureOf(uspErrors.invalidPath.code)), instance: null };
    if (refused !== undefined) return { result: failed(executed, failureOf(refused)), instance: null };
    return runOne(agent, spec, name, call);
  });
  return { results: ran.map(({ result }) => result), instance: ran.at(-1)?.instance ?? null };
}

function runOne(agent: Operated, spec: CommandSpec, name: string, call: Invocation): Ran {
  const executed = call.objPath + name;
  const unknown = Object.keys(call.args).find((arg) => !spec.input.includes(arg));
  if (unknown !== undefined) {
    const { code, meaning } = uspErrors.invalidCommandArguments;
    return { result: failed(executed, { errCode: code, errMsg: `${meaning}: ${unknown}` }), instance: null };
  }
  if (spec.kind === 'sync') {
    const outcome = spec.run(agent, call);
    if ('errCode' in outcome) return { result: failed(executed, outcome), instance: null };
    return {
      result: { executedCommand: executed, reqObjPath: '', outcome: { type: 'outputArgs', body: outcome } },
      instance: null,
    };
  }
  const plan = spec.plan(agent, call);
  if ('errCode' in plan) return { result: failed(executed, plan), instance: null };
  const instance = agent.startOperation(call.objPath, name, call.commandKey, plan);
  const reqObjPath = `Device.LocalAgent.Request.${instance}.`;
  return { result: { executedCommand: executed, reqObjPath, outcome: null }, instance };
}

function failed(executedCommand: string, body: Failure): OperateResult {
  return { executedCommand, reqObjPath: '', outcome: { type: 'failure', body } };
}

function failureOf(errCode: number): Failure {
  return { errCode, errMsg: errorMeaning(errCode) };
}
