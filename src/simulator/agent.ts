import { uspErrors } from '#usp/error-codes.ts';
import type { Notification } from '#usp/messages/operate.ts';
import type { Content, Msg } from '#usp/msg.ts';
import { type AgentHost, type AgentLink, scaled } from './agent-host.ts';
import { AgentWire } from './agent-wire.ts';
import { ConfirmedCommit, noCommit } from './confirmed-commit.ts';
import { loopMs, loops } from './data-model/firmware.ts';
import type { Boot, CommandResult, CommitState, RunningRequest } from './data-model/schema.ts';
import { viewingObject } from './data-model/viewing.ts';
import { modelTree } from './device-model.ts';
import { DeviceValues } from './device-values.ts';
import { type Faults, noFaults } from './faults.ts';
import { type Household, householdOf } from './household.ts';
import { type FleetIdentity, fleetIdentity, modelAt } from './identity.ts';
import { Line } from './line.ts';
import { answerAdd } from './messages/add.ts';
import { answerDelete, remove } from './messages/delete.ts';
import { answerGet } from './messages/get.ts';
import { answerGetInstances, uniqueKeys } from './messages/get-instances.ts';
import { answerGetSupportedDm } from './messages/get-supported-dm.ts';
import { answerOperate } from './messages/operate.ts';
import { answerSet } from './messages/set.ts';
import type { ModelProfile } from './models.ts';
import { Notifier } from './notifier.ts';
import { type OperationOwner, Operations } from './operations.ts';
import { deviceSeed, unit } from './random.ts';
import { Screen } from './screen/screen.ts';
import { ValueWatcher } from './value-watcher.ts';
import { type BoxTime, ViewingRecorder } from './viewing/recorder.ts';

const supportedVersions = '1.3,1.4';
/** Delay in milliseconds before the device goes down, so that the reply leaves first. */
const farewellMs = 150;
/** Milliseconds until a person sets a changed value back. */
const putBackMs = 8_000;

/**
 * One USP agent (TR-369) with its device. It holds no socket and no timer while idle: values come from seed and clock,
 * and optional parts exist only on devices that have them.
 */
export class Agent implements OperationOwner {
  readonly index: number;
  readonly host: AgentHost;
  /** Number of restarts: a connection belongs to the life in which it was dialled. */
  lives = 0;
  readonly identity: FleetIdentity;
  readonly model: ModelProfile;
  readonly seed: number;
  readonly values: DeviceValues;
  failedDials = 0;
  private readonly fleetSeed: number;
  private ownHousehold: Household | null = null;
  private readonly wire: AgentWire;
  private readonly notifier: Notifier;
  private ownFaults: Faults | null = null;
  private bootedAtMs: number;
  private boot: Boot | null = { cause: 'LocalReboot', commandKey: '', firmwareUpdated: false };
  private operations: Operations | null = null;
  private confirmedCommit: ConfirmedCommit | null = null;
  private ownScreen: Screen | null = null;
  private ownViewing: ViewingRecorder | null = null;
  private nextViewing = 0;
  private watcher: ValueWatcher | null = null;
  private nextPeriodic = 0;
  private readonly line = new Line(this);

  /** Called when the pending or running connection attempt has ended. */
  dialled = () => {};
  private readonly connectIn: (agent: Agent, ms: number) => void;

  constructor(
    host: AgentHost,
    fleetSeed: number,
    index: number,
    connectIn: (agent: Agent, ms: number) => void,
  ) {
    this.host = host;
    this.connectIn = connectIn;
    this.index = index;
    this.identity = fleetIdentity(fleetSeed, index, host.models);
    this.model = modelAt(index, host.models);
    this.seed = deviceSeed(fleetSeed, index);
    this.fleetSeed = fleetSeed;
    this.values = new DeviceValues(modelTree(this.model), this);
    this.wire = new AgentWire(this);
    this.notifier = new Notifier(host, this.values, this.seed, this.wire);
    // Devices have been up for a while when the fleet starts; after a restart, a device counts from there.
    this.bootedAtMs = host.clock.now() - Math.floor(unit(this.seed, 'uptime') * 30 * 86_400_000);
  }

  get endpointId(): string {
    return this.identity.endpointId;
  }

  get connected(): boolean {
    return this.wire.isOpen;
  }

  /** Computed on first use: most devices of a large fleet never need it. */
  get household(): Household {
    this.ownHousehold ??= householdOf(this.fleetSeed, this.index, this.host.models);
    return this.ownHousehold;
  }

  /** Faults of this agent only; reading them creates its own set. */
  get faults(): Faults {
    this.ownFaults ??= { ...noFaults };
    return this.ownFaults;
  }

  get currentFaults(): Readonly<Faults> {
    return this.ownFaults ?? noFaults;
  }

  get firmwareFaults() {
    return this.currentFaults.firmware;
  }

  get screen(): Screen {
    this.ownScreen ??= new Screen(this);
    return this.ownScreen;
  }

  get viewing(): ViewingRecorder {
    this.ownViewing ??= new ViewingRecorder(this.seed, this.host.viewingSince);
    return this.ownViewing;
  }

  get controllerId(): string {
    return this.host.controllerId;
  }

  now(): number {
    return this.host.clock.now() + this.currentFaults.clockSkewMs;
  }

  bootedAt(): number {
    return this.bootedAtMs + this.currentFaults.clockSkewMs;
  }

  read(path: string): string {
    return this.values.read(path);
  }

  requests(): readonly RunningRequest[] {
    return this.operations?.requests() ?? [];
  }

  commit(): CommitState {
    return this.confirmedCommit?.state ?? noCommit;
  }

  beginCommit(...change: Parameters<ConfirmedCommit['begin']>): CommandResult {
    this.confirmedCommit ??= new ConfirmedCommit(this);
    return this.confirmedCommit.begin(...change);
  }

  confirmCommit(key: string): CommandResult {
    return (this.confirmedCommit ?? new ConfirmedCommit(this)).confirm(key);
  }

  cancelCommit(key: string): CommandResult {
    return (this.confirmedCommit ?? new ConfirmedCommit(this)).cancel(key);
  }

  takenBack(path: string): void {
    this.valueChanged(path, this.isSecret(path) ? '' : this.values.read(path));
    this.line.changed(path);
  }

  /** Tells if a packet of this device reaches another host. */
  get hasLine(): boolean {
    return this.line.works;
  }

  linkOpened(link: AgentLink): void {
    this.line.connected();
    this.failedDials = 0;
    this.wire.open(link);
    this.notifier.resume();
    if (this.boot) this.announceBoot(this.boot);
  }

  /** Returns the link that was open. */
  linkClosed(): AgentLink | null {
    this.notifier.suspend();
    return this.wire.close();
  }

  /** Restarts the device repeatedly, for an image that does not stay up. */
  private loop(): void {
    const { lives } = this;
    this.host.clock.after(scaled(this.host, loopMs), () => {
      if (this.lives === lives && loops(this)) this.goDown();
    });
  }

  private announceBoot({ cause, commandKey, firmwareUpdated }: Boot): void {
    this.boot = null;
    this.host.counters.boots += 1;
    if (loops(this)) this.loop();
    this.emit('Device.', 'Boot!', {
      CommandKey: commandKey,
      Cause: cause,
      FirmwareUpdated: String(firmwareUpdated),
      ParameterMap: JSON.stringify({
        'Device.DeviceInfo.SoftwareVersion': this.read('Device.DeviceInfo.SoftwareVersion'),
      }),
    });
  }

  /** Handles a WebSocket ping, which continues a stalled agent like any other frame. */
  pinged(): void {
    this.wire.wake();
  }

  receive(bytes: Uint8Array): void {
    this.wire.wake();
    const { linkDelayMs } = this.currentFaults;
    if (linkDelayMs === 0) this.handle(bytes);
    else this.host.clock.after(linkDelayMs, () => this.handle(bytes));
  }

  private handle(bytes: Uint8Array): void {
    const msg = this.wire.read(bytes);
    if (!msg) return;
    // An Error is an answer too: a refused notification is not repeated.
    if (msg.type === 'NotifyResp' || msg.type === 'Error') {
      if (!this.currentFaults.ignoreNotifyResp) this.notifier.acknowledged(msg.msgId);
      return;
    }
    this.host.counters.requests += 1;
    const content = this.answer(msg);
    if (content) this.wire.reply(msg.msgId, content);
  }

  /** Returns the reply, or null if none is sent here. */
  private answer(msg: Msg): Content | null {
    const { values } = this;
    switch (msg.type) {
      case 'Get':
        return { type: 'GetResp', body: answerGet(values, msg.body, this.currentFaults.getShape) };
      case 'GetInstances':
        return { type: 'GetInstancesResp', body: answerGetInstances(values, msg.body) };
      case 'GetSupportedDM':
        return { type: 'GetSupportedDMResp', body: answerGetSupportedDm(modelTree(this.model), msg.body) };
      case 'GetSupportedProto':
        return { type: 'GetSupportedProtoResp', body: { agentSupportedProtocolVersions: supportedVersions } };
      case 'Set':
        return answerSet(values, this, msg.body, (path, value) => this.set(path, value));
      case 'Add':
        return answerAdd(values, this, msg.body, (path, keys) => this.rowCreated(path, keys));
      case 'Delete':
        return answerDelete(values, msg.body, (path) => this.rowDeleted(path));
      case 'Operate':
        answerOperate(this, msg.body, (content) => this.wire.reply(msg.msgId, content));
        return null;
      default: {
        const { code, meaning } = uspErrors.messageNotSupported;
        return { type: 'Error', body: { errCode: code, errMsg: meaning, paramErrs: [] } };
      }
    }
  }

  startOperation(...operation: Parameters<Operations['start']>): number {
    this.operations ??= new Operations(this);
    const instance = this.operations.start(...operation);
    const [, , , plan] = operation;
    if (this.currentFaults.rebootDuringTask) {
      this.faults.rebootDuringTask = false;
      const halfwayMs = 'begin' in plan ? 1500 : plan.durationMs / 2;
      this.host.clock.after(scaled(this.host, halfwayMs), () => this.goDown());
    }
    return instance;
  }

  holdReply(instance: number, release: () => void): void {
    this.operations?.holdReply(instance, release);
  }

  emit(objPath: string, eventName: string, params: Record<string, string>): void {
    this.notifier.notify('Event', objPath + eventName, {
      type: 'event',
      body: { objPath, eventName, params },
    });
  }

  operationCompleted(notification: Extract<Notification, { type: 'operationComplete' }>): void {
    const { objPath, commandName } = notification.body;
    this.notifier.notify('OperationComplete', objPath + commandName, notification);
  }

  /** Applies one value of a Set. */
  private set(path: string, value: string): void {
    const { keepsOldValues, takesInstead, putsBack } = this.currentFaults;
    if (keepsOldValues) return;
    const name = path.slice(path.lastIndexOf('.') + 1);
    const before = this.values.read(path);
    this.write(path, takesInstead[name] ?? value);
    if (putsBack.includes(name) && before !== value)
      this.host.clock.after(scaled(this.host, putBackMs), () => this.write(path, before));
  }

  write(path: string, value: string): void {
    const before = this.values.read(path);
    this.confirmedCommit?.willSet(path);
    this.values.write(path, value);
    const object = this.values.object(path.slice(0, path.lastIndexOf('.') + 1));
    const param = object?.node.params.get(path.slice(path.lastIndexOf('.') + 1));
    if (object) param?.written?.(this, object.at);
    // A change of a secret is reported without its value.
    if (before !== value) this.valueChanged(path, param?.secret ? '' : value);
    this.line.changed(path);
  }

  private isSecret(path: string): boolean {
    const object = this.values.object(path.slice(0, path.lastIndexOf('.') + 1));
    return object?.node.params.get(path.slice(path.lastIndexOf('.') + 1))?.secret ?? false;
  }

  cut(): void {
    this.linkClosed()?.terminate();
  }

  private valueChanged(paramPath: string, paramValue: string): void {
    this.watcher?.reported(paramPath, paramValue);
    const tell = () =>
      this.notifier.notify('ValueChange', paramPath, {
        type: 'valueChange',
        body: { paramPath, paramValue },
      });
    const { valueChangeDelayMs } = this.currentFaults;
    if (valueChangeDelayMs === 0) tell();
    else this.host.clock.after(valueChangeDelayMs, tell);
  }

  forget(path: string): void {
    this.values.forget(path);
  }

  addRow(tablePath: string, wanted: Record<string, string>): string {
    const table = this.values.object(tablePath);
    const row = table && this.values.row(table, this.values.addRow(table));
    if (!row) return '';
    for (const [name, value] of Object.entries(wanted)) this.values.write(row.path + name, value);
    this.rowCreated(row.path, uniqueKeys(this.values, row));
    return row.path;
  }

  removeRow(rowPath: string): void {
    remove(this.values, rowPath);
    this.rowDeleted(rowPath);
  }

  private rowCreated(objPath: string, keys: Record<string, string>): void {
    const body = { objPath, uniqueKeys: keys };
    this.notifier.notify('ObjectCreation', objPath, { type: 'objectCreation', body });
  }

  private rowDeleted(objPath: string): void {
    this.notifier.notify('ObjectDeletion', objPath, { type: 'objectDeletion', body: { objPath } });
  }

  cancel(requestInstance: number): boolean {
    return this.operations?.cancel(requestInstance) ?? false;
  }

  sendOnBoardRequest(): void {
    const { oui, productClass, serialNumber } = this.identity;
    const body = { oui, productClass, serialNumber, agentSupportedProtocolVersions: supportedVersions };
    this.notifier.send('', true, { type: 'onBoardRequest', body });
  }

  get farthestHop(): number {
    return this.currentFaults.farthestHop;
  }

  get isLeaking(): boolean {
    return this.currentFaults.leaksEveryMs > 0;
  }

  restart(boot: Boot): void {
    if (this.isLeaking) this.faults.leaksEveryMs = 0;
    this.host.clock.after(scaled(this.host, farewellMs), () => this.goDown(boot));
  }

  factoryReset(commandKey: string): void {
    this.host.clock.after(scaled(this.host, farewellMs), () => {
      this.confirmedCommit = null;
      this.values.reset();
      this.ownViewing?.reset(this.boxTime().now);
      this.goDown({ cause: 'RemoteFactoryReset', commandKey, firmwareUpdated: false });
    });
  }

  /** Takes the device offline at once, and brings it back after a while, as after a power cut. */
  goDown(boot: Boot = { cause: 'LocalReboot', commandKey: '', firmwareUpdated: false }): void {
    // The screen restarts before commands are stopped: without power nothing can be reported.
    this.ownScreen?.restarted();
    this.ownViewing?.cut(this.boxTime());
    this.ownViewing?.restarted();
    this.operations?.clear();
    this.notifier.clear();
    this.watcher = null;
    this.forgetPassingSubscriptions();
    this.confirmedCommit?.restarted();
    this.boot = boot;
    this.lives += 1;
    this.linkClosed()?.terminate();
    const downMs = scaled(this.host, this.host.rebootMs);
    this.bootedAtMs = this.host.clock.now() + downMs / 2;
    if (!boot.neverReturns) this.connectIn(this, downMs);
  }

  /** Leaves without a message; the controller only sees the socket close. */
  shutDown(): void {
    this.ownScreen?.restarted();
    this.operations?.clear();
    this.notifier.clear();
    this.lives += 1;
    this.linkClosed()?.close();
  }

  private forgetPassingSubscriptions(): void {
    for (const row of this.values.rowsAt('Device.LocalAgent.Subscription.')) {
      const isLost =
        this.currentFaults.losesSubscriptions || this.values.read(`${row.path}Persistent`) !== 'true';
      if (isLost) remove(this.values, row.path);
    }
  }

  /** Changes live values and sends periodic reports; called about once a second while connected. */
  tick(): void {
    const now = this.host.clock.now();
    if (this.nextPeriodic === 0) this.nextPeriodic = now + this.periodMs();
    else if (now >= this.nextPeriodic) {
      this.nextPeriodic = now + this.periodMs();
      this.emit('Device.LocalAgent.', 'Periodic!', {});
    }
    if (this.model.productClass === 'STB' && now >= this.nextViewing) this.reportViewing(now);
    const watching = this.notifier.subscriptions('ValueChange');
    if (watching.length === 0) {
      this.watcher = null;
      return;
    }
    this.watcher ??= new ValueWatcher(this.values);
    const references = watching.flatMap((one) => one.references);
    for (const [path, value] of this.watcher.changes(references)) this.valueChanged(path, value);
  }

  /** Real times of this device in seconds, and how far its clock is ahead. */
  private boxTime(): BoxTime {
    const seconds = (ms: number) => Math.floor(ms / 1000);
    return {
      now: seconds(this.host.clock.now()),
      bootedAt: seconds(this.bootedAtMs),
      skew: seconds(this.currentFaults.clockSkewMs),
    };
  }

  /** Records what was shown since the last call, and reports it to a controller that has subscribed. */
  private reportViewing(now: number): void {
    const path = `${viewingObject}Report!`;
    if (this.notifier.subscribers('Event', path).length === 0) return;
    this.nextViewing = now + 1000 * Number(this.read(`${viewingObject}ReportInterval`));
    if (this.read(`${viewingObject}Enable`) !== 'true') return;
    const time = this.boxTime();
    this.viewing.advance(time, !(this.ownScreen?.isOff ?? false));
    const params = this.viewing.take(time);
    if (!params) return;
    const notification = {
      type: 'event',
      body: { objPath: viewingObject, eventName: 'Report!', params },
    } as const;
    const { First = '' } = params;
    this.notifier.notify('Event', path, notification, () => {
      this.viewing.acknowledged(First);
      // A long record, as after a time without connection, follows at once.
      this.nextViewing = 0;
    });
  }

  private periodMs(): number {
    return Number(this.read('Device.LocalAgent.Controller.1.PeriodicNotifInterval')) * 1000;
  }
}
