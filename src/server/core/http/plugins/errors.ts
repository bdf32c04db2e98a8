import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyError, FastifyInstance } from 'fastify';
import { isUnavailable, StreamErased } from '#server/core/database/errors.ts';
import { levelOf } from '#server/core/logger.ts';
import { ApiError, errorText, languageOf } from '../api-error.ts';

export const bodyLimit = 1_048_576;

/** Answers to the framework's own errors, in the API's shape and with advice. */
const frameworkText: Record<string, { status: number; message: string }> = {
  FST_ERR_CTP_INVALID_JSON_BODY: { status: 400, message: 'The body is not valid JSON.' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { status: 400, message: 'The body is empty; send a JSON object.' },
  FST_ERR_CTP_BODY_TOO_LARGE: {
    status: 413,
    message: 'The body is too large; send it in parts.',
  },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { status: 415, message: 'Send the body as application/json.' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { status: 400, message: 'The body is not as long as it says.' },
  FST_ERR_BAD_URL: { status: 400, message: 'The address is not valid.' },
  FST_ERR_MAX_PARAM_LENGTH: { status: 400, message: 'A part of the address is too long.' },
};

/**
 * The database is unavailable or has no free connection: a load balancer and a client may retry after this many
 * seconds.
 */
const unavailable = new ApiError('timeout', { status: 503, data: { retryAfter: 5 } });

/**
 * Answers every error in the shape `{code, message, data}`; an unexpected one is logged, and its details stay inside.
 */
export function errorAnswers(app: FastifyInstance): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const answer = answerOf(error);
    if (!answer)
      request.log[levelOf(error)]({ err: error }, `${request.method} ${request.routeOptions.url ?? ''}`);
    const answered = answer ?? unforeseen(error);
    const { status, data } = answered;
    if (status === 401) reply.header('www-authenticate', 'Bearer');
    const wait = typeof data === 'object' && data !== null && Reflect.get(data, 'retryAfter');
    if (typeof wait === 'number') reply.header('retry-after', wait);
    return reply.code(status).send(errorBody(answered, request));
  });
}

/** Returns the code of this error in the answer. */
export const codeOf = (error: FastifyError) => (answerOf(error) ?? unforeseen(error)).code;

const unforeseen = (error: unknown) => (isUnavailable(error) ? unavailable : new ApiError('error'));

export function errorBody(
  { code, status, text, data }: ApiError,
  request: { headers: IncomingHttpHeaders; id: string },
) {
  const language = languageOf(request.headers['accept-language']);
  return { code, message: text ?? errorText(code, language, status), data, requestId: request.id };
}

/** Builds the answer for requests that the router refuses before there is a route. */
export const frameworkAnswer = (error: FastifyError): ApiError =>
  answerOf(error) ?? new ApiError('custom', { message: 'The address is not valid.' });

function answerOf(error: FastifyError): ApiError | null {
  if (error instanceof ApiError) return error;
  // The stream was erased while it was being read.
  if (error instanceof StreamErased) return new ApiError('erased');
  const known = frameworkText[error.code];
  if (known) return new ApiError('custom', known);
  // The parser's errors, for a truncated body or JSON with a hidden prototype, have a status but no code of the
  // catalogue.
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) {
    const flaw = error instanceof SyntaxError ? { message: 'The body is not valid JSON.' } : {};
    return new ApiError('custom', { status: error.statusCode, ...flaw });
  }
  return null;
}
