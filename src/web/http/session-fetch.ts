import type { Language } from '#domain/text/languages.ts';
import { readPreferences } from '#web/ambient/preferences.ts';
import { randomId } from '#web/ambient/random.ts';
import { ApiError, networkError } from './api-error.ts';
import { connection } from './connection.ts';
import { narrowing } from './narrowing.ts';
import { askPassword } from './password-again.ts';
import { session } from './session-port.ts';

/** Header values of CO-105. */
/** The server answers in English where it does not have the language. */
const languageHeader = (language: Language): string =>
  language === 'en' ? 'en-US' : language === 'ko' ? 'ko-KR' : `${language}, en;q=0.5`;

async function codeOf(response: Response): Promise<string> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return body !== null && typeof body === 'object' && 'code' in body ? String(body.code) : '';
}

/** A proxy that answers for a server that is away; the server's own failures are JSON. */
const isGatewayError = ({ status, headers }: Response) =>
  status >= 502 && status <= 504 && !headers.get('Content-Type')?.includes('json');

async function send(request: Request, timeoutMs: number): Promise<Response> {
  const stopWatching = connection.watchCall();
  const limit = connection.limitOf(timeoutMs);
  try {
    const response = await fetch(request, {
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(limit), connection.cutSignal()]),
    });
    if (isGatewayError(response)) throw networkError('Network Fail');
    connection.answered();
    return response;
  } catch (cause) {
    if (request.signal.aborted) throw cause;
    connection.unanswered();
    const timedOut = cause instanceof DOMException && cause.name === 'TimeoutError';
    throw timedOut && limit === timeoutMs
      ? new ApiError({ status: 408, code: 'timeout', message: 'API timeout' })
      : networkError('Network Fail');
  } finally {
    stopWatching();
  }
}

/** Language, what the page is narrowed to, token, position and idempotency key on every request that has none (RU-024); one renewal when the token ran out (ER-002), and the password where it is wanted again. */
export function sessionFetch(timeoutMs: number): (request: Request) => Promise<Response> {
  return async (request) => {
    await session().settled();
    request.headers.set('Accept-Language', languageHeader(readPreferences().language));
    for (const [name, value] of Object.entries(narrowing.headers())) request.headers.set(name, value);
    if (request.method !== 'GET' && !request.headers.has('Idempotency-Key'))
      request.headers.set('Idempotency-Key', randomId());
    const credential = session().credential();
    const generation = session().generation();
    if (credential) request.headers.set('Authorization', `Bearer ${credential.token}`);
    const position = session().position();
    if (position !== null) request.headers.set('Log-After', String(position));
    const again = request.clone();
    const response = await send(request, timeoutMs);
    session().responseArrived();
    const answered = response.headers.get('Log-Position');
    if (answered !== null && generation === session().generation()) session().answered(Number(answered));
    if (response.status === 403 && (await codeOf(response)) === 'passwordneeded') {
      if (!(await askPassword()) || generation !== session().generation()) return response;
      // The token may have been renewed while the person typed.
      const current = session().credential();
      if (current) again.headers.set('Authorization', `Bearer ${current.token}`);
      return send(again, timeoutMs);
    }
    if (response.status !== 401 || (await codeOf(response)) !== 'jwterr') return response;
    const newer = await session().unauthorised({ credential, generation });
    if (!newer) return response;
    again.headers.set('Authorization', `Bearer ${newer.token}`);
    return send(again, timeoutMs);
  };
}

/** Sends the calls that make or renew the session themselves. */
export function plainFetch(timeoutMs: number): (request: Request) => Promise<Response> {
  return (request) => {
    request.headers.set('Accept-Language', languageHeader(readPreferences().language));
    return send(request, timeoutMs);
  };
}
