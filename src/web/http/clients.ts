import createClient from 'openapi-fetch';
import type { paths as AuthPaths } from '#api/auth.d.ts';
import type { paths as MainPaths } from '#api/main.d.ts';
import { saveFile } from '#web/ambient/save-file.ts';
import { ApiError } from './api-error.ts';
import { plainFetch, sessionFetch } from './session-fetch.ts';

/** CO-004, CO-005. */
export const mainTimeout = 1_200_000;
const authTimeout = 30_000;

export const mainApi = createClient<MainPaths>({ baseUrl: '/api/v1', fetch: sessionFetch(mainTimeout) });
export const authApi = createClient<AuthPaths>({ baseUrl: '/auth/v1', fetch: sessionFetch(authTimeout) });
/** Sign-in, renewal and the mailed link: these have no session to lean on. */
export const publicApi = createClient<AuthPaths>({ baseUrl: '/auth/v1', fetch: plainFetch(authTimeout) });

interface Failure {
  code: string;
  message: string;
  data?: unknown;
}

const isFailure = (value: unknown): value is Failure =>
  value !== null && typeof value === 'object' && 'code' in value && 'message' in value;

/** The answer's body, or an `ApiError`: the code is read from the body (RU-142), `success` means OK (RU-025). */
export async function answerOf<T>(
  call: Promise<{ data?: T; error?: unknown; response: Response }>,
): Promise<T> {
  const { data, error, response } = await call;
  if (data !== undefined && response.ok) return data;
  if (isFailure(error)) {
    throw new ApiError({
      status: response.status,
      code: error.code,
      message: error.message,
      details: error.data,
    });
  }
  throw new ApiError({
    status: response.status,
    code: 'error',
    message: response.statusText || 'Default Fail',
  });
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
