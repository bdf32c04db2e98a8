import { createHash } from 'node:crypto';
import type { components } from '#api/admin.d.ts';
import type { ReferenceTable } from '#api/tables.gen.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { ImportedRow, ImportRefusal } from '#server/core/resource/import.ts';
import { wrongField, wrongFieldOf } from '#server/core/resource/row-refusal.ts';
import type { ReadRow } from './rows.ts';

export type PlannedRow = components['schemas']['ImportedRow'];

/** Checks each row against the contract, which has rules beyond the limits of single fields. */
export const checkedBy = (
  plan: readonly PlannedRow[],
  fields: readonly string[],
  accept: (verdict: 'new' | 'changed', values: Record<string, unknown>) => void,
): PlannedRow[] =>
  plan.map((row) => {
    if (row.verdict !== 'new' && row.verdict !== 'changed') return row;
    try {
      accept(row.verdict, Object.fromEntries(row.changes.map(({ field, to }) => [field, to])));
      return row;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { ...row, verdict: 'refused', refusals: [wrongFieldOf(error, fields, 'form')] };
    }
  });

/** Compares each row with the existing one: new, changed with its changes, unchanged, or refused with the reason. */
export function planOf(
  table: ReferenceTable,
  rows: readonly ReadRow[],
  existing: ReadonlyMap<string, Record<string, unknown>>,
): PlannedRow[] {
  return rows.map((row) => {
    const before = existing.get(row.id);
    const isUnread = row.refusals.some(({ field }) => field === null);
    const missing =
      before || isUnread
        ? []
        : table.fields.filter(
            ({ name, creates }) =>
              creates &&
              table.limits[name]?.required &&
              !(name in row.values) &&
              !row.refusals.some(({ field }) => field === name),
          );
    const refusals = [...row.refusals, ...missing.map(({ name }) => wrongField(name, 'required'))];
    const changes = Object.entries(row.values)
      .filter(([name, to]) => JSON.stringify(before?.[name] ?? null) !== JSON.stringify(to ?? null))
      .map(([field, to]) => ({ field, from: before?.[field] ?? null, to: to ?? null }));
    const verdict =
      refusals.length > 0 ? 'refused' : !before ? 'new' : changes.length > 0 ? 'changed' : 'unchanged';
    return { line: row.line, id: row.id, verdict, changes, refusals };
  });
}

/** Returns the rows of a plan to write. */
export const writesOf = (
  plan: readonly PlannedRow[],
  existing: ReadonlyMap<string, Record<string, unknown>>,
): ImportedRow[] =>
  plan
    .filter(({ verdict }) => verdict === 'new' || verdict === 'changed')
    .map(({ id, changes }) => ({
      id,
      values: Object.fromEntries(changes.map(({ field, to }) => [field, to])),
      before: existing.get(id) ?? null,
    }));

/** Returns the plan with the rows that the database refused. */
export const refusedBy = (plan: readonly PlannedRow[], refusals: readonly ImportRefusal[]): PlannedRow[] =>
  plan.map((row) => {
    const own = refusals.filter(({ id }) => id === row.id).map(({ id: _id, ...refusal }) => refusal);
    return own.length > 0 ? { ...row, verdict: 'refused', refusals: own } : row;
  });

/**
 * Computes the id of a plan; plans with the same effect are equal, so that an import can be matched with its preview.
 */
export const planId = (plan: readonly PlannedRow[]): string =>
  createHash('sha256').update(JSON.stringify(plan)).digest('hex');
