import type { operations as AdminOperations } from '#api/admin.d.ts';
import type { operations as AuthOperations } from '#api/auth.d.ts';
import type { operations as MainOperations } from '#api/main.d.ts';
import type { OperationId, operations } from '#api/operations.gen.ts';
import type { Actor } from '#domain/logged-event.ts';
import type { Account, PendingStep } from '#server/core/http/session.ts';
import type { Scope } from '#server/core/read-models/scope.ts';

import type { AuditNote } from '../audit/audit.ts';
import type { Language } from './api-error.ts';

type All = MainOperations & AuthOperations & AdminOperations;
type Parameters<Id extends OperationId> = All[Id] extends { parameters: infer P } ? P : never;
type Part<P, Key extends string> = P extends { [K in Key]?: infer Value }
  ? Value extends object
    ? Value
    : Record<string, never>
  : Record<string, never>;
export type Body<Id extends OperationId> = All[Id] extends {
  requestBody: { content: { 'application/json': infer B } };
}
  ? B
  : undefined;
type Content<Id extends OperationId> = All[Id] extends { responses: { 200: { content: infer C } } }
  ? C
  : never;
export type Reply<Id extends OperationId> = Content<Id> extends { 'application/json': infer R } ? R : never;

/** File that may be longer than memory, because it is generated while it is sent. */
export interface StreamedFile {
  fileName: string;
  mediaType: string;
  lines: AsyncIterable<string | Uint8Array>;
  /** Headers for the caller, in addition to the file. */
  headers?: Record<string, string>;
}

/**
 * Result of a handler; register.ts adds the envelope `{code, message, data}`. An operation whose answer is not JSON
 * streams a file; JSON without the envelope is sent unchanged as a file.
 */
export type Outcome<Id extends OperationId> = keyof Content<Id> extends 'application/json'
  ? Reply<Id> extends { pagination: infer P; data: infer D }
    ? { data: D; pagination: P }
    : Reply<Id> extends { data: infer D }
      ? { data: D }
      : { fileName: string; file: Reply<Id> }
  : StreamedFile;

/** Caller, as the token and the account tables describe them at this moment. */
export interface Caller {
  account: Account;
  clientId: string;
  /** Login that the token belongs to. */
  sessionId: string;
  /** Reset whose temporary password the login used; null: it used the account's own password. */
  resetId: string | null;
  /** Organisation whose identity provider admitted the caller; null: none did. */
  providerOpId: string | null;
  /** Pending step that the login must do first; null: none. */
  owes: PendingStep | null;
  /** Time at which the password was last entered. */
  passwordAt: Date;
  actor: Actor;
  /** Permission key of the operation; the engine checks it again when queued work is sent. */
  permission: string;
}

interface AnyCall<Id extends OperationId> {
  params: Part<Parameters<Id>, 'path'>;
  query: Part<Parameters<Id>, 'query'>;
  body: Body<Id>;
  /** Address of the caller; behind a trusted proxy, as the proxy reports it. */
  ip: string;
  /** User agent, if the program sends one. */
  userAgent: string | null;
  language: Language;
  audit: AuditNote;
}

export type Call<Id extends OperationId> = (typeof operations)[Id]['public'] extends true
  ? AnyCall<Id>
  : AnyCall<Id> & { caller: Caller; scope: Scope };

export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Outcome<Id>>;

/** One handler for each operation of the contract: a missing or mistyped one does not compile. */
export type Handlers = { [Id in OperationId]: Handler<Id> };
