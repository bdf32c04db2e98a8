import type { Notification } from '#usp/messages/operate.ts';
import type { Content, Msg, MsgType } from '#usp/msg.ts';
import type { System } from '../parts.ts';
import type { Television } from './television.ts';

type Of<T extends MsgType> = Extract<Msg, { type: T }>;

/** Connection of a device, and its restarts. */
interface Voice {
  readonly endpointId: string;
  answer(msgId: string, content: Content): void;
  notify(notification: Notification): void;
  restart(offMs: number, boot: { Cause: string; CommandKey: string }): void;
}

interface Running {
  commandKey: string;
  forget(): void;
}

/** Sufficient result for any diagnosis. */
const measured = {
  ResponseTime: '12',
  SuccessCount: '2',
  FailureCount: '0',
  SampleCount: '2',
  AverageSignalStrength: '-60',
  'RouteHops.1.Host': 'hop',
  TestBytesReceived: '1000',
  TestBytesSent: '1000',
  BOMTime: '2026-01-01T00:00:00Z',
  EOMTime: '2026-01-01T00:00:01Z',
};

const screen = 'Device.X_WAYMARK_Screen.';

const refusal = { errCode: 7022, errMsg: 'command failure', paramErrs: [] };

/** Answers requests like a device, well or badly. */
export class Device {
  readonly arrived = new Map<string, number>();
  readonly carriedOut = new Set<string>();
  readonly #system: System;
  readonly #agent: Voice;
  readonly #television: Television;
  readonly #running = new Map<string, Running>();
  /** Received restart commands that were not carried out yet. */
  readonly #toRestart = new Set<string>();
  #nextRequest = 1;

  constructor(system: System, agent: Voice, television: Television) {
    this.#system = system;
    this.#agent = agent;
    this.#television = television;
  }

  /** Loses power and all running commands. */
  forgetAll(): void {
    for (const { forget } of this.#running.values()) forget();
    this.#running.clear();
    // A device that received the command and then restarted has obeyed it, whatever the cause.
    for (const commandKey of this.#toRestart) this.carriedOut.add(commandKey);
    this.#toRestart.clear();
  }

  asked(msg: Msg): void {
    switch (msg.type) {
      case 'Get':
        this.#agent.answer(msg.msgId, { type: 'GetResp', body: { reqPathResults: [] } });
        break;
      case 'GetSupportedDM':
        this.#agent.answer(msg.msgId, { type: 'GetSupportedDMResp', body: { reqObjResults: [] } });
        break;
      case 'Add':
        this.#add(msg);
        break;
      case 'GetSupportedProto':
        this.#agent.answer(msg.msgId, {
          type: 'GetSupportedProtoResp',
          body: { agentSupportedProtocolVersions: '1.3' },
        });
        break;
      case 'Set':
        this.#set(msg);
        break;
      case 'Operate':
        this.#operate(msg);
        break;
      default:
    }
  }

  #add(msg: Of<'Add'>): void {
    const createdObjResults = msg.body.createObjs.map(({ objPath }, at) => ({
      requestedPath: objPath,
      operStatus: {
        outcome: {
          type: 'success' as const,
          body: { instantiatedPath: `${objPath}${at + 1}.`, paramErrs: [], uniqueKeys: {} },
        },
      },
    }));
    this.#agent.answer(msg.msgId, { type: 'AddResp', body: { createdObjResults } });
  }

  #set(msg: Of<'Set'>): void {
    const updatedObjResults = msg.body.updateObjs.map(({ objPath, paramSettings }) => ({
      requestedPath: objPath,
      operStatus: {
        outcome: {
          type: 'success' as const,
          body: {
            updatedInstResults: [
              {
                affectedPath: objPath,
                paramErrs: [],
                updatedParams: Object.fromEntries(paramSettings.map(({ param, value }) => [param, value])),
              },
            ],
          },
        },
      },
    }));
    if (this.#system.faults.device() === 'deaf') return;
    this.#agent.answer(msg.msgId, { type: 'SetResp', body: { updatedObjResults } });
  }

  #operate(msg: Of<'Operate'>): void {
    const { command, commandKey } = msg.body;
    if (command.endsWith('Cancel()')) {
      this.#cancel(msg);
      return;
    }
    this.arrived.set(commandKey, (this.arrived.get(commandKey) ?? 0) + 1);
    this.#system.invariants.devices.arrived(this.#agent.endpointId, commandKey);
    this.#system.faults.commandArrived();
    if (command.startsWith(screen)) this.#passOn(msg);
    else if (command === 'Device.Reboot()' || command === 'Device.FactoryReset()') this.#restartAsAsked(msg);
    else this.#diagnose(msg);
  }

  #passOn(msg: Of<'Operate'>): void {
    const { command, commandKey, inputArgs } = msg.body;
    const mood = this.#system.faults.device();
    if (mood === 'deaf') return;
    if (mood === 'refuses') {
      this.#refuse(msg);
      return;
    }
    this.#television.asked(command.slice(screen.length), {
      inputArgs,
      complete: (outputArgs) => this.#complete(msg, outputArgs),
      refuse: () => this.#refuse(msg),
      begin: (cancelled) => {
        const reqObjPath = `Device.LocalAgent.Request.${this.#nextRequest++}.`;
        const result = { executedCommand: command, reqObjPath, outcome: null };
        if (mood !== 'silent')
          this.#agent.answer(msg.msgId, { type: 'OperateResp', body: { operationResults: [result] } });
        this.#running.set(reqObjPath, { commandKey, forget: cancelled });
        return (outputArgs) => this.#finish(reqObjPath, msg, outputArgs);
      },
    });
  }

  #restartAsAsked(msg: Of<'Operate'>): void {
    const { faults, scheduler, random } = this.#system;
    const mood = faults.device();
    if (mood === 'deaf') return;
    if (mood === 'refuses') {
      this.#refuse(msg);
      return;
    }
    const { commandKey } = msg.body;
    this.#toRestart.add(commandKey);
    // TR-369 permits an agent to go down without an answer.
    if (mood !== 'silent') this.#complete(msg, {});
    scheduler.after(random.between(30, 200), () => {
      const named = !faults.devices || random.chance(0.85);
      const boot = { Cause: 'RemoteReboot', CommandKey: named ? commandKey : '' };
      this.#agent.restart(random.between(300, 1_500), boot);
    });
  }

  #diagnose(msg: Of<'Operate'>): void {
    const { faults, scheduler, random } = this.#system;
    const { command, commandKey } = msg.body;
    const mood = faults.device();
    if (mood === 'deaf') return;
    if (mood === 'refuses') {
      this.#refuse(msg);
      return;
    }
    const output = { ...measured, Status: random.chance(0.85) ? 'Complete' : 'Error_Other' };
    if (mood !== 'silent' && random.chance(0.1)) {
      this.carriedOut.add(commandKey);
      this.#complete(msg, output);
      return;
    }
    const requestPath = `Device.LocalAgent.Request.${this.#nextRequest++}.`;
    if (mood !== 'silent') {
      const result = { executedCommand: command, reqObjPath: requestPath, outcome: null };
      this.#agent.answer(msg.msgId, { type: 'OperateResp', body: { operationResults: [result] } });
    }
    if (command.endsWith('IPPing()')) this.#sample(commandKey, 1);
    const takes = mood === 'late' ? random.between(4_000, 8_000) : random.between(50, 900);
    const forget = scheduler.after(takes, () => this.#finish(requestPath, msg, output));
    this.#running.set(requestPath, { commandKey, forget });
    if (mood === 'dies') {
      const boot = { Cause: 'LocalReboot', CommandKey: '' };
      scheduler.after(takes / 2, () => this.#agent.restart(random.between(300, 1_500), boot));
    }
  }

  #sample(commandKey: string, sequence: number): void {
    const { scheduler, random } = this.#system;
    if (sequence > 2) return;
    scheduler.after(random.between(20, 200), () => {
      if (![...this.#running.values()].some((running) => running.commandKey === commandKey)) return;
      const params = { CommandKey: commandKey, Sequence: String(sequence), ResponseTime: '9' };
      this.#agent.notify({
        type: 'event',
        body: { objPath: 'Device.X_WAYMARK_Diagnostics.', eventName: 'PingSample!', params },
      });
      this.#sample(commandKey, sequence + 1);
    });
  }

  #cancel(msg: Of<'Operate'>): void {
    const path = msg.body.command.slice(0, -'Cancel()'.length);
    const running = this.#running.get(path);
    if (!running || this.#system.faults.device() === 'refuses') {
      this.#refuse(msg);
      return;
    }
    this.#complete(msg, {});
    running.forget();
    this.#finish(path, { ...msg, body: { ...msg.body, commandKey: running.commandKey } }, null);
  }

  /** Ends a command; output null: cancelled (TR-369 error 7023). */
  #finish(requestPath: string, msg: Of<'Operate'>, output: Record<string, string> | null): void {
    const { commandKey } = msg.body;
    this.#running.delete(requestPath);
    this.carriedOut.add(commandKey);
    this.#agent.notify({
      type: 'operationComplete',
      body: {
        objPath: 'Device.IP.Diagnostics.',
        commandName: 'TraceRoute()',
        commandKey,
        outcome: output
          ? { type: 'outputArgs', body: { outputArgs: output } }
          : { type: 'failure', body: { errCode: 7023, errMsg: 'command canceled' } },
      },
    });
  }

  #refuse({ msgId }: Msg): void {
    this.#agent.answer(msgId, { type: 'Error', body: refusal });
  }

  #complete(msg: Of<'Operate'>, outputArgs: Record<string, string>): void {
    const outcome = { type: 'outputArgs' as const, body: { outputArgs } };
    const result = { executedCommand: msg.body.command, reqObjPath: '', outcome };
    this.#agent.answer(msg.msgId, { type: 'OperateResp', body: { operationResults: [result] } });
  }
}
