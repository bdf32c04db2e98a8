import type { OperationId } from '#api/operations.gen.ts';
import { addAccountCalls, forgetAccountCalls } from '#server/core/audit/queries/account-calls.ts';
import type { Database } from '#server/core/database/database.ts';
import type { AuditNote } from './audit.ts';
import { HourlyCounts } from './hourly-counts.ts';

export interface AccountCall {
  account_id: string;
  operation: string;
  result: string;
  /** Device, task, case, … that the call named; '' for none, and if a refused call did not find it. */
  object: string;
  address: string;
}

export type AccountCalls = HourlyCounts<AccountCall>;

/**
 * Returns the counter group of a call. Guesses of unauthenticated callers must not displace an account's own rows, and
 * an account must not hide its reads behind its refusals.
 */
const roomOf = ({ operation, result }: AccountCall) =>
  operation === 'login' ? 'login' : result === 'success' ? 'read' : 'refused';

/** Counts the refusals of accounts, and their reads of sensitive data (docs/decisions/168). */
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
 * Reads by GET that show people's actions, identities or texts, or how a device proves itself (docs/data.md). Reads by
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
 * Returns the object that a call names, for its counter row. For a refused call only an object that the handler found
 * for its caller: any other may belong to another organisation, and the caller's own organisation sees the row.
 */
export function objectOf({ input, result, note }: CountedCall): string {
  const named = Object.values(input.params);
  const object = named.length > 0 ? named.join('/') : Reflect.get(input.query, 'endpointId');
  if (typeof object !== 'string') return '';
  const isFound = [...note.targets, ...note.taskIds, ...note.objects].includes(object);
  return result === 'success' || (result !== 'nodata' && isFound) ? object.slice(0, objectLength) : '';
}
