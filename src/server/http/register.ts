import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type OperationId, operationAliases, operations } from '#api/operations.gen.ts';
import { isAllowed } from '#domain/permissions.ts';
import type { Json, JsonObject } from '#machines/json.ts';
import { ScopedAudit } from '#server/projections/audit/queries.ts';
import { ScopedCases } from '#server/projections/cases/queries.ts';
import { ScopedConformance } from '#server/projections/conformance/queries.ts';
import { ScopedDevices } from '#server/projections/devices/queries.ts';
import { ScopedTasks } from '#server/projections/tasks/queries.ts';
import { ApiError } from './api-error.ts';
import { AuditNote, anonymous, auditTrail } from './audit.ts';
import type { Session } from './auth/sessions.ts';
import type { Caller, Handlers, Scope } from './call.ts';
import { oncePerKey, type StoredAnswer } from './idempotency.ts';
import { languageOf, successText } from './language.ts';
import type { Metrics } from './metrics.ts';
import type { Services } from './services.ts';
import type { Validators } from './validators.ts';

type Place = (typeof operations)[OperationId] | (typeof operationAliases)[number];

export interface RegisterDeps {
  services: Services;
  handlers: Handlers;
  validators: Validators;
  metrics: Metrics;
}

/** What every handler looks like from here; their own types were checked where the table was made. */
type AnyHandler = (call: object) => Promise<{
  data?: unknown;
  pagination?: unknown;
  file?: unknown;
  lines?: AsyncIterable<string>;
  mediaType?: string;
  fileName?: string;
}>;

const sessions = new WeakMap<FastifyRequest, Session>();

/** Mounts every operation and alias of the contract. */
export function registerOperations(app: FastifyInstance, deps: RegisterDeps): void {
  for (const id of Object.keys(operations) as OperationId[]) mount(app, deps, id, operations[id]);
  for (const alias of operationAliases) mount(app, deps, alias.operation, alias);
}

function mount(app: FastifyInstance, deps: RegisterDeps, id: OperationId, place: Place): void {
  const { services, validators, metrics } = deps;
  const { permission, public: isPublic, reads } = operations[id];
  const handler = deps.handlers[id] as unknown as AnyHandler;
  if (typeof handler !== 'function') throw new Error(`operation ${id} has no handler`);
  validators.check(place);
  const audit = auditTrail(services.log, services.onFault);
  const queryInBody = 'queryInBody' in place && place.queryInBody;

  app.route({
    method: place.method.toUpperCase(),
    url: `${place.base}${place.path.replace(/\{(\w+)\}/g, ':$1')}`,
    // Before the body is read: nobody without a token makes us parse anything.
    onRequest: async (request) => {
      if (isPublic) return;
      const session = await authenticate(request, services);
      sessions.set(request, session);
      const { role } = session.account;
      if (permission && !isAllowed({ permissions: role.permissions, userLevel: role.level }, permission)) {
        if (place.method !== 'get' || !reads) {
          const note = new AuditNote();
          await audit(auditCall(id, place, reads, actorOf(session), 'roleerr'), note);
        }
        throw new ApiError('roleerr', { data: { permission } });
      }
    },
    handler: async (request, reply) => {
      const started = performance.now();
      const note = new AuditNote();
      const session = sessions.get(request);
      const language = languageOf(request.headers['accept-language']);
      let result = 'error';
      let answer: StoredAnswer;
      let lines: AsyncIterable<string> | undefined;
      try {
        const call = input(request, place, validators, queryInBody);
        if (session && reads) await services.readModels.answer(request, reply);
        const perform = async (): Promise<StoredAnswer> => {
          const outcome = await handler({
            ...call,
            ip: request.ip,
            language,
            audit: note,
            ...(session ? whoAndWhat(session, permission, services) : {}),
          });
          if (outcome.lines) {
            lines = outcome.lines;
            nameFile(reply, outcome.fileName);
            if (outcome.mediaType) reply.type(outcome.mediaType);
            return { status: 200, text: '' };
          }
          if (outcome.file !== undefined) return sendFile(reply, outcome.fileName, outcome.file);
          const { data, pagination } = outcome;
          const body = {
            code: 'success',
            message: successText[language],
            data,
            ...(pagination ? { pagination } : {}),
          };
          return { status: 200, text: JSON.stringify(body) };
        };
        const key = request.headers['idempotency-key'];
        answer =
          typeof key === 'string' && session && !reads && place.method !== 'get'
            ? await oncePerKey(
                services.database,
                { accountId: session.account.accountId, key },
                { operation: id, input: [call.params, call.body ?? null] as Json, now: services.now },
                perform,
              )
            : await perform();
        result = 'success';
      } catch (error) {
        result = error instanceof ApiError ? error.code : 'error';
        throw error;
      } finally {
        metrics.operation(id, result, performance.now() - started);
        if (place.method !== 'get' || !reads) {
          const actor = note.actor ?? (session ? actorOf(session) : anonymous);
          await audit(auditCall(id, place, reads, actor, result), note);
        }
      }
      // Only now: what somebody was told has left its trace.
      if (lines) return reply.send(asStream(lines));
      return reply.code(answer.status).type('application/json; charset=utf-8').send(answer.text);
    },
  });
}

function auditCall(
  operation: OperationId,
  place: Place,
  reads: boolean,
  actor: Caller['actor'],
  result: string,
) {
  return { operation, method: place.method.toUpperCase(), reads, actor, result };
}

async function authenticate(request: FastifyRequest, services: Services): Promise<Session> {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  const session =
    scheme?.toLowerCase() === 'bearer' && token ? await services.sessions.authenticate(token) : null;
  if (!session) throw new ApiError('jwterr');
  return session;
}

function input(request: FastifyRequest, place: Place, validators: Validators, queryInBody: boolean) {
  const params = { ...(request.params as JsonObject) };
  const query = { ...(request.query as JsonObject) };
  const body = (request.body ?? undefined) as JsonObject | undefined;
  validators.parameters(place, 'path', params);
  validators.parameters(place, 'query', query);
  validators.parameters(place, 'header', { ...request.headers });
  if (place.method !== 'get') validators.body(place, body);
  return queryInBody ? { params, query: body ?? {}, body: undefined } : { params, query, body };
}

function whoAndWhat(
  session: Session,
  permission: string | null,
  { database }: Services,
): { caller: Caller; scope: Scope } {
  const { account, clientId } = session;
  const { opPath } = account.operator;
  return {
    caller: { account, clientId, actor: actorOf(session), permission: permission ?? '' },
    scope: {
      opPath,
      devices: new ScopedDevices(database, opPath),
      tasks: new ScopedTasks(database, opPath),
      cases: new ScopedCases(database, opPath),
      audit: new ScopedAudit(database, opPath),
      conformance: new ScopedConformance(database, opPath),
    },
  };
}

const actorOf = ({ account }: Session): Caller['actor'] => ({
  kind: 'account',
  id: account.accountId,
  name: account.name,
});

function sendFile(reply: FastifyReply, fileName: string | undefined, file: unknown): StoredAnswer {
  nameFile(reply, fileName);
  return { status: 200, text: JSON.stringify(file) };
}

function nameFile(reply: FastifyReply, fileName = 'export.json'): void {
  const safe = fileName.replace(/[^A-Za-z0-9._-]/g, '_');
  reply.header('content-disposition', `attachment; filename="${safe}"`);
}

/** Read no faster than the caller takes it: bytes, so that what waits is counted by its length. */
const asStream = (lines: AsyncIterable<string>): Readable => Readable.from(lines, { objectMode: false });
