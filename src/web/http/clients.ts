import createClient from 'openapi-fetch';
import type { paths as AdminPaths } from '#api/admin.d.ts';
import type { paths as AuthPaths } from '#api/auth.d.ts';
import type { paths as MainPaths } from '#api/main.d.ts';
import { saveFile } from '#web/ambient/save-file.ts';
import { ApiError, foreignCode, networkError } from './api-error.ts';
import { toOriginIfMissing } from './missing-address.ts';
import { plainFetch, sessionFetch } from './session-fetch.ts';

/** CO-004, CO-005. */
export const mainTimeout = 1_200_000;
const authTimeout = 30_000;

export const mainApi = createClient<MainPaths>({ baseUrl: '/api/v1', fetch: sessionFetch(mainTimeout) });
export const authApi = createClient<AuthPaths>({
  baseUrl: '/auth/v1',
  fetch: toOriginIfMissing(sessionFetch(authTimeout)),
});
export const adminApi = createClient<AdminPaths>({
  baseUrl: '/admin/api/v1',
  fetch: sessionFetch(mainTimeout),
});
/** Sign-in, renewal and the mailed link: these have no session to lean on. */
export const publicApi = createClient<AuthPaths>({
  baseUrl: '/auth/v1',
  fetch: toOriginIfMissing(plainFetch(authTimeout)),
});
/** The calls of a mailed invitation. */
export const publicMainApi = createClient<MainPaths>({ baseUrl: '/api/v1', fetch: plainFetch(authTimeout) });

interface Failure {
  code: string;
  message: unknown;
  data?: unknown;
}

const isFailure = (value: unknown): value is Failure =>
  value !== null && typeof value === 'object' && 'code' in value && 'message' in value;

/** ER-039; RU-002: a message that is no text, or none at all, is not shown. */
const messageOf = (message: unknown): string =>
  typeof message === 'string' && message.trim() !== '' ? message : 'Default Fail';

/** The API answers in JSON alone: a page of text is that of a proxy, or of a sign-in before the console. */
const isForeign = (error: unknown): boolean => error === undefined || typeof error === 'string';

/** The head of an answer came and its body did not: the connection broke, or the page is about to go. */
const withoutBody = (cause: unknown): never => {
  throw cause instanceof TypeError ? networkError('Network Fail') : cause;
};

/**
 * The answer's body, or an `ApiError`: the code is read from the body (RU-142), and `success` alone means OK, whatever the
 * status is (RU-025). A file has no code.
 */
export async function answerOf<T>(
  call: Promise<{ data?: T; error?: unknown; response: Response }>,
): Promise<T> {
  const { data, error, response } = await call.catch(withoutBody);
  const failure = isFailure(data) && data.code !== 'success' ? data : error;
  if (data !== undefined && response.ok && failure !== data) return data;
  if (isFailure(failure)) {
    throw new ApiError({
      status: response.status,
      code: failure.code,
      message: messageOf(failure.message),
      details: failure.data,
    });
  }
  const code = isForeign(error) ? foreignCode : 'error';
  throw new ApiError({ status: response.status, code, message: messageOf(null) });
}

/**
 * Saves what the server answers as a file, byte for byte, without opening it: a parse and print here could change what
 * its hashes are made of. The call must be made with `parseAs: 'blob'`.
 */
export async function saveAnswer(call: Parameters<typeof answerOf<unknown>>[0], name: string): Promise<void> {
  const file = await answerOf<unknown>(call);
  if (!(file instanceof Blob)) throw new TypeError('the answer is not a file');
  saveFile(name, file);
}
