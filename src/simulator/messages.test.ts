import { beforeEach, describe, expect, test } from 'vitest';
import type { BodyOf, Msg } from '#usp/msg.ts';
import { Bench } from './testing.ts';

let bench: Bench;
beforeEach(() => {
  bench = new Bench('AR3030W').connect();
});

type MsgOf<T extends Msg['type']> = Extract<Msg, { type: T }>;

function isType<T extends Msg['type']>(
  msg: { type: string; body: unknown } | null,
  type: T,
): msg is { type: T; body: MsgOf<T>['body'] } {
  return msg?.type === type;
}

function body<T extends Msg['type']>(msg: { type: string; body: unknown } | null, type: T): MsgOf<T>['body'] {
  if (!isType(msg, type)) throw new Error(`${msg?.type ?? 'nothing'} instead of ${type}`);
  return msg.body;
}

describe('Get (TR-369 §6.3.1.4)', () => {
  const get = (path: string, maxDepth = 0) =>
    body(bench.ask({ type: 'Get', body: { paramPaths: [path], maxDepth } }), 'GetResp').reqPathResults[0];

  test('resolves wildcards, search expressions and references', () => {
    expect(Object.values(bench.get('Device.WiFi.Radio.*.OperatingFrequencyBand'))).toEqual([
      '2.4GHz',
      '5GHz',
      '6GHz',
    ]);
    const path = 'Device.WiFi.Radio.[OperatingFrequencyBand=="5GHz"&&Enable==true].Name';
    expect(bench.get(path)).toEqual({ 'Device.WiFi.Radio.2.Name': 'wlan1' });
    expect(Object.keys(bench.get('Device.WiFi.AccessPoint.3.SSIDReference+.SSID'))).toEqual([
      'Device.WiFi.SSID.3.SSID',
    ]);
    const below = 'Device.WiFi.AccessPoint.[Security.ModeEnabled=="WPA2-Personal"].Enable';
    expect(Object.keys(bench.get(below))).toHaveLength(6);
  });

  test('treats a search without matches as no error', () => {
    expect(get('Device.WiFi.Radio.[Name=="none"].')).toMatchObject({ errCode: 0, resolvedPathResults: [] });
  });

  test('returns only the object itself for max_depth 1', () => {
    const paths = (depth: number) =>
      get('Device.WiFi.', depth)?.resolvedPathResults.map((one) => one.resolvedPath) ?? [];
    expect(paths(1)).toEqual(['Device.WiFi.']);
    expect(paths(3)).toContain('Device.WiFi.Radio.1.');
    expect(paths(3)).not.toContain('Device.WiFi.Radio.1.Stats.');
    expect(paths(0)).toContain('Device.WiFi.Radio.1.Stats.');
  });

  test.each([
    ['Device.Nothing.', 7026],
    ['Device.DeviceInfo.Nothing', 7026],
    ['Device.WiFi.Radio.9.', 7016],
    ['Device.WiFi.1.', 7026],
    ['Device.WiFi..', 7008],
    ['Services.', 7026],
  ])('%s is error %i', (path, code) => expect(get(path)?.errCode).toBe(code));

  test('returns one result per object, or nested names', () => {
    expect(get('Device.WiFi.Radio.1.')?.resolvedPathResults).toHaveLength(2);
    bench.agent.faults.getShape = 'nested';
    const nested = get('Device.WiFi.Radio.1.')?.resolvedPathResults;
    expect(nested).toHaveLength(1);
    expect(nested?.[0]?.resultParams['Stats.BytesSent']).toBeDefined();
  });
});

describe('Set (TR-369 §6.3.2.3)', () => {
  const setting = (param: string, value: string, required = true) => ({ param, value, required });
  const set = (allowPartial: boolean, ...updateObjs: BodyOf<'Set'>['updateObjs']) =>
    bench.ask({ type: 'Set', body: { allowPartial, updateObjs } });
  const radio = (row: number | string, ...paramSettings: ReturnType<typeof setting>[]) => ({
    objPath: `Device.WiFi.Radio.${row}.`,
    paramSettings,
  });

  test('stores values, and reports them as words', () => {
    const answer = body(set(false, radio(1, setting('Enable', '0'))), 'SetResp');
    const outcome = answer.updatedObjResults[0]?.operStatus?.outcome;
    expect(outcome).toMatchObject({
      type: 'success',
      body: { updatedInstResults: [{ updatedParams: { Enable: 'false' } }] },
    });
    expect(bench.get('Device.WiFi.Radio.1.Status')).toEqual({ 'Device.WiFi.Radio.1.Status': 'Down' });
  });

  test('sets nothing after one error without allow_partial', () => {
    const answer = set(false, radio(1, setting('TransmitPower', '50')), radio(2, setting('Channel', '6')));
    expect(body(answer, 'Error')).toMatchObject({
      errCode: 7000,
      paramErrs: [{ paramPath: 'Device.WiFi.Radio.2.Channel', errCode: 7012 }],
    });
    expect(bench.agent.read('Device.WiFi.Radio.1.TransmitPower')).toBe('100');
  });

  test('sets the other objects with allow_partial', () => {
    const answer = body(
      set(true, radio(1, setting('TransmitPower', '50')), radio(9, setting('Channel', '6'))),
      'SetResp',
    );
    expect(answer.updatedObjResults.map(({ operStatus }) => operStatus?.outcome?.type)).toEqual([
      'success',
      'failure',
    ]);
    expect(bench.agent.read('Device.WiFi.Radio.1.TransmitPower')).toBe('50');
  });

  test('fails a parameter that is not required alone', () => {
    const answer = body(
      set(true, radio(1, setting('TransmitPower', '25'), setting('Name', 'x', false))),
      'SetResp',
    );
    expect(answer.updatedObjResults[0]?.operStatus?.outcome).toMatchObject({
      type: 'success',
      body: { updatedInstResults: [{ paramErrs: [{ param: 'Name', errCode: 7013 }] }] },
    });
  });

  test("refuses what a radio's hardware does not support, considering the other values of the Set", () => {
    const outcomes = (...settings: [string, string][]) =>
      body(
        set(true, radio(2, ...settings.map(([param, value]) => setting(param, value)))),
        'SetResp',
      ).updatedObjResults.map(({ operStatus }) => operStatus?.outcome?.type);
    const fixed: [string, string] = ['AutoChannelEnable', 'false'];
    expect(outcomes(['Channel', '14'])).toEqual(['failure']);
    // The 80 MHz block that contains 124 ends with 128, which is not allowed here.
    expect(outcomes(['Channel', '124'], ['OperatingChannelBandwidth', '80MHz'], fixed)).toEqual(['failure']);
    expect(outcomes(['Channel', '120'], ['OperatingChannelBandwidth', '40MHz'], fixed)).toEqual(['success']);
    expect(outcomes(['OperatingChannelBandwidth', '160MHz'])).toEqual(['failure']);
    expect(outcomes(['OperatingStandards', 'a,n'], ['OperatingChannelBandwidth', '80MHz'])).toEqual([
      'failure',
    ]);
  });

  test('keeps the fixed channel of a radio until it is set to automatic', () => {
    const channel = () => bench.agent.read('Device.WiFi.Radio.2.Channel');
    const before = channel();
    const other = before === '40' ? '44' : '40';
    set(false, radio(2, setting('Channel', other)));
    expect([channel(), bench.agent.read('Device.WiFi.Radio.2.AutoChannelEnable')]).toEqual([other, 'false']);
    set(false, radio(2, setting('AutoChannelEnable', 'true')));
    expect(channel()).toBe(before);
  });

  test('sets every row that a search path finds', () => {
    set(true, { objPath: 'Device.WiFi.Radio.*.', paramSettings: [setting('TransmitPower', '75')] });
    expect(Object.values(bench.get('Device.WiFi.Radio.*.TransmitPower'))).toEqual(['75', '75', '75']);
  });

  test.each([
    ['Nothing', 'x', 7010],
    ['Enable', 'perhaps', 7011],
    ['OperatingChannelBandwidth', '320MHz', 7012],
    ['Status', 'Up', 7013],
  ])('%s=%s is error %i', (param, value, code) => {
    expect(body(set(false, radio(1, setting(param, value))), 'Error').paramErrs[0]?.errCode).toBe(code);
  });
});

describe('Add and Delete (TR-369 §6.3.2.1, §6.3.2.5)', () => {
  const chain = 'Device.Firewall.Chain.1.Rule.';
  const add = (objPath: string, values: Record<string, string> = {}, allowPartial = true) => {
    const paramSettings = Object.entries(values).map(([param, value]) => ({ param, value, required: true }));
    return bench.ask({ type: 'Add', body: { allowPartial, createObjs: [{ objPath, paramSettings }] } });
  };
  const outcomeOf = (answer: Msg | null) => body(answer, 'AddResp').createdObjResults[0]?.operStatus?.outcome;

  test('adds a row with defaults, and deletes it completely', () => {
    expect(outcomeOf(add(chain, { SourceMAC: '02:00:00:00:00:01' }))).toMatchObject({
      type: 'success',
      body: { instantiatedPath: `${chain}1.`, uniqueKeys: { Alias: 'cpe-1' } },
    });
    expect(bench.get(`${chain}1.Target`)).toEqual({ [`${chain}1.Target`]: 'Drop' });
    const answer = bench.ask({ type: 'Delete', body: { allowPartial: false, objPaths: [`${chain}1.`] } });
    expect(body(answer, 'DeleteResp').deletedObjResults[0]?.operStatus?.outcome).toMatchObject({
      type: 'success',
      body: { affectedPaths: [`${chain}1.`] },
    });
    expect(bench.get(chain)).toEqual({});
  });

  test('reuses the lowest free number', () => {
    for (let at = 0; at < 3; at += 1) add(chain);
    bench.ask({ type: 'Delete', body: { allowPartial: true, objPaths: [`${chain}2.`] } });
    expect(outcomeOf(add(chain, { SourceMAC: 'new' }))).toMatchObject({
      body: { instantiatedPath: `${chain}2.` },
    });
    expect(bench.agent.read(`${chain}2.SourceMAC`)).toBe('new');
  });

  test.each([
    ['Device.WiFi.Radio.', {}, 7019],
    ['Device.WiFi.', {}, 7018],
    [chain, { Target: 'Maybe' }, 7021],
    ['Device.Nothing.', {}, 7026],
  ])('adding to %s %j is error %i', (path, values, code) => {
    expect(outcomeOf(add(path, values))).toMatchObject({ type: 'failure', body: { errCode: code } });
  });

  test('refuses a second row with the same unique key', () => {
    add(chain, { Alias: 'mine' });
    expect(outcomeOf(add(chain, { Alias: 'mine' }))).toMatchObject({
      type: 'failure',
      body: { errCode: 7025 },
    });
  });

  test('refuses to delete fixed rows', () => {
    const answer = bench.ask({
      type: 'Delete',
      body: { allowPartial: false, objPaths: ['Device.WiFi.Radio.1.'] },
    });
    expect(body(answer, 'Error').paramErrs[0]?.errCode).toBe(7024);
  });
});

describe('supported features (TR-369 §6.3.1.7, §6.3.1.9)', () => {
  test('include instances with their unique keys', () => {
    const request = { objPaths: ['Device.WiFi.Radio.', 'Device.Nope.'], firstLevelOnly: true };
    const { reqPathResults } = body(bench.ask({ type: 'GetInstances', body: request }), 'GetInstancesResp');
    expect(reqPathResults[0]?.currInsts).toHaveLength(3);
    expect(reqPathResults[0]?.currInsts[1]).toEqual({
      instantiatedObjPath: 'Device.WiFi.Radio.2.',
      uniqueKeys: { Name: 'wlan1' },
    });
    expect(reqPathResults[1]?.errCode).toBe(7026);
  });

  test('include objects, parameters, commands and events', () => {
    const all = { returnCommands: true, returnEvents: true, returnParams: true, returnUniqueKeySets: true };
    const ask = (path: string, firstLevelOnly: boolean) => {
      const request = { objPaths: [path], firstLevelOnly, ...all };
      return body(bench.ask({ type: 'GetSupportedDM', body: request }), 'GetSupportedDMResp')
        .reqObjResults[0];
    };
    const [radio, stats] = ask('Device.WiFi.Radio.{i}.', false)?.supportedObjs ?? [];
    expect(radio).toMatchObject({
      supportedObjPath: 'Device.WiFi.Radio.{i}.',
      isMultiInstance: true,
      access: 0,
    });
    expect(radio?.supportedParams.find(({ paramName }) => paramName === 'Channel')).toMatchObject({
      access: 1,
    });
    expect(stats?.supportedObjPath).toBe('Device.WiFi.Radio.{i}.Stats.');
    const [ping, below] = ask('Device.IP.', true)?.supportedObjs ?? [];
    expect(ping?.supportedParams.length).toBeGreaterThan(0);
    expect(below?.supportedParams).toEqual([]);
    const diagnostics = ask('Device.IP.Diagnostics.', true)?.supportedObjs[0];
    expect(
      diagnostics?.supportedCommands.find(({ commandName }) => commandName === 'IPPing()'),
    ).toMatchObject({ commandType: 2 });
    const events = ask('Device.X_WAYMARK_Diagnostics.', true)?.supportedObjs[0]?.supportedEvents;
    expect(events?.map(({ eventName }) => eventName)).toEqual(['PingSample!', 'AppProgress!']);
    expect(ask('Device.Nope.', true)?.errCode).toBe(7026);
  });

  test('include protocol versions, and errors for messages that an agent does not know', () => {
    const versions = { controllerSupportedProtocolVersions: '1.4' };
    const answer = body(bench.ask({ type: 'GetSupportedProto', body: versions }), 'GetSupportedProtoResp');
    expect(answer.agentSupportedProtocolVersions).toContain('1.3');
    const register = bench.ask({ type: 'Register', body: { allowPartial: false, regPaths: [] } });
    expect(body(register, 'Error').errCode).toBe(7001);
  });
});
