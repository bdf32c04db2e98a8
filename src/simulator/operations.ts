import { uspErrors } from '#usp/error-codes.ts';
import type { Notification } from '#usp/messages/operate.ts';
import { type AgentHost, scaled } from './agent-host.ts';
import type { CommandResult, Device, OpenPlan, OperationPlan, RunningRequest } from './data-model/schema.ts';
import type { Faults } from './faults.ts';

export interface OperationOwner extends Device {
  readonly host: AgentHost;
  readonly currentFaults: Readonly<Faults>;
  operationCompleted(notification: Extract<Notification, { type: 'operationComplete' }>): void;
}

interface Running extends RunningRequest {
  objPath: string;
  commandName: string;
  plan: OperationPlan | OpenPlan;
  sequence: number;
  stop: () => void;
  /** Releases a reply that is held until the first notification was sent. */
  release: (() => void) | null;
}

/** The asynchronous commands of one device: rows of Device.LocalAgent.Request (TR-369 §6.3.4, TR-181). */
export class Operations {
  private readonly owner: OperationOwner;
  private running: Running[] = [];

  constructor(owner: OperationOwner) {
    this.owner = owner;
  }

  requests(): readonly RunningRequest[] {
    return this.running;
  }

  /** Starts a command, and returns the instance number of its request: the lowest free one, so agents reuse numbers. */
  start(objPath: string, commandName: string, commandKey: string, plan: Running['plan']): number {
    let instance = 1;
    while (this.running.some((other) => other.instance === instance)) instance += 1;
    const command = objPath + commandName;
    const base = { instance, command, commandKey, status: 'Active', objPath, commandName, plan };
    const operation: Running = { ...base, sequence: 0, stop: () => {}, release: null };
    this.running.push(operation);
    this.schedule(operation);
    return instance;
  }

  /** Holds the reply of this request until its first notification. */
  holdReply(instance: number, release: () => void): void {
    const operation = this.running.find((one) => one.instance === instance);
    if (operation) operation.release = release;
    else release();
  }

  private schedule(operation: Running): void {
    const { host, currentFaults } = this.owner;
    const { plan } = operation;
    if ('begin' in plan) {
      operation.stop = plan.begin(this.owner, (result) => this.endLate(operation, result));
      return;
    }
    const { ticks, durationMs } = plan;
    const more = ticks && operation.sequence < ticks.count;
    // The rest is the time after the last tick; a command without ticks has its whole duration left.
    const rest = Math.max(0, durationMs - (ticks ? ticks.count * ticks.everyMs : 0));
    const wait = more ? scaled(host, ticks.everyMs) : scaled(host, rest) + currentFaults.lateResultMs;
    operation.stop = host.clock.after(wait, () => {
      if (more) this.tick(operation, ticks);
      else this.finish(operation, plan);
    });
  }

  private tick(operation: Running, ticks: NonNullable<OperationPlan['ticks']>): void {
    operation.sequence += 1;
    const { objPath, name, params } = ticks.event(operation.sequence);
    this.owner.emit(objPath, name, { CommandKey: operation.commandKey, ...params });
    this.releaseReply(operation);
    this.schedule(operation);
  }

  private finish(operation: Running, plan: OperationPlan): void {
    this.end(operation, plan.finish(this.owner));
    plan.afterwards?.(this.owner);
  }

  private endLate(operation: Running, result: CommandResult): void {
    const { lateResultMs } = this.owner.currentFaults;
    if (lateResultMs === 0) this.end(operation, result);
    else operation.stop = this.owner.host.clock.after(lateResultMs, () => this.end(operation, result));
  }

  private end(operation: Running, result: CommandResult): void {
    this.running = this.running.filter((other) => other !== operation);
    const { objPath, commandName, commandKey } = operation;
    const { failStatus, outputs } = this.owner.currentFaults;
    const outcome =
      'errCode' in result
        ? ({ type: 'failure', body: result } as const)
        : ({
            type: 'outputArgs',
            body: {
              outputArgs: {
                ...result.outputArgs,
                ...outputs[commandName],
                ...status(failStatus[commandName]),
              },
            },
          } as const);
    const body = { objPath, commandName, commandKey, outcome };
    this.owner.operationCompleted({ type: 'operationComplete', body });
    this.releaseReply(operation);
  }

  private releaseReply(operation: Running): void {
    const { release } = operation;
    operation.release = null;
    release?.();
  }

  /** Device.LocalAgent.Request.{i}.Cancel(): ends the command with code 7023. */
  cancel(instance: number): boolean {
    const operation = this.running.find((one) => one.instance === instance);
    if (!operation) return false;
    operation.stop();
    const { code, meaning } = uspErrors.commandCancelled;
    this.end(operation, { errCode: code, errMsg: meaning });
    return true;
  }

  /** Drops all running commands without a notification, as a restart does. */
  clear(): void {
    for (const operation of this.running) operation.stop();
    this.running = [];
  }
}

function status(failStatus: string | undefined): Record<string, string> {
  return failStatus === undefined ? {} : { Status: failStatus };
}
