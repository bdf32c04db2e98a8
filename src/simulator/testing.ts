import { ManualClock } from '#tests/support/manual-clock.ts';
import { waymarkControllerId } from '#usp/endpoint-id.ts';
import { type Content, decodeMsg, encodeMsg, type Msg } from '#usp/msg.ts';
import { decodeRecord, encodeRecord } from '#usp/record.ts';
import { Agent } from './agent.ts';
import type { AgentHost, AgentLink } from './agent-host.ts';
import { models } from './models.ts';

/** Shared by the tests of this folder: an agent on a link that only records. */

export class Bench implements AgentLink {
  readonly clock = new ManualClock();
  readonly agent: Agent;
  /** Requested waits before reconnecting, in milliseconds. */
  readonly dials: number[] = [];
  /** Messages that a test has not read yet. */
  sent: Msg[] = [];
  /** Type of each record, in order. */
  records: string[] = [];
  frames: Uint8Array[] = [];
  terminated = 0;
  private count = 0;

  constructor(model = 'AR2040', options: Partial<AgentHost> = {}) {
    const index = models.findIndex(({ name }) => name === model);
    const host: AgentHost = {
      clock: this.clock,
      controllerId: waymarkControllerId,
      models,
      speed: 1,
      answerDelayMs: 0,
      rebootMs: 8000,
      viewingSince: Math.floor(this.clock.now() / 1000),
      counters: { requests: 0, notifications: 0, acknowledged: 0, repeated: 0, boots: 0, undecodable: 0 },
      ...options,
    };
    this.agent = new Agent(host, 7, index, (_, ms) => this.dials.push(ms));
  }

  /** Connects, and acknowledges the boot. */
  connect(): this {
    this.agent.linkOpened(this);
    for (const { msgId } of this.take('Notify')) this.acknowledge(msgId);
    return this;
  }

  send(bytes: Uint8Array): void {
    this.frames.push(bytes);
    if (bytes[0] === 0xff) return;
    const { content } = decodeRecord(bytes);
    this.records.push(content.type);
    if (content.type === 'noSession') this.sent.push(decodeMsg(content.body.payload));
  }
  close(): void {}
  terminate(): void {
    this.terminated += 1;
  }

  take<T extends Msg['type']>(type: T): Extract<Msg, { type: T }>[] {
    const isWanted = (msg: Msg): msg is Extract<Msg, { type: T }> => msg.type === type;
    const taken = this.sent.filter(isWanted);
    this.sent = this.sent.filter((msg) => !isWanted(msg));
    return taken;
  }

  deliver(msg: Msg, toId = this.agent.endpointId): void {
    const content = { type: 'noSession', body: { payload: encodeMsg(msg) } } as const;
    this.agent.receive(encodeRecord({ toId, fromId: waymarkControllerId, content }));
  }

  /** Sends a request and returns the immediate answer; null: none. */
  ask(content: Content): Msg | null {
    this.count += 1;
    const msgId = `q${this.count}`;
    this.deliver({ msgId, ...content });
    const answer = this.sent.find((msg) => msg.msgId === msgId);
    this.sent = this.sent.filter((msg) => msg !== answer);
    return answer ?? null;
  }

  acknowledge(msgId: string): void {
    this.deliver({ msgId, type: 'NotifyResp', body: { subscriptionId: '' } });
  }

  get(...paramPaths: string[]): Record<string, string> {
    const answer = this.ask({ type: 'Get', body: { paramPaths, maxDepth: 0 } });
    if (answer?.type !== 'GetResp') throw new Error('no GetResp');
    const values: Record<string, string> = {};
    for (const { resolvedPathResults } of answer.body.reqPathResults) {
      for (const { resolvedPath, resultParams } of resolvedPathResults) {
        for (const [name, value] of Object.entries(resultParams)) values[resolvedPath + name] = value;
      }
    }
    return values;
  }

  subscribe(id: string, notifType: string, references: string, retry = false): void {
    const settings = {
      ID: id,
      NotifType: notifType,
      ReferenceList: references,
      NotifRetry: String(retry),
      Enable: 'true',
    };
    const paramSettings = Object.entries(settings).map(([param, value]) => ({
      param,
      value,
      required: true,
    }));
    const createObjs = [{ objPath: 'Device.LocalAgent.Subscription.', paramSettings }];
    this.ask({ type: 'Add', body: { allowPartial: false, createObjs } });
  }

  operate(command: string, inputArgs: Record<string, string> = {}, commandKey = 'key'): Msg | null {
    return this.ask({ type: 'Operate', body: { command, commandKey, sendResp: true, inputArgs } });
  }
}

/** Returns the sent notifications as `{type, body}`. */
export function notices(bench: Bench) {
  return bench.take('Notify').flatMap(({ body }) => body.notification ?? []);
}

export function completions(bench: Bench) {
  return notices(bench).flatMap((one) => (one.type === 'operationComplete' ? [one.body] : []));
}

export function outputs(bench: Bench): Record<string, string> {
  const outcome = completions(bench)[0]?.outcome;
  return outcome?.type === 'outputArgs' ? outcome.body.outputArgs : {};
}

export function requestPath(answer: Msg | null): string {
  return answer?.type === 'OperateResp' ? (answer.body.operationResults[0]?.reqObjPath ?? '') : '';
}

export function failureCode(answer: Msg | null): number {
  const outcome = answer?.type === 'OperateResp' ? answer.body.operationResults[0]?.outcome : null;
  return outcome?.type === 'failure' ? outcome.body.errCode : 0;
}

/** Returns a connected agent with a subscription to the ends of its commands. */
export function ready(model?: string): Bench {
  const bench = new Bench(model).connect();
  bench.subscribe('done', 'OperationComplete', 'Device.');
  return bench;
}
