import type { OperationId } from '#api/operations.gen.ts';
import { addAccountCalls, forgetAccountCalls } from '#server/core/audit/queries/account-calls.ts';
import type { Database } from '#server/core/database/database.ts';
import type { AuditNote } from './audit.ts';
import { HourlyCounts } from './hourly-counts.ts';

export interface AccountCall {
  account_id: string;
  operation: string;
  result: string;
  /** Device, task, case, … that the call named; '' for none, and for one of a refused call that was not found. */
  object: string;
  address: string;
}

export type AccountCalls = HourlyCounts<AccountCall>;

/** Guesses of unauthenticated callers do not push out an account's own rows, and an account cannot hide its reads by being refused first. */
const roomOf = ({ operation, result }: AccountCall) =>
  operation === 'login' ? 'login' : result === 'success' ? 'read' : 'refused';

/** What accounts were refused, and what sensitive data they read (docs/decisions/168). */
export const accountCalls = ({ sql }: Database, now: () => Date): AccountCalls =>
  new HourlyCounts(
    {
      ownerOf: (call) => `${roomOf(call)} ${call.account_id}`,
      plain: (call) => ({ ...call, object: '', address: '' }),
      add: (rows) => addAccountCalls(sql, rows),
      forget: (before) => forgetAccountCalls(sql, before),
    },
    now,
  );

/**
 * Reads by GET that show what people did, who they are, what they wrote, or how a device proves itself (docs/data.md). Reads by
 * POST and the large exports are in the audit trail already.
 */
export const sensitiveReads: ReadonlySet<OperationId> = new Set<OperationId>([
  'listDevices',
  'listDeviceActions',
  'getDeviceAction',
  'listUserActions',
  'listTasks',
  'getTask',
  'listTaskEvents',
  'getTaskState',
  'exportTask',
  'listBulkActions',
  'getBulkAction',
  'listBulkActionEvents',
  'getBulkActionState',
  'exportBulkAction',
  'listCases',
  'getCase',
  'listCaseEvents',
  'getCaseState',
  'readDeviceIdentity',
  'listOrganisations',
  'getOrganisation',
  'listAccountCalls',
  'listAuditEntries',
  'getAuditEntry',
  'listUnauthenticatedCalls',
]);

const objectLength = 256;

interface CountedCall {
  input: { params: object; query: object };
  result: string;
  note: Pick<AuditNote, 'targets' | 'taskIds' | 'objects'>;
}

/**
 * What a call names, for the row that counts it. Of a refused one only what the handler had found for its caller: anything else may
 * be of another organisation, and the row is shown to the caller's own.
 */
export function objectOf({ input, result, note }: CountedCall): string {
  const named = Object.values(input.params);
  const object = named.length > 0 ? named.join('/') : Reflect.get(input.query, 'endpointId');
  if (typeof object !== 'string') return '';
  const isFound = [...note.targets, ...note.taskIds, ...note.objects].includes(object);
  return result === 'success' || (result !== 'nodata' && isFound) ? object.slice(0, objectLength) : '';
}
