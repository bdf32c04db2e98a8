import { commitObject } from '#domain/device-parameters/table.ts';
import type { TaskKind } from '#machines/task/kinds.ts';
import { ScriptedAgent } from './scripted-agent.ts';

type Operate = Awaited<ReturnType<typeof ScriptedAgent.prototype.next<'Operate'>>>;

export const pingOutput = {
  Status: 'Complete',
  SuccessCount: '3',
  FailureCount: '0',
  AverageResponseTime: '12',
  MinimumResponseTime: '10',
  MaximumResponseTime: '15',
};

export const signalOutput = {
  Status: 'Complete',
  SampleCount: '1',
  AverageSignalStrength: '-61',
  MinimumSignalStrength: '-61',
  MaximumSignalStrength: '-61',
};

/** Values of a router that a change of its uplink needs. */
const uplink = {
  'Device.IP.Interface.1.Status': 'Up',
  'Device.IP.Interface.1.MaxMTUSize': '1500',
  'Device.IP.Interface.1.IPv4Address.1.IPAddress': '198.51.100.7',
  'Device.IP.Interface.1.IPv4Address.1.SubnetMask': '255.255.255.0',
  'Device.DHCPv4.Client.1.Enable': 'true',
  'Device.DHCPv4.Client.1.IPRouters': '198.51.100.1',
};

const oneSecond = { BOMTime: '2026-01-01T00:00:00.000000Z', EOMTime: '2026-01-01T00:00:01.000000Z' };

/** Outputs of a successful command by kind. */
const outputs: Partial<Record<TaskKind, Record<string, string>>> = {
  PingTest: pingOutput,
  TraceRoute: { Status: 'Complete', 'RouteHops.1.Host': '192.0.2.1', 'RouteHops.1.RTTimes': '1,2,3' },
  WifiSignalStrength: signalOutput,
  DownloadSpeed: { Status: 'Complete', TestBytesReceived: '1000', ...oneSecond },
  UploadSpeed: { Status: 'Complete', TestBytesSent: '1000', ...oneSecond },
};

/** TR-369 7022 and 7023: the command failed, the command was cancelled. */
const commandFailure = 7022;
const commandCancelled = 7023;

/** The device's side of one task, step by step: it controls the scripted agent on every tier. */
export class TaskDevice {
  readonly endpointId: string;
  readonly #port: number;
  readonly #connected: (endpointId: string) => Promise<unknown>;
  #agent: ScriptedAgent | null = null;
  #operate: Operate | null = null;
  #samples = 0;
  #written: Readonly<Record<string, string>> = {};
  #commit = { Status: 'Idle', CommitKey: '', Cause: '' };

  /** `connected` settles when the server has noticed the new connection. */
  constructor(port: number, endpointId: string, connected: (endpointId: string) => Promise<unknown>) {
    this.#port = port;
    this.endpointId = endpointId;
    this.#connected = connected;
  }

  get online(): boolean {
    return this.#agent !== null;
  }

  /** Key of the received command, which is the task's id. */
  get commandKey(): string {
    return this.#command.body.commandKey;
  }

  /** Connects; `next`: the result when the device is asked about its change. */
  async connect(next?: string): Promise<void> {
    this.#agent = await ScriptedAgent.connect(this.#port, this.endpointId);
    this.beforeCheckIn(next);
    await this.#connected(this.endpointId);
  }

  /** Disconnects without a message. */
  async drop(): Promise<void> {
    const agent = this.#agent;
    this.#agent = null;
    await agent?.drop();
  }

  /** Settles when the command has arrived. */
  async takeCommand(): Promise<void> {
    this.#operate = await this.#there.next('Operate');
  }

  /** Accepts a pending change: after `Begin()`, the values follow. */
  async applyChange(): Promise<void> {
    const { CommitKey = '' } = this.#command.body.inputArgs;
    this.#there.complete(this.#command, {});
    const set = await this.#there.next('Set');
    this.#commit = { Status: 'Pending', CommitKey, Cause: '' };
    this.#setValues();
    this.#there.acceptSet(set);
    this.#written = this.#there.values;
  }

  /** Prepares the check-in: the device has reverted the change, or will not answer. */
  beforeCheckIn(next: string | undefined): void {
    if (next === 'settings.takenBack') {
      this.#commit = { ...this.#commit, Status: 'RolledBack', Cause: 'Timeout' };
      this.#written = {};
    }
    if (!this.#agent) return;
    this.#setValues();
    if (next === 'delivery.failed') this.#agent.refuses = commitObject;
  }

  async keepChange(): Promise<void> {
    this.#there.complete(await this.#there.next('Operate'), {});
  }

  async refuseChange(): Promise<void> {
    this.#there.refuse(await this.#there.next('Operate'), commandFailure, 'Command failure');
  }

  /** Obeys `Cancel()` of a change. */
  async takeBackChange(): Promise<void> {
    this.#there.complete(await this.#there.next('Operate'), {});
  }

  #setValues(): void {
    const commit = Object.entries(this.#commit).map(([name, value]) => [commitObject + name, value]);
    this.#there.values = { ...uplink, ...this.#written, ...Object.fromEntries(commit) };
  }

  /** Accepts a command: one that runs for a while gets a Request object, a restart gets none. */
  accept(kind: TaskKind): void {
    if (kind === 'Reboot') this.#there.complete(this.#command, {});
    else this.#there.accept(this.#command);
  }

  sample(kind: TaskKind): void {
    const [name, value] =
      kind === 'PingTest' ? ['PingSample!', 'ResponseTime'] : ['SignalSample!', 'SignalStrength'];
    this.#there.event('Device.X_WAYMARK_Diagnostics.', name, {
      CommandKey: this.#command.body.commandKey,
      Sequence: String(++this.#samples),
      [value]: kind === 'PingTest' ? '11' : '-61',
    });
  }

  succeed(kind: TaskKind): void {
    this.#there.finish(this.#command, { output: outputs[kind] ?? { Status: 'Complete' } });
  }

  /** Sends another answer than `succeed`, so that it does not count as a repetition. */
  answerAgain(kind: TaskKind): void {
    this.#there.finish(this.#command, { output: { ...outputs[kind], SuccessCount: '1', SampleCount: '2' } });
  }

  refuse(): void {
    this.#there.refuse(this.#command, commandFailure, 'Command failure');
  }

  fail(): void {
    this.#there.finish(this.#command, { code: commandFailure, message: 'Command failure' });
  }

  /** Obeys a cancel: answers its own command if the server could name the Request, then ends the cancelled one. */
  async obeyCancel(accepted: boolean): Promise<void> {
    if (accepted) this.#there.complete(await this.#there.next('Operate'), {});
    this.#there.finish(this.#command, { code: commandCancelled, message: 'cancelled' });
  }

  async refuseCancel(): Promise<void> {
    this.#there.refuse(await this.#there.next('Operate'), commandFailure, 'not cancellable');
  }

  /** Reports a restart; `commandKey`: the task whose command caused it, if known. */
  boot(commandKey: string | null): void {
    this.#there.boot(
      commandKey === null ? { Cause: 'LocalReboot' } : { Cause: 'RemoteReboot', CommandKey: commandKey },
    );
  }

  get #there(): ScriptedAgent {
    if (!this.#agent) throw new Error(`${this.endpointId} is away`);
    return this.#agent;
  }

  get #command(): Operate {
    if (!this.#operate) throw new Error(`${this.endpointId} has no command`);
    return this.#operate;
  }
}
