import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OperationId } from '#api/operations.gen.ts';
import { type Narrowing, operatorHeader, previewHeader } from '#domain/narrowing.ts';
import { isAllowed } from '#domain/permissions.ts';
import type { JsonObject } from '#machines/json.ts';
import { type AccountCalls, objectOf, sensitiveReads } from '#server/core/audit/account-calls.ts';
import type { UnauthenticatedCalls } from '#server/core/audit/unauthenticated-calls.ts';
import type { PendingStep, Session } from '#server/core/http/session.ts';
import type { EventLog } from '#server/core/log/log.ts';
import type { ReadModels } from '#server/core/read-models/read-models.ts';
import { AuditNote, auditTrail, type Circumstances } from '../audit/audit.ts';
import { faultsOf } from '../logger.ts';
import { ApiError, languageOf } from './api-error.ts';
import type { Caller } from './call.ts';
import { clientAddress } from './client-address.ts';
import type { Metrics } from './metrics.ts';
import { pendingStepRefusal } from './pending-steps.ts';
import { codeOf } from './plugins/errors.ts';
import { RateLimits } from './rate-limits.ts';
import type { Place, Validators } from './validators.ts';

/** Operation of the contract at one of its places: its own path, or that of an older name. */
export interface Mounted {
  id: OperationId;
  place: Place;
  /** Key that the caller must hold; null: a login is enough. */
  permission: string | null;
  /** Least powerful level that is allowed (RU-020). */
  level: number | null;
  isPublic: boolean;
  reads: boolean;
  /** Seconds within which the caller must have entered their password; null: at any time (docs/decisions/169). */
  passwordWithin: number | null;
  /** Pending steps with which a login may still make the call (docs/decisions/204). */
  allowedWhilePending: readonly PendingStep[];
  /** Purpose of a file in its body; null: it accepts none. */
  upload: string | null;
  /** True: older clients post the parameters of this GET. */
  queryInBody: boolean;
}

/** State of a call that the hooks collect before and after the handler. */
export interface CallState {
  operation: Mounted;
  started: number;
  note: AuditNote;
  session: Session | null;
  input: { params: JsonObject; query: JsonObject; body: JsonObject | undefined };
  /** True after the permission check: before it, a call is neither measured nor in the audit trail. */
  begun: boolean;
  /** True once it was recorded. */
  reported: boolean;
  /** `success`, or the code of the refusal. */
  result: string;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: Mounted;
  }
  interface FastifyRequest {
    /** State of the call; null on routes that are not in the contract. */
    call: CallState | null;
  }
}

interface Needs {
  log: EventLog;
  now(): Date;
  /** Returns the session within a chosen organisation or role; null if that is not below its own. */
  narrow(session: Session, narrowing: Narrowing): Promise<Session | null>;
  readModels: Pick<ReadModels, 'answer' | 'reached' | 'positionOf'>;
  sessions: {
    /** Finds the session of an access token; null if it is not valid. */
    authenticate(token: string): Promise<Session | null>;
    /** Makes the next call of every session read its permissions again, after a role was changed. */
    lookAgain(): void;
  };
}

export interface HookDeps {
  services: Needs;
  validators: Validators;
  metrics: Metrics;
  unauthenticated: UnauthenticatedCalls;
  accountCalls: AccountCalls;
}

/** Calls that change nothing although they are no reads: a device page starts and stops its live values with them. */
const watches = new Set<OperationId>(['subscribeRTD', 'unsubscribeRTD', 'setMonitoring']);

/** Limit of audit entries about one refusal of one account: a burst, then one per period. */
const refusedEntries = { burst: 20, everyMs: 180_000 };

/** Returns the state of a call to an operation. */
export function callOf(request: FastifyRequest): CallState {
  if (!request.call) throw new Error(`${request.routeOptions.url} is not an operation of the contract`);
  return request.call;
}

/** Hooks around every call's handler: login, permission, input, audit trail, metrics. */
export function operationHooks(app: FastifyInstance, deps: HookDeps): void {
  const { services, validators, metrics, unauthenticated, accountCalls } = deps;
  const audit = auditTrail(services.log, faultsOf(app.log), () => services.now().getTime());
  const refusals = new RateLimits();
  /**
   * Tells if a call gets an audit entry: repeated refusals of one account are only counted, unless one changed
   * something.
   */
  const isWorthAnEntry = ({ operation, result, note }: CallState, accountId: string) =>
    result === 'success' ||
    note.newValue !== null ||
    note.owed !== null ||
    refusals.reserve(
      [{ key: `${accountId} ${operation.id} ${result}`, ...refusedEntries }],
      services.now().getTime(),
    ).retryAfter === 0;

  app.decorateRequest('call', null);

  // Authentication comes before the body is read, so that nothing is parsed without a token.
  app.addHook('onRequest', async (request) => {
    const { operation } = request.routeOptions.config;
    if (!operation) return;
    const call: CallState = {
      operation,
      started: performance.now(),
      note: new AuditNote(),
      session: null,
      input: { params: {}, query: {}, body: undefined },
      begun: false,
      reported: false,
      result: 'success',
    };
    request.call = call;
    if (operation.isPublic) return;
    const narrowing = narrowingOf(request, operation);
    const session = await services.narrow(await authenticate(request, services), narrowing);
    if (!session) throw new ApiError('nodata');
    call.session = session;
    const { permission, level, passwordWithin, allowedWhilePending } = operation;
    const { owes } = session;
    if (owes !== null && !allowedWhilePending.includes(owes)) {
      call.begun = true;
      throw pendingStepRefusal(owes, languageOf(request.headers['accept-language']));
    }
    const { permissions, level: userLevel } = call.session.account.role;
    if (permission !== null && !isAllowed({ permissions, userLevel }, permission, level)) {
      call.begun = true;
      throw new ApiError('roleerr', { data: { permission } });
    }
    if (narrowing.preview !== null && !operation.reads && !watches.has(operation.id))
      throw new ApiError('roleerr', { data: { permission } });
    const age = services.now().getTime() - call.session.passwordAt.getTime();
    if (passwordWithin !== null && age > passwordWithin * 1000) {
      call.begun = true;
      throw new ApiError('passwordneeded', { data: { passwordWithin } });
    }
  });

  app.addHook('preValidation', async (request) => {
    const { call } = request;
    if (!call) return;
    call.begun = true;
    const { place, queryInBody } = call.operation;
    const params = { ...(request.params as JsonObject) };
    const query = { ...(request.query as JsonObject) };
    const body = (request.body ?? undefined) as JsonObject | undefined;
    validators.parameters(place, 'path', params);
    validators.parameters(place, 'query', query);
    validators.parameters(place, 'header', { ...request.headers });
    if (place.method !== 'get')
      validators.body(place, body, request.headers['content-type']?.startsWith('multipart/form-data'));
    call.input = queryInBody ? { params, query: body ?? {}, body: undefined } : { params, query, body };
  });

  app.addHook('preHandler', async ({ call, headers }, reply) => {
    if (call?.session && call.operation.reads) await services.readModels.answer({ headers }, reply);
  });

  app.addHook('onError', async ({ call }, _reply, error) => {
    if (call) call.result = codeOf(error);
  });

  // The entry is written before the answer leaves, so that everything a caller has seen is in the audit trail.
  app.addHook('onSend', async (request) => {
    const { call, log } = request;
    if (!call || call.reported) return;
    call.reported = true;
    const { operation, note, session, started, result } = call;
    const { method } = operation.place;
    const ms = performance.now() - started;
    if (call.begun) metrics.operation(operation.id, result, ms);
    log.info(
      { operation: operation.id, result, ms: Math.round(ms), account: session?.account.accountId },
      'call',
    );
    const address = clientAddress(request);
    const actor = note.actor ?? (session && actorOf(session));
    const accountId = actor?.id ?? note.suspected;
    if (
      accountId !== null &&
      (result !== 'success' || (method === 'get' && sensitiveReads.has(operation.id)))
    )
      accountCalls.count({
        account_id: accountId,
        operation: operation.id,
        result,
        object: objectOf(call),
        address,
      });
    // Such calls need no sign-in and are unlimited, so they must not leave permanent rows.
    if (!actor) {
      if (result === 'success') return;
      metrics.unauthenticated(operation.id, result);
      return unauthenticated.count({ operation: operation.id, result, address });
    }
    if (!call.begun || (method === 'get' && operation.reads) || note.nothing) return;
    if (!isWorthAnEntry(call, actor.id)) return;
    await audit(
      {
        operation: operation.id,
        method: method.toUpperCase(),
        reads: operation.reads,
        actor,
        result,
        ...circumstancesOf(request, call),
      },
      note,
    );
  });
}

/** Builds the circumstances of a call for its audit entry. */
export function circumstancesOf(
  request: FastifyRequest,
  { operation, session, input }: CallState,
): Circumstances {
  const { operator, preview } = narrowingOf(request, operation);
  return {
    address: clientAddress(request),
    operator: session?.account.operator.opId ?? null,
    chosen: operator !== null,
    preview,
    named: Object.values(input.params).filter((value) => typeof value === 'string'),
  };
}

/** Reads the chosen organisation and role; calls about the caller's own account ignore the organisation. */
function narrowingOf({ headers }: FastifyRequest, { place }: Mounted): Narrowing {
  const headerOf = (name: string) => (typeof headers[name] === 'string' ? headers[name] : null);
  return {
    operator: place.base === '/auth/v1' ? null : headerOf(operatorHeader),
    preview: headerOf(previewHeader),
  };
}

async function authenticate(request: FastifyRequest, services: Needs): Promise<Session> {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  const session =
    scheme?.toLowerCase() === 'bearer' && token ? await services.sessions.authenticate(token) : null;
  if (!session) throw new ApiError('jwterr');
  return session;
}

export const actorOf = ({ account }: Session): Caller['actor'] => ({
  kind: 'account',
  id: account.accountId,
  name: account.name,
});
