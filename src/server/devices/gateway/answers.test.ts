import { describe, expect, test } from 'vitest';
import {
  mergeGetResp,
  toAddAnswer,
  toAddRequest,
  toDeleteAnswer,
  toGetAnswer,
  toOperateAnswer,
  toSetAnswer,
  toSetRequest,
} from './answers.ts';

const error = (
  errCode: number,
  errMsg: string,
  paramErrs: { paramPath: string; errCode: number; errMsg: string }[] = [],
) => ({ kind: 'response', content: { type: 'Error', body: { errCode, errMsg, paramErrs } } }) as const;

describe('GetResp (TR-369 §6.3.1)', () => {
  const result = (requestedPath: string, resolved: [string, Record<string, string>][], errCode = 0) => ({
    requestedPath,
    errCode,
    errMsg: errCode ? 'no' : '',
    resolvedPathResults: resolved.map(([resolvedPath, resultParams]) => ({ resolvedPath, resultParams })),
  });

  test('merges both shapes to the same values', () => {
    const perObject = result('Device.A.', [
      ['Device.A.', { X: '1' }],
      ['Device.A.B.1.', { Y: '2' }],
    ]);
    const nested = result('Device.A.', [['Device.A.', { X: '1', 'B.1.Y': '2' }]]);
    const expected = { kind: 'values', values: { 'Device.A.X': '1', 'Device.A.B.1.Y': '2' }, errors: {} };
    expect(mergeGetResp({ reqPathResults: [perObject] })).toEqual(expected);
    expect(mergeGetResp({ reqPathResults: [nested] })).toEqual(expected);
  });

  test('leaves out a secret that reads back empty, but not another empty value', () => {
    const merged = mergeGetResp({
      reqPathResults: [result('Device.S.', [['Device.S.', { KeyPassphrase: '', ModeEnabled: '' }]])],
    });
    expect(merged.values).toEqual({ 'Device.S.ModeEnabled': '' });
  });

  test('lists errors by requested path beside the values of the others', () => {
    const merged = mergeGetResp({
      reqPathResults: [result('Device.A.X', [['Device.A.', { X: '1' }]]), result('Device.Nope', [], 7026)],
    });
    expect(merged.values).toEqual({ 'Device.A.X': '1' });
    expect(merged.errors).toEqual({ 'Device.Nope': { code: 7026, message: 'no' } });
  });

  test('reads an Error as a refusal of the whole request, with its parameter error as the reason', () => {
    expect(toGetAnswer(error(7003, 'sorry'))).toEqual({ kind: 'refused', code: 7003, message: 'sorry' });
    const detailed = error(7004, 'bad', [{ paramPath: 'Device.X', errCode: 7026, errMsg: 'unknown' }]);
    expect(toGetAnswer(detailed)).toEqual({ kind: 'refused', code: 7026, message: 'Device.X: unknown' });
  });

  test("reads a response of another type as a refusal with the agent's own error", () => {
    const odd = { kind: 'response', content: { type: 'NotifyResp', body: { subscriptionId: '' } } } as const;
    expect(toGetAnswer(odd)).toMatchObject({ kind: 'refused', code: 7003 });
  });
});

describe('Set (TR-369 §6.3.2)', () => {
  const values = { 'Device.A.1.X': '1', 'Device.A.1.Y': '2', 'Device.A.2.X': '3' };

  test('groups values by object, required within, partial between', () => {
    const request = toSetRequest(values);
    expect(request.allowPartial).toBe(true);
    expect(request.updateObjs.map(({ objPath, paramSettings }) => [objPath, paramSettings.length])).toEqual([
      ['Device.A.1.', 2],
      ['Device.A.2.', 1],
    ]);
    expect(request.updateObjs[0]?.paramSettings[0]?.required).toBe(true);
  });

  test('reports a valid value beside an invalid one as not set', () => {
    const updatedObjResults = [
      {
        requestedPath: 'Device.A.1.',
        operStatus: {
          outcome: {
            type: 'failure' as const,
            body: {
              errCode: 7021,
              errMsg: 'required',
              updatedInstFailures: [
                { affectedPath: 'Device.A.1.', paramErrs: [{ param: 'X', errCode: 7012, errMsg: 'value' }] },
              ],
            },
          },
        },
      },
      {
        requestedPath: 'Device.A.2.',
        operStatus: {
          outcome: {
            type: 'success' as const,
            body: {
              updatedInstResults: [{ affectedPath: 'Device.A.2.', paramErrs: [], updatedParams: { X: '3' } }],
            },
          },
        },
      },
    ];
    const reply = { kind: 'response', content: { type: 'SetResp', body: { updatedObjResults } } } as const;
    expect(toSetAnswer(reply, values)).toEqual({
      kind: 'set',
      values: { 'Device.A.2.X': '3' },
      errors: {
        'Device.A.1.X': { code: 7012, message: 'value' },
        'Device.A.1.Y': { code: 7020, message: 'Object could not be updated' },
      },
    });
  });
});

describe('OperateResp (TR-369 §6.3.4)', () => {
  const answer = (result: {
    reqObjPath?: string;
    outcome?:
      | { type: 'outputArgs'; body: { outputArgs: Record<string, string> } }
      | { type: 'failure'; body: { errCode: number; errMsg: string } };
  }) => {
    const operationResults = [{ executedCommand: 'C()', reqObjPath: '', outcome: null, ...result }];
    return toOperateAnswer({
      kind: 'response',
      content: { type: 'OperateResp', body: { operationResults } },
    });
  };

  test('may be accepted, completed or refused', () => {
    expect(answer({ reqObjPath: 'R.1.' })).toEqual({ kind: 'accepted', requestPath: 'R.1.' });
    expect(answer({ outcome: { type: 'outputArgs', body: { outputArgs: { A: 'b' } } } })).toEqual({
      kind: 'completed',
      outputArgs: { A: 'b' },
    });
    expect(answer({ outcome: { type: 'failure', body: { errCode: 7022, errMsg: 'no' } } })).toEqual({
      kind: 'refused',
      code: 7022,
      message: 'no',
    });
  });

  test('distinguishes silence from a missing session', () => {
    expect(toOperateAnswer({ kind: 'unanswered', reason: 'timeout' })).toEqual({
      kind: 'unanswered',
      reason: 'timeout',
    });
    expect(toOperateAnswer({ kind: 'undelivered', reason: 'away', message: 'x' })).toEqual({
      kind: 'undelivered',
      reason: 'away',
      message: 'x',
    });
  });
});

describe('Add and Delete', () => {
  const table = 'Device.Firewall.Chain.1.Rule.';
  const rows = [{ objPath: table, values: { Target: 'Drop' } }];
  const failure = { type: 'failure' as const, body: { errCode: 7005, errMsg: 'no more room' } };

  test('requests each row with all of its values', () => {
    expect(toAddRequest(rows)).toEqual({
      allowPartial: true,
      createObjs: [{ objPath: table, paramSettings: [{ param: 'Target', value: 'Drop', required: true }] }],
    });
  });

  test('returns the path of an added row, and the reason for one that was refused or is missing in the answer', () => {
    const success = {
      type: 'success' as const,
      body: { instantiatedPath: `${table}3.`, paramErrs: [], uniqueKeys: {} },
    };
    const answer = (...outcomes: (typeof success | typeof failure)[]) =>
      toAddAnswer(
        {
          kind: 'response',
          content: {
            type: 'AddResp',
            body: {
              createdObjResults: outcomes.map((outcome) => ({
                requestedPath: table,
                operStatus: { outcome },
              })),
            },
          },
        },
        rows,
      );
    expect(answer(success)).toEqual({ kind: 'rows', paths: [`${table}3.`], errors: {} });
    expect(answer(failure)).toMatchObject({
      paths: [],
      errors: { [table]: { code: 7005, message: 'no more room' } },
    });
    expect(answer()).toMatchObject({ paths: [], errors: { [table]: { code: 7020 } } });
  });

  test('counts a missing row as deleted, and reports one that the device keeps', () => {
    const gone = { type: 'failure' as const, body: { errCode: 7016, errMsg: 'Object does not exist' } };
    const kept = {
      type: 'success' as const,
      body: {
        affectedPaths: [],
        unaffectedPathErrs: [{ unaffectedPath: `${table}3.`, errCode: 7024, errMsg: 'in use' }],
      },
    };
    const answer = (...outcomes: (typeof gone | typeof kept)[]) =>
      toDeleteAnswer(
        {
          kind: 'response',
          content: {
            type: 'DeleteResp',
            body: {
              deletedObjResults: outcomes.map((outcome) => ({
                requestedPath: `${table}3.`,
                operStatus: { outcome },
              })),
            },
          },
        },
        [`${table}3.`],
      );
    expect(answer(gone)).toEqual({ kind: 'rows', paths: [], errors: {} });
    expect(answer(kept)).toMatchObject({ errors: { [`${table}3.`]: { code: 7024, message: 'in use' } } });
    expect(answer()).toMatchObject({ errors: { [`${table}3.`]: { code: 7020 } } });
  });
});
