import { afterEach, describe, expect, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import type { AddResult, DeleteResult } from '#usp/messages/write.ts';
import { type Content, encodeMsg, isRequest, type Request } from '#usp/msg.ts';
import { encodeRecord } from '#usp/record.ts';
import { createGateway, type Gateway, type GatewayOptions } from './gateway.ts';
import { eventMsg, recordingSink, ScriptedAgent } from './testing.ts';

/** Tests of conforming agents that differ from the simulator, over a real socket. */

const eid = 'os::0A57B0-1';
const table = 'Device.LocalAgent.Subscription.';
let gateway: Gateway;
afterEach(() => gateway.close());

async function start(options: Partial<GatewayOptions> = {}) {
  const recorded = recordingSink();
  const lines: object[] = [];
  gateway = await createGateway({
    port: 0,
    host: '127.0.0.1',
    sink: recorded.sink,
    log: { debug: () => {}, info: () => {}, warn: (detail) => void lines.push(detail) },
    // A slow answer on a busy machine must not count as none.
    requestTimeoutMs: 30_000,
    holdMs: 50,
    ...options,
  });
  const url = `ws://127.0.0.1:${gateway.port}/usp`;
  const notices = () =>
    recorded.reports.flatMap((report) => (report.kind === 'agentNoticed' ? [report.notice] : []));
  return { ...recorded, url, lines, notices, connect: () => ScriptedAgent.connect(`${url}?eid=${eid}`, eid) };
}

/** Answer to a request; null: none; undefined: the default. */
type Script = (request: Request) => Content | null | undefined;

/** Answers requests by the script from now on; returns the list that collects them. */
function play(agent: ScriptedAgent, script: Script = () => undefined): Request[] {
  const asked: Request[] = [];
  const go = async () => {
    for (;;) {
      await agent.until(() => agent.received.length > 0);
      for (const msg of agent.received.splice(0)) {
        if (!isRequest(msg)) continue;
        asked.push(msg);
        const scripted = script(msg);
        const answer = scripted === undefined ? usual(msg) : scripted;
        if (answer) agent.sendMsg(msg.msgId, answer);
      }
    }
  };
  void go();
  return asked;
}

/** Builds an answer with a table of subscriptions, and a model name if the agent has one. */
const holds = (rows: Record<string, string>[], model = 'R1'): Content => ({
  type: 'GetResp',
  body: {
    reqPathResults: [
      {
        requestedPath: table,
        errCode: 0,
        errMsg: '',
        resolvedPathResults: rows.map((resultParams, at) => ({
          resolvedPath: `${table}${at + 1}.`,
          resultParams,
        })),
      },
      {
        requestedPath: 'Device.DeviceInfo.ModelName',
        errCode: 0,
        errMsg: '',
        resolvedPathResults: [
          {
            resolvedPath: 'Device.DeviceInfo.',
            resultParams: { ModelName: model, ManufacturerOUI: '0A57B0', SoftwareVersion: '1' },
          },
        ],
      },
    ],
  },
});
const failed: Content = { type: 'Error', body: { errCode: 7003, errMsg: 'internal', paramErrs: [] } };
const versions = (list: string): Content => ({
  type: 'GetSupportedProtoResp',
  body: { agentSupportedProtocolVersions: list },
});
const created = (objPath: string, at: number): AddResult => ({
  requestedPath: objPath,
  operStatus: {
    outcome: {
      type: 'success',
      body: { instantiatedPath: `${objPath}${at + 5}.`, paramErrs: [], uniqueKeys: {} },
    },
  },
});
const deleted = (path: string): DeleteResult => ({
  requestedPath: path,
  operStatus: { outcome: { type: 'success', body: { affectedPaths: [path], unaffectedPathErrs: [] } } },
});
/** The agent's data model lacks the vendor extension. */
const noExtension: Content = {
  type: 'GetSupportedDMResp',
  body: {
    reqObjResults: [
      { reqObjPath: 'x', errCode: 7026, errMsg: 'no', dataModelInstUri: '', supportedObjs: [] },
    ],
  },
};

function usual(request: Request): Content | null {
  switch (request.type) {
    case 'Get':
      return holds([]);
    case 'GetSupportedDM':
      return noExtension;
    case 'Add':
      return {
        type: 'AddResp',
        body: {
          createdObjResults: request.body.createObjs.map(({ objPath }, at) => created(objPath, at)),
        },
      };
    case 'Delete':
      return { type: 'DeleteResp', body: { deletedObjResults: request.body.objPaths.map(deleted) } };
    case 'GetSupportedProto':
      return versions('1.3');
    default:
      return null;
  }
}

const settingOf = (settings: { param: string; value: string }[], name: string) =>
  settings.find(({ param }) => param === name)?.value;
/** Returns ids and references of added subscriptions. */
const addedOf = (asked: Request[]) =>
  asked
    .flatMap((request) => (request.type === 'Add' ? request.body.createObjs : []))
    .map(({ paramSettings }) => [settingOf(paramSettings, 'ID'), settingOf(paramSettings, 'ReferenceList')]);

describe('a command in the first moment of a session', () => {
  const operate = async () => {
    const turn = gateway.turnNow(eid) ?? (await gateway.turn(eid, 'interactive')) ?? undefined;
    const call = { command: 'Device.IP.Diagnostics.IPPing()', commandKey: 'c1', inputArgs: {}, turn };
    return gateway.operate(eid, call);
  };
  const accepted: Content = {
    type: 'OperateResp',
    body: {
      operationResults: [
        {
          executedCommand: 'Device.IP.Diagnostics.IPPing()',
          reqObjPath: 'Device.LocalAgent.Request.1',
          outcome: null,
        },
      ],
    },
  };
  const answers: Script = ({ type }) => (type === 'Operate' ? accepted : undefined);

  test('gives a device without subscriptions its subscriptions before the command', async () => {
    // The setup may take longer than this on a busy machine; then the command goes ahead without it.
    const { connect } = await start({ holdMs: 10_000 });
    const agent = await connect();
    await eventually(() => expect(gateway.isConnected(eid)).toBe(true));
    expect(gateway.turnNow(eid)).toBeNull();
    const answer = operate();
    const asked = play(agent, answers);
    expect(await answer).toMatchObject({ kind: 'accepted' });
    const types = asked.map(({ type }) => type);
    expect(types.indexOf('Add')).toBeGreaterThanOrEqual(0);
    expect(types.indexOf('Add')).toBeLessThan(types.indexOf('Operate'));
  });

  test("does not wait for other devices' setups", async () => {
    const { connect, url } = await start({ setupConcurrency: 1 });
    const silent = await ScriptedAgent.connect(`${url}?eid=os::0A57B0-2`, 'os::0A57B0-2');
    await eventually(() => expect(silent.received).toHaveLength(1));
    const asked = play(await connect(), answers);
    await eventually(() => expect(gateway.isConnected(eid)).toBe(true));
    expect(await operate()).toMatchObject({ kind: 'accepted' });
    expect(asked.map(({ type }) => type)).toContain('Add');
  });

  test('goes to a device that does not answer about subscriptions too', async () => {
    const { connect } = await start();
    const agent = await connect();
    play(agent, ({ type }) => (type === 'Operate' ? accepted : null));
    await eventually(() => expect(gateway.isConnected(eid)).toBe(true));
    expect(await operate()).toMatchObject({ kind: 'accepted' });
    expect(gateway.turnNow(eid)).not.toBeNull();
  });
});

describe('subscriptions', () => {
  test('gives an agent that does not answer GetSupportedDM the standard subscriptions', async () => {
    const { connect } = await start({ requestTimeoutMs: 1_000 });
    const asked = play(await connect(), ({ type }) => (type === 'GetSupportedDM' ? null : undefined));
    await eventually(() =>
      expect(addedOf(asked)).toEqual([
        ['waymark-boot', 'Device.Boot!'],
        ['waymark-complete', 'Device.'],
        ['waymark-periodic', 'Device.LocalAgent.Periodic!'],
      ]),
    );
  });

  test('subscribes to changes of secrets kept for a device, and accepts a refusal of that', async () => {
    const path = 'Device.WiFi.AccessPoint.1.Security.KeyPassphrase';
    const { connect, notices } = await start({ keptPaths: async () => [path] });
    const asked = play(await connect());
    await eventually(() => expect(addedOf(asked)).toContainEqual(['waymark-kept', path]));
    expect(notices()).toEqual([]);
  });

  test('asks the next agent of a model again after an Error about the data model, but not after an answer', async () => {
    const { url } = await start();
    let asked = 0;
    for (const id of ['os::0A57B0-1', 'os::0A57B0-2', 'os::0A57B0-3']) {
      const agent = await ScriptedAgent.connect(`${url}?eid=${id}`, id);
      const all = play(agent, ({ type }) => {
        if (type !== 'GetSupportedDM') return undefined;
        asked += 1;
        return asked === 1 ? failed : noExtension;
      });
      await eventually(() => expect(all.at(-1)?.type).toBe('GetSupportedProto'));
    }
    expect(asked).toBe(2);
  });

  test("sends samples of the extension once, and repeats a consent's end until acknowledged", async () => {
    const { connect } = await start();
    const offers = (object: string, ...events: string[]) => ({
      reqObjPath: object,
      errCode: 0,
      errMsg: '',
      dataModelInstUri: '',
      supportedObjs: [
        {
          supportedObjPath: object,
          access: 0,
          isMultiInstance: false,
          supportedCommands: [],
          supportedEvents: events.map((eventName) => ({ eventName, argNames: [] })),
          supportedParams: [],
          divergentPaths: [],
          uniqueKeySets: [],
        },
      ],
    });
    const model: Content = {
      type: 'GetSupportedDMResp',
      body: {
        reqObjResults: [
          offers('Device.X_WAYMARK_Diagnostics.', 'PingSample!', 'Another!'),
          offers('Device.X_WAYMARK_Screen.', 'ConsentEnded!'),
        ],
      },
    };
    const asked = play(await connect(), ({ type }) => (type === 'GetSupportedDM' ? model : undefined));
    await eventually(() =>
      expect(addedOf(asked).slice(3)).toEqual([
        ['waymark-samples', 'Device.X_WAYMARK_Diagnostics.PingSample!'],
        ['waymark-consents', 'Device.X_WAYMARK_Screen.ConsentEnded!'],
      ]),
    );
    const retried = asked
      .flatMap((request) => (request.type === 'Add' ? request.body.createObjs : []))
      .map(({ paramSettings }) => settingOf(paramSettings, 'NotifRetry'));
    expect(retried.slice(3)).toEqual(['false', 'true']);
  });

  test('deletes and adds the running subscription for another list of watched paths, and never sets it', async () => {
    const { connect } = await start();
    const row = { ID: 'waymark-watch', NotifType: 'ValueChange', ReferenceList: 'Device.A', Enable: 'true' };
    const asked = play(await connect(), ({ type }) => (type === 'Get' ? holds([row]) : undefined));
    await gateway.watch(eid, ['Device.B']);
    expect(addedOf(asked)).toContainEqual(['waymark-watch', 'Device.B']);
    const types = asked.map(({ type }) => type);
    expect(types).not.toContain('Set');
    expect(types.lastIndexOf('Delete')).toBeLessThan(types.lastIndexOf('Add'));
  });

  test('logs and reports refused subscriptions with their codes, and does not count them as done', async () => {
    const { connect, notices, lines } = await start();
    play(await connect(), (request) => {
      if (request.type !== 'Add') return undefined;
      const [first] = request.body.createObjs;
      const path = first?.objPath ?? '';
      const refused: AddResult = {
        requestedPath: path,
        operStatus: { outcome: { type: 'failure', body: { errCode: 7004, errMsg: 'not this' } } },
      };
      return { type: 'AddResp', body: { createdObjResults: [created(path, 0), refused] } };
    });
    await eventually(() => expect(notices()).toHaveLength(1));
    const detail = 'waymark-complete: 7004 not this; waymark-periodic: 7000 the answer does not mention it';
    expect(notices()).toEqual([{ endpointId: eid, notice: 'subscriptionRefused', detail, times: 1 }]);
    expect(lines).toContainEqual(expect.objectContaining({ notice: 'subscriptionRefused', detail }));
  });
});

describe('versions (TR-369 GetSupportedProtocol)', () => {
  const speaks =
    (list: string): Script =>
    ({ type }) =>
      type === 'GetSupportedProto' ? versions(list) : undefined;

  test.each([
    ['1.0', '1.0'],
    ['1.0,1.1', '1.1'],
    ['1.4,1.3', '1.4'],
    ['1.4,1.5', '1.4'],
  ])('given an agent that speaks %s, then it is spoken to in %s', async (list, version) => {
    const { connect } = await start();
    const agent = await connect();
    const asked = play(agent, speaks(list));
    await eventually(() =>
      expect(asked).toContainEqual(
        expect.objectContaining({
          type: 'GetSupportedProto',
          body: { controllerSupportedProtocolVersions: '1.0,1.1,1.2,1.3,1.4' },
        }),
      ),
    );
    await eventually(async () => {
      await gateway.get(eid, ['Device.A']);
      expect(agent.records.at(-1)?.version).toBe(version);
    });
  });

  test('answers an agent without an agreed version in that of its own records', async () => {
    const { connect } = await start({ manageSubscriptions: false });
    const agent = await connect();
    const payload = encodeMsg(eventMsg('n1', 'Boot!'));
    agent.send(
      encodeRecord({
        version: '1.1',
        toId: 'self::waymark-controller',
        fromId: eid,
        content: { type: 'noSession', body: { payload } },
      }),
    );
    await agent.take('NotifyResp');
    expect(agent.records.map(({ version }) => version)).toEqual(['1.1']);
  });

  test('reports an agent with no supported version, and still communicates with it', async () => {
    const { connect, notices } = await start();
    play(await connect(), speaks('2.0'));
    await eventually(() =>
      expect(notices()).toEqual([{ endpointId: eid, notice: 'versionUnknown', detail: '2.0', times: 1 }]),
    );
    expect(await gateway.get(eid, ['Device.A'])).toMatchObject({ kind: 'values' });
  });
});
