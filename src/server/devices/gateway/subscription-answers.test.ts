import { expect, test } from 'vitest';
import type { AddResult, DeleteResult, SetResult } from '#usp/messages/write.ts';
import type { Reply } from './request-queue.ts';
import { refusedAdds, refusedDeletes, refusedEnables } from './subscription-answers.ts';
import { standardSubscriptions } from './subscription-plan.ts';

const row = (at: number) => `Device.LocalAgent.Subscription.${at}.`;
const asked = [1, 2, 3].map((at) => ({ id: `s${at}`, path: row(at) }));
const error: Reply = {
  kind: 'response',
  content: {
    type: 'Error',
    body: {
      errCode: 7000,
      errMsg: 'failed',
      paramErrs: [{ paramPath: row(1), errCode: 7006, errMsg: 'not yours' }],
    },
  },
};
const notYours = { code: 7006, message: 'not yours' };
const unsaid = { code: 7000, message: 'the answer does not mention it' };

test('reports each failed part of an Add, and unmentioned parts too (allow_partial)', () => {
  const success = { instantiatedPath: row(9), paramErrs: [], uniqueKeys: {} };
  const createdObjResults: AddResult[] = [
    { requestedPath: row(0), operStatus: { outcome: { type: 'success', body: success } } },
    {
      requestedPath: row(0),
      operStatus: { outcome: { type: 'failure', body: { errCode: 7004, errMsg: '' } } },
    },
  ];
  const reply: Reply = { kind: 'response', content: { type: 'AddResp', body: { createdObjResults } } };
  expect(refusedAdds(reply, standardSubscriptions)).toEqual([
    { id: 'waymark-complete', code: 7004, message: 'Invalid arguments' },
    { id: 'waymark-periodic', ...unsaid },
  ]);
});

test('reports rows that a Delete left, but not rows that were already gone', () => {
  const failed = (path: string, errCode: number): DeleteResult => ({
    requestedPath: path,
    operStatus: { outcome: { type: 'failure', body: { errCode, errMsg: 'no' } } },
  });
  const unaffectedPathErrs = [{ unaffectedPath: row(2), errCode: 7024, errMsg: 'kept' }];
  const deletedObjResults: DeleteResult[] = [
    failed(row(1), 7016),
    {
      requestedPath: row(2),
      operStatus: { outcome: { type: 'success', body: { affectedPaths: [], unaffectedPathErrs } } },
    },
    failed(row(3), 7006),
  ];
  const reply: Reply = { kind: 'response', content: { type: 'DeleteResp', body: { deletedObjResults } } };
  expect(refusedDeletes(reply, asked)).toEqual([
    { id: 's2', code: 7024, message: 'kept' },
    { id: 's3', code: 7006, message: 'no' },
  ]);
});

test('reports a parameter that a successful Set did not set', () => {
  const paramErrs = [{ param: 'Enable', errCode: 7012, errMsg: 'bad' }];
  const updatedObjResults: SetResult[] = [
    {
      requestedPath: row(1),
      operStatus: {
        outcome: {
          type: 'success',
          body: { updatedInstResults: [{ affectedPath: row(1), paramErrs, updatedParams: {} }] },
        },
      },
    },
    {
      requestedPath: row(2),
      operStatus: {
        outcome: {
          type: 'failure',
          body: { errCode: 7021, errMsg: 'x', updatedInstFailures: [{ affectedPath: row(2), paramErrs }] },
        },
      },
    },
  ];
  const reply: Reply = { kind: 'response', content: { type: 'SetResp', body: { updatedObjResults } } };
  expect(refusedEnables(reply, [row(1), row(2), row(3)])).toEqual([
    { id: row(1), code: 7012, message: 'bad' },
    { id: row(2), code: 7012, message: 'bad' },
    { id: row(3), ...unsaid },
  ]);
});

test("reads an Error as a refusal of everything, with the parameter's code, and no answer as no result", () => {
  expect(refusedDeletes(error, asked.slice(0, 2))).toEqual([
    { id: 's1', ...notYours },
    { id: 's2', ...notYours },
  ]);
  expect(refusedEnables(error, [row(1)])).toEqual([{ id: row(1), ...notYours }]);
  expect(refusedAdds(error, standardSubscriptions.slice(0, 1))).toEqual([
    { id: 'waymark-boot', ...notYours },
  ]);
  const silent: Reply = { kind: 'unanswered', reason: 'timeout' };
  expect(refusedDeletes(silent, asked)).toBeNull();
  expect(refusedEnables(silent, [])).toBeNull();
  expect(refusedAdds(silent, [])).toBeNull();
});
