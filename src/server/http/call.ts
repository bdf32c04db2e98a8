import type { operations as AdminOperations } from '#api/admin.d.ts';
import type { operations as AuthOperations } from '#api/auth.d.ts';
import type { operations as MainOperations } from '#api/main.d.ts';
import type { OperationId, operations } from '#api/operations.gen.ts';
import type { Actor } from '#domain/logged-event.ts';
import type { Account } from '#server/projections/accounts/accounts.ts';
import type { ScopedAudit } from '#server/projections/audit/queries.ts';
import type { ScopedCases } from '#server/projections/cases/queries.ts';
import type { ScopedConformance } from '#server/projections/conformance/queries.ts';
import type { ScopedDevices } from '#server/projections/devices/queries.ts';
import type { ScopedTasks } from '#server/projections/tasks/queries.ts';
import type { AuditNote } from './audit.ts';
import type { Language } from './language.ts';

type All = MainOperations & AuthOperations & AdminOperations;
type Parameters<Id extends OperationId> = All[Id] extends { parameters: infer P } ? P : never;
type Part<P, Key extends string> = P extends { [K in Key]?: infer Value }
  ? Value extends object
    ? Value
    : Record<string, never>
  : Record<string, never>;
type Body<Id extends OperationId> = All[Id] extends {
  requestBody: { content: { 'application/json': infer B } };
}
  ? B
  : undefined;
type Reply<Id extends OperationId> = All[Id] extends {
  responses: { 200: { content: { 'application/json': infer R } } };
}
  ? R
  : never;

/** Operations that answer with a file instead of `{code, message, data}`. */
export type FileOperation = 'exportTask';
/** The same where the file may be longer than memory: it is made while it is sent. */
export type StreamOperation = 'exportLog' | 'exportCase';

/** What a handler resolves to; the envelope around it is added by register.ts. */
export type Outcome<Id extends OperationId> = Id extends FileOperation
  ? { fileName: string; file: Reply<Id> }
  : Id extends StreamOperation
    ? { fileName: string; lines: AsyncIterable<string>; mediaType: string }
    : Reply<Id> extends { pagination: infer P; data: infer D }
      ? { data: D; pagination: P }
      : Reply<Id> extends { data: infer D }
        ? { data: D }
        : never;

/** Who calls, as the token and the account tables say at this moment. */
export interface Caller {
  account: Account;
  clientId: string;
  actor: Actor;
  /** The operation's permission key; what the engine asks for again when queued work is sent. */
  permission: string;
}

/** What the caller may see. A handler has no other way to devices, tasks and the audit trail. */
export interface Scope {
  opPath: string;
  devices: ScopedDevices;
  tasks: ScopedTasks;
  cases: ScopedCases;
  audit: ScopedAudit;
  conformance: ScopedConformance;
}

interface AnyCall<Id extends OperationId> {
  params: Part<Parameters<Id>, 'path'>;
  query: Part<Parameters<Id>, 'query'>;
  body: Body<Id>;
  /** Address of the peer. */
  ip: string;
  language: Language;
  audit: AuditNote;
}

export type Call<Id extends OperationId> = (typeof operations)[Id]['public'] extends true
  ? AnyCall<Id>
  : AnyCall<Id> & { caller: Caller; scope: Scope };

export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Outcome<Id>>;

/** One handler for each operation of the contract: a missing one, or one of a wrong shape, does not compile. */
export type Handlers = { [Id in OperationId]: Handler<Id> };
