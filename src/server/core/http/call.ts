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

/** A file that may be longer than memory: it is made while it is sent. */
export interface StreamedFile {
  fileName: string;
  mediaType: string;
  lines: AsyncIterable<string | Uint8Array>;
  /** What the caller should know before the file is read. */
  headers?: Record<string, string>;
}

/**
 * What a handler resolves to; the envelope `{code, message, data}` around it is added by register.ts. An operation that
 * answers with something else than JSON streams a file; one whose JSON is not the envelope is a file as it is.
 */
export type Outcome<Id extends OperationId> = keyof Content<Id> extends 'application/json'
  ? Reply<Id> extends { pagination: infer P; data: infer D }
    ? { data: D; pagination: P }
    : Reply<Id> extends { data: infer D }
      ? { data: D }
      : { fileName: string; file: Reply<Id> }
  : StreamedFile;

/** Who calls, as the token and the account tables say at this moment. */
export interface Caller {
  account: Account;
  clientId: string;
  /** The login that the token belongs to. */
  sessionId: string;
  /** The reset whose temporary password the login was made with; null: with a password of the account's own. */
  resetId: string | null;
  /** The organisation whose identity provider let the caller in; null: none did. */
  providerOpId: string | null;
  /** What the login has to do before it may do anything else. */
  owes: PendingStep | null;
  /** When the password was given last. */
  passwordAt: Date;
  actor: Actor;
  /** The operation's permission key; what the engine asks for again when queued work is sent. */
  permission: string;
}

interface AnyCall<Id extends OperationId> {
  params: Part<Parameters<Id>, 'path'>;
  query: Part<Parameters<Id>, 'query'>;
  body: Body<Id>;
  /** Address of the caller; behind a trusted proxy, as that says. */
  ip: string;
  /** What the program calls itself, where it does. */
  userAgent: string | null;
  language: Language;
  audit: AuditNote;
}

export type Call<Id extends OperationId> = (typeof operations)[Id]['public'] extends true
  ? AnyCall<Id>
  : AnyCall<Id> & { caller: Caller; scope: Scope };

export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Outcome<Id>>;

/** One handler for each operation of the contract: a missing one, or one of a wrong shape, does not compile. */
export type Handlers = { [Id in OperationId]: Handler<Id> };
