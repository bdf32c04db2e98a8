import WebSocket from 'ws';
import { waymarkControllerId } from '#usp/endpoint-id.ts';
import type { Notification } from '#usp/messages/operate.ts';
import { type Content, decodeMsg, encodeMsg, type Msg, type MsgType } from '#usp/msg.ts';
import { referenceCovers } from '#usp/path.ts';
import { decodeRecord, encodeRecord, type RecordContent } from '#usp/record.ts';

type Of<T extends MsgType> = Extract<Msg, { type: T }>;

/**
 * A USP agent that follows a test's script: real bytes on a real socket, without a device. It answers the controller's
 * own requests (reads, subscriptions) with empty results, and keeps Operate and Set for the script.
 */
export class ScriptedAgent {
  readonly endpointId: string;
  readonly #socket: WebSocket;
  readonly #inbox: Msg[] = [];
  /** Values that it reports when it is read. */
  values: Readonly<Record<string, string>> = {};
  /** Path whose next read is refused. */
  refuses: string | null = null;
  #arrived: () => void = () => {};
  #nextId = 1;

  private constructor(endpointId: string, socket: WebSocket) {
    this.endpointId = endpointId;
    this.#socket = socket;
    socket.on('message', (bytes: Buffer) => this.#receive(bytes));
    socket.on('error', () => {});
  }

  static async connect(port: number, endpointId: string): Promise<ScriptedAgent> {
    const url = `ws://127.0.0.1:${port}/usp?eid=${encodeURIComponent(endpointId)}`;
    const socket = new WebSocket(url, 'v1.usp', { perMessageDeflate: false });
    const agent = new ScriptedAgent(endpointId, socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', () => resolve());
      socket.once('error', reject);
    });
    agent.#sendRecord({ type: 'webSocketConnect', body: {} });
    return agent;
  }

  /** Returns the next request of this type, waiting for it if needed. */
  async next<T extends 'Operate' | 'Set'>(type: T): Promise<Of<T>> {
    for (;;) {
      const index = this.#inbox.findIndex((msg) => msg.type === type);
      const [msg] = index < 0 ? [] : this.#inbox.splice(index, 1);
      if (msg?.type === type) return msg as Of<T>;
      await new Promise<void>((resolve) => {
        this.#arrived = resolve;
      });
    }
  }

  /** Accepts a command with a Request object. */
  accept(operate: Of<'Operate'>, requestPath = 'Device.LocalAgent.Request.1.'): void {
    this.send(operate.msgId, {
      type: 'OperateResp',
      body: {
        operationResults: [{ executedCommand: operate.body.command, reqObjPath: requestPath, outcome: null }],
      },
    });
  }

  complete(operate: Of<'Operate'>, outputArgs: Record<string, string>): void {
    this.send(operate.msgId, {
      type: 'OperateResp',
      body: {
        operationResults: [
          {
            executedCommand: operate.body.command,
            reqObjPath: '',
            outcome: { type: 'outputArgs', body: { outputArgs } },
          },
        ],
      },
    });
  }

  refuse(request: Of<'Operate'> | Of<'Set'>, errCode: number, errMsg: string): void {
    this.send(request.msgId, { type: 'Error', body: { errCode, errMsg, paramErrs: [] } });
  }

  /** Stores the written values, and answers with success. */
  acceptSet(set: Of<'Set'>): void {
    const written = set.body.updateObjs.flatMap(({ objPath, paramSettings }) =>
      paramSettings.map(({ param, value }) => [objPath + param, value] as const),
    );
    const known = written.filter(([path]) => path in this.values);
    this.values = { ...this.values, ...Object.fromEntries(known) };
    this.send(set.msgId, {
      type: 'SetResp',
      body: {
        updatedObjResults: set.body.updateObjs.map(({ objPath, paramSettings }) => ({
          requestedPath: objPath,
          operStatus: {
            outcome: {
              type: 'success',
              body: {
                updatedInstResults: [
                  {
                    affectedPath: objPath,
                    paramErrs: [],
                    updatedParams: Object.fromEntries(
                      paramSettings.map(({ param, value }) => [param, value]),
                    ),
                  },
                ],
              },
            },
          },
        })),
      },
    });
  }

  /** Sends OperationComplete of an accepted command. */
  finish(
    operate: Of<'Operate'>,
    outcome: { output: Record<string, string> } | { code: number; message: string },
  ): void {
    const { command, commandKey } = operate.body;
    const at = command.lastIndexOf('.') + 1;
    this.notify({
      type: 'operationComplete',
      body: {
        objPath: command.slice(0, at),
        commandName: command.slice(at),
        commandKey,
        outcome:
          'output' in outcome
            ? { type: 'outputArgs', body: { outputArgs: outcome.output } }
            : { type: 'failure', body: { errCode: outcome.code, errMsg: outcome.message } },
      },
    });
  }

  event(objPath: string, eventName: string, params: Record<string, string>): void {
    this.notify({ type: 'event', body: { objPath, eventName, params } });
  }

  boot(params: Record<string, string>): void {
    this.event('Device.', 'Boot!', {
      CommandKey: '',
      FirmwareUpdated: 'false',
      ParameterMap: '{}',
      ...params,
    });
  }

  notify(notification: Notification): void {
    this.send(`agent-${this.#nextId++}`, {
      type: 'Notify',
      body: { subscriptionId: 'scripted', sendResp: true, notification },
    });
  }

  /** Closes without a message, like a device that restarts or loses power. */
  drop(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#socket.once('close', () => resolve()));
    this.#socket.terminate();
    return closed;
  }

  send(msgId: string, content: Content): void {
    this.#sendRecord({ type: 'noSession', body: { payload: encodeMsg({ msgId, ...content }) } });
  }

  #tell({ msgId, body }: Of<'Get'>): void {
    const { values } = this;
    if (this.refuses !== null && body.paramPaths.includes(this.refuses)) {
      this.refuses = null;
      this.send(msgId, { type: 'Error', body: { errCode: 7003, errMsg: 'busy', paramErrs: [] } });
      return;
    }
    const reqPathResults = body.paramPaths.map((requestedPath) => ({
      requestedPath,
      errCode: 0,
      errMsg: '',
      resolvedPathResults: Object.entries(values)
        .filter(([path]) => referenceCovers(requestedPath, path))
        .map(([path, value]) => {
          const at = path.lastIndexOf('.') + 1;
          return { resolvedPath: path.slice(0, at), resultParams: { [path.slice(at)]: value } };
        }),
    }));
    this.send(msgId, { type: 'GetResp', body: { reqPathResults } });
  }

  #sendRecord(content: RecordContent): void {
    this.#socket.send(encodeRecord({ toId: waymarkControllerId, fromId: this.endpointId, content }));
  }

  #receive(bytes: Buffer): void {
    const { content } = decodeRecord(bytes);
    if (content.type !== 'noSession') return;
    const msg = decodeMsg(content.body.payload);
    switch (msg.type) {
      case 'Get':
        this.#tell(msg);
        break;
      case 'GetSupportedDM':
        this.send(msg.msgId, { type: 'GetSupportedDMResp', body: { reqObjResults: [] } });
        break;
      case 'GetSupportedProto':
        this.send(msg.msgId, {
          type: 'GetSupportedProtoResp',
          body: { agentSupportedProtocolVersions: '1.3' },
        });
        break;
      case 'Add':
        this.send(msg.msgId, {
          type: 'AddResp',
          body: {
            createdObjResults: msg.body.createObjs.map(({ objPath }, index) => ({
              requestedPath: objPath,
              operStatus: {
                outcome: {
                  type: 'success',
                  body: { instantiatedPath: `${objPath}${index + 1}.`, paramErrs: [], uniqueKeys: {} },
                },
              },
            })),
          },
        });
        break;
      case 'Delete':
        this.send(msg.msgId, {
          type: 'DeleteResp',
          body: {
            deletedObjResults: msg.body.objPaths.map((path) => ({
              requestedPath: path,
              operStatus: {
                outcome: { type: 'success', body: { affectedPaths: [path], unaffectedPathErrs: [] } },
              },
            })),
          },
        });
        break;
      case 'Operate':
      case 'Set':
        this.#inbox.push(msg);
        this.#arrived();
        break;
      default:
    }
  }
}
