import createClient from 'openapi-fetch';
import { describe, expect, test } from 'vitest';
import type { paths } from '#api/auth.d.ts';
import { ApiError, foreignCode, isBodyRefusal } from './api-error.ts';
import { answerOf } from './clients.ts';

const answered = (status: number, body: { data?: unknown; error?: unknown }) =>
  answerOf(Promise.resolve({ ...body, response: new Response(null, { status }) }));

const failureOf = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => {
      throw new Error('no failure');
    },
    (cause: ApiError) => cause,
  );

describe('the answer of a call', () => {
  test('is its body where the code is success (RU-025)', async () => {
    const body = { code: 'success', message: 'Done', data: { taskId: 'a' } };
    expect(await answered(200, { data: body })).toBe(body);
  });

  test('is a refusal by the code in the body, also under the status 200 (RU-142, RU-025, ER-040, TN-294)', async () => {
    const body = { code: 'wsdisconnect', message: 'The device is not connected.', data: [] };
    const failure = await failureOf(answered(200, { data: body }));
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ status: 200, code: 'wsdisconnect', message: body.message, details: [] });
    expect(isBodyRefusal(failure)).toBe(true);
  });

  test('is a refusal with the code of the catalogue under any other status', async () => {
    const error = { code: 'nodata', message: 'There is no such entry.', data: [] };
    const failure = await failureOf(answered(400, { error }));
    expect(failure).toMatchObject({ status: 400, code: 'nodata' });
    expect(isBodyRefusal(failure)).toBe(false);
  });

  test('without a code is the default failure (ER-039)', async () => {
    expect(await failureOf(answered(418, { error: { teapot: true } }))).toMatchObject({
      code: 'error',
      message: 'Default Fail',
    });
  });

  test.each([
    [413, '<html>413 Request Entity Too Large</html>'],
    [502, '<html>502 Bad Gateway</html>'],
    [504, undefined],
  ])('with the status %i of a proxy is not one of the server', async (status, error) => {
    expect(await failureOf(answered(status, error === undefined ? {} : { error }))).toMatchObject({
      status,
      code: foreignCode,
    });
  });

  test.each(['', ' ', null, 7, { text: 'no' }])(
    'whose message is not a text says so in the default words: %j (RU-002, ER-039)',
    async (message) => {
      expect(await failureOf(answered(400, { error: { code: 'nodata', message } }))).toMatchObject({
        code: 'nodata',
        message: 'Default Fail',
      });
    },
  );

  test('may be a file, which has no code', async () => {
    const file = new Blob(['{"code":1}']);
    expect(await answered(200, { data: file })).toBe(file);
  });

  test('that breaks off is none: it is made again, and ends no session (TN-159)', async () => {
    // The page is left, or the connection is lost, in the middle of the response.
    const broken = () => {
      const body = new ReadableStream({ pull: (stream) => stream.error(new TypeError('network error')) });
      return Promise.resolve(new Response(body, { headers: { 'Content-Type': 'application/json' } }));
    };
    const api = createClient<paths>({ baseUrl: 'http://localhost/auth/v1', fetch: broken });
    await expect(answerOf(api.GET('/profile'))).rejects.toMatchObject({ code: 'network' });
  });
});
