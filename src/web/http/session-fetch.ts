import { type Language, readPreferences } from '#web/ambient/preferences.ts';
import { randomId } from '#web/ambient/random.ts';
import { ApiError, networkError } from './api-error.ts';
import { session } from './session-port.ts';

/** Header values of CO-105. */
const languageHeader = { en: 'en-US', ko: 'ko-KR' } as const satisfies Record<Language, string>;

async function codeOf(response: Response): Promise<string> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return body !== null && typeof body === 'object' && 'code' in body ? String(body.code) : '';
}

async function send(request: Request, timeoutMs: number): Promise<Response> {
  try {
    return await fetch(request, {
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]),
    });
  } catch (cause) {
    if (request.signal.aborted) throw cause;
    const timedOut = cause instanceof DOMException && cause.name === 'TimeoutError';
    throw timedOut
      ? new ApiError({ status: 408, code: 'timeout', message: 'API timeout' })
      : networkError('Network Fail');
  }
}

/** Language, token, position and idempotency key on every request that has none (RU-024); one renewal when the token ran out (ER-002). */
export function sessionFetch(timeoutMs: number): (request: Request) => Promise<Response> {
  return async (request) => {
    await session().settled();
    request.headers.set('Accept-Language', languageHeader[readPreferences().language]);
    if (request.method !== 'GET' && !request.headers.has('Idempotency-Key'))
      request.headers.set('Idempotency-Key', randomId());
    const token = session().token();
    const generation = session().generation();
    if (token) request.headers.set('Authorization', `Bearer ${token}`);
    const position = session().position();
    if (position !== null) request.headers.set('Log-After', String(position));
    const again = request.clone();
    const response = await send(request, timeoutMs);
    session().responseArrived();
    const answered = response.headers.get('Log-Position');
    if (answered !== null && generation === session().generation()) session().answered(Number(answered));
    if (response.status !== 401 || (await codeOf(response)) !== 'jwterr') return response;
    if (!(await session().unauthorised({ hadToken: token !== null, generation }))) return response;
    const renewed = session().token();
    if (renewed) again.headers.set('Authorization', `Bearer ${renewed}`);
    return send(again, timeoutMs);
  };
}

/** For the calls that make or renew the session themselves. */
export function plainFetch(timeoutMs: number): (request: Request) => Promise<Response> {
  return (request) => {
    request.headers.set('Accept-Language', languageHeader[readPreferences().language]);
    return send(request, timeoutMs);
  };
}
