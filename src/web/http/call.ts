import { createQuerySerializer } from 'openapi-fetch';
import type { operations as AdminOperations } from '#api/admin.d.ts';
import type { operations as AuthOperations } from '#api/auth.d.ts';
import type { operations as MainOperations } from '#api/main.d.ts';
import { operations } from '#api/operations.gen.ts';
import { answerOf, mainTimeout } from './clients.ts';
import { sessionFetch } from './session-fetch.ts';

type Operations = MainOperations & AuthOperations & AdminOperations;
export type OperationId = keyof Operations & keyof typeof operations;

export interface LooseInput {
  path?: object;
  query?: object;
  body?: object;
}

/** Path values, query and body of an operation, as the contract has them. */
export type CallInput<Id extends OperationId> = LooseInput &
  (Operations[Id] extends { parameters: { path: infer P } } ? { path: P } : { path?: never }) &
  (Operations[Id] extends { parameters: { query: infer Q } } ? { query: Q } : unknown) &
  (Operations[Id] extends { requestBody: { content: { 'application/json': infer B } } }
    ? { body: B }
    : { body?: never });

/** The body of the answer of success: `{code, message, data}`. */
export type CallAnswer<Id extends OperationId> = Operations[Id] extends {
  responses: { 200: { content: { 'application/json': infer A } } };
}
  ? A
  : unknown;

const fetchInSession = sessionFetch(mainTimeout);
const queryText = createQuerySerializer();

/**
 * Calls an operation by its id: method, address and types come from the contract. Rejects with `ApiError`. One intent has
 * one `key`: the server answers a repeat with what it answered first (ADR 035).
 */
export const callOperation = <Id extends OperationId>(
  id: Id,
  input: CallInput<Id>,
  key: string,
): Promise<CallAnswer<Id>> => callLoosely(id, input, key);

/** The same for who has the operation from a table and knows what it answers: the server alone checks the input. */
export function callLoosely<Answer>(id: OperationId, input: LooseInput, key: string): Promise<Answer> {
  const { method, base, path } = operations[id];
  const place = Object.entries(input.path ?? {}).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(String(value))),
    `${base}${path}`,
  );
  const query = queryText(input.query ?? {});
  const request = new Request(new URL(query === '' ? place : `${place}?${query}`, window.location.origin), {
    method: method.toUpperCase(),
    // A content type without a body is refused by Fastify.
    headers: { 'Idempotency-Key': key, ...(input.body && { 'Content-Type': 'application/json' }) },
    ...(input.body && { body: JSON.stringify(input.body) }),
  });
  return answerOf(
    fetchInSession(request).then(async (response) => {
      const body = await response.json().catch(() => undefined);
      return response.ok ? { data: body, response } : { error: body, response };
    }),
  );
}
