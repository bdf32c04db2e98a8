import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type OperationId, operationAliases, operations } from '#api/operations.gen.ts';
import { operatorHeader } from '#domain/narrowing.ts';
import { isObject } from '#domain/verify/shapes.ts';
import type { Json } from '#machines/json.ts';
import { addPendingAuditEntry } from '#server/core/audit/pending-entries.ts';
import type { Database } from '#server/core/database/database.ts';
import type { Session } from '#server/core/http/session.ts';
import type { EventLog } from '#server/core/log/log.ts';
import type { Access } from '#server/core/read-models/scope.ts';
import { Scope } from '#server/core/read-models/scope.ts';
import type { SealedTables } from '#server/core/seals/sealed-tables.ts';
import { maskSecrets } from '#server/core/secrets/fields.ts';
import type { SecretVault } from '#server/core/secrets/vault.ts';

import { type AuditNote, type Circumstances, recordOf } from '../audit/audit.ts';
import { ApiError, languageOf, successText } from './api-error.ts';
import type { Caller, Handlers } from './call.ts';
import { clientAddress } from './client-address.ts';
import {
  actorOf,
  type CallState,
  callOf,
  circumstancesOf,
  type HookDeps,
  type Mounted,
  operationHooks,
} from './hooks.ts';
import { type StoredAnswer, withIdempotency } from './idempotency/idempotency.ts';
import { errorBody } from './plugins/errors.ts';
import { type Place, refusal } from './validators.ts';

export interface RegisterDeps extends HookDeps {
  services: HookDeps['services'] & Needs;
  handlers: Handlers;
}

/** Common handler type here; the specific types were checked where the table was made. */
type AnyHandler = (call: object) => Promise<{
  data?: unknown;
  pagination?: unknown;
  file?: unknown;
  lines?: AsyncIterable<string | Uint8Array>;
  mediaType?: string;
  fileName?: string;
  headers?: Record<string, string>;
}>;

/** Mounts every operation and alias of the contract. */
export function registerOperations(app: FastifyInstance, deps: RegisterDeps): void {
  operationHooks(app, deps);
  for (const id of Object.keys(operations) as OperationId[]) mount(app, deps, id, operations[id]);
  for (const alias of operationAliases) mount(app, deps, alias.operation, alias);
}

function mount(app: FastifyInstance, deps: RegisterDeps, id: OperationId, place: Place): void {
  const { services } = deps;
  const {
    public: isPublic,
    permission,
    level,
    reads,
    secret,
    passwordWithin,
    bodyLimit,
    allowedWhilePending,
    upload,
  } = operations[id];
  const handler = deps.handlers[id] as unknown as AnyHandler;
  deps.validators.check(place);
  const queryInBody = 'queryInBody' in place && place.queryInBody;
  const operation: Mounted = {
    id,
    place,
    permission,
    level,
    isPublic,
    reads,
    passwordWithin,
    allowedWhilePending,
    upload,
    queryInBody,
  };

  app.route({
    method: place.method.toUpperCase(),
    url: `${place.base}${place.path.replace(/\{(\w+)\}/g, ':$1')}`,
    config: { operation },
    ...(bodyLimit === null ? {} : { bodyLimit }),
    handler: async (request, reply) => {
      const { input, session, note } = callOf(request);
      const language = languageOf(request.headers['accept-language']);
      let stream: Readable | undefined;
      const perform = async (): Promise<StoredAnswer> => {
        const handled = handler({
          ...input,
          ip: clientAddress(request),
          userAgent: request.headers['user-agent'] ?? null,
          language,
          audit: note,
          ...(session
            ? whoAndWhat(session, operation, services, note, {
                circumstances: circumstancesOf(request, callOf(request)),
                asOf: momentOf(input),
              })
            : {}),
        });
        const outcome = await handled.catch((error: unknown) => partlyDone(error));
        if (outcome instanceof ApiError) {
          callOf(request).result = outcome.code;
          return { status: outcome.status, text: JSON.stringify(errorBody(outcome, request)) };
        }
        const { lines, mediaType, fileName, headers, file, data, pagination } = outcome;
        if (fileName !== undefined) nameFile(reply, fileName);
        if (headers) reply.headers(headers);
        if (lines) {
          if (mediaType) reply.type(mediaType);
          // The stream is read at the caller's speed; it consists of bytes, so that its buffer is counted by length.
          stream = Readable.from(lines, { objectMode: false });
          return { status: 200, text: '' };
        }
        const body =
          file === undefined
            ? { code: 'success', message: successText[language], data, ...(pagination ? { pagination } : {}) }
            : file;
        return { status: 200, text: JSON.stringify(body) };
      };
      const key = request.headers['idempotency-key'];
      const narrowed = request.headers[operatorHeader];
      const answer =
        typeof key === 'string' && session && !reads && !secret && place.method !== 'get'
          ? await withIdempotency(
              services.database,
              { accountId: session.account.accountId, key },
              {
                operation: id,
                input: [
                  input.params,
                  input.body ?? null,
                  ...(typeof narrowed === 'string' ? [narrowed] : []),
                ] as Json,
                digest: (text) => services.vault.digest(text),
                now: services.now,
              },
              perform,
            )
          : await perform();
      if (stream) return reply.send(stream);
      return reply.code(answer.status).type('application/json; charset=utf-8').send(answer.text);
    },
  });
}

interface Needs {
  database: Database;
  vault: Pick<SecretVault, 'digest'>;
  now(): Date;
  log: EventLog;
  sealedTables: SealedTables;
  misplaced: Access['misplaced'];
}

function whoAndWhat(
  session: Session,
  { id: operation, place, permission, reads }: Mounted,
  { database, log, now, sealedTables, misplaced }: Needs,
  note: AuditNote,
  { circumstances, asOf }: { circumstances: Circumstances; asOf: Date | null },
): { caller: Caller; scope: Scope } {
  const { account, clientId, familyId, resetId, providerOpId, owes, passwordAt } = session;
  const { opId, opPath } = account.operator;
  const actor = actorOf(session);
  let last: AuditNote['more'][number] | null = null;
  return {
    caller: {
      account,
      clientId,
      sessionId: familyId,
      resetId,
      providerOpId,
      owes,
      passwordAt,
      actor,
      permission: permission ?? '',
    },
    scope: new Scope({
      database,
      opId,
      opPath,
      actor,
      power: account.role,
      asOf,
      now,
      changed: ({ oldValue, newValue, valuesOf, objects }) => {
        note.changed(oldValue, newValue, valuesOf);
        note.objects = objects;
      },
      sealed: (table) => sealedTables.of(table),
      misplaced,
      async owes(db, { oldValue, newValue, valuesOf, objects }, again = false) {
        const slot = randomUUID();
        const call = {
          operation,
          method: place.method.toUpperCase(),
          reads,
          result: 'success',
          ...circumstances,
          named: [...circumstances.named, ...objects],
        };
        if (last !== null && !again) note.more.push(last);
        const record = {
          ...recordOf(call, note),
          oldValue: maskSecrets(oldValue),
          newValue: maskSecrets(newValue),
          valuesOf,
        };
        await addPendingAuditEntry(db, log.logId, { slot, actor, record }, now());
        note.owed = slot;
        last = { slot, record };
      },
    }),
  };
}

/** Returns a refusal after a part of the work as an answer, so that a repeat gets it again. */
function partlyDone(error: unknown): ApiError {
  if (error instanceof ApiError && error.didWork) return error;
  throw error;
}

/** Reads the moment that a call asks about. A device can only be queried for its present state. */
function momentOf({ query, body }: CallState['input']): Date | null {
  const { asOf } = query;
  if (typeof asOf !== 'string') return null;
  const { refresh, options } = body ?? {};
  if (refresh === true || (isObject(options) && options.refresh === true))
    throw refusal([{ field: 'query.asOf', message: 'cannot be asked for together with refresh' }]);
  return new Date(asOf);
}

function nameFile(reply: FastifyReply, fileName: string): void {
  const safe = fileName.replace(/[^A-Za-z0-9._-]/g, '_');
  reply.header('content-disposition', `attachment; filename="${safe}"`);
}
