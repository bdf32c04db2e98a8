import type { TaskKind } from '#machines/task/kinds.ts';
import { taskNames } from '#web/resource/task-names.ts';
import { isTaskState, type TaskState } from '#web/resource/task-state-badge.tsx';
import type { TaskQuery } from '../queries.ts';

export const pageSize = 15;

/** The whole state of the list lives in the address; what stands for "no choice" is left out. */
export interface TaskSearch {
  page?: number;
  action?: TaskKind;
  state?: TaskState;
  account?: string;
  endpointId?: string;
  /** All tasks of one command given to several devices. */
  batch?: string;
  /** Calendar days in the reader's own zone, `YYYY-MM-DD`, both inclusive. */
  from?: string;
  to?: string;
}

export const kinds = Object.keys(taskNames).filter((name): name is TaskKind => name in taskNames);

const words = (value: unknown): string | undefined => {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text.trim() !== '' ? text.trim().slice(0, 128) : undefined;
};
const day = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : undefined;

/** A mistyped address shows the unfiltered list, not an error. */
export function readTaskSearch(search: Record<string, unknown>): TaskSearch {
  const read: TaskSearch = {};
  const page = Math.trunc(Number(search.page));
  if (page > 1) read.page = page;
  const action = kinds.find((kind) => kind === search.action);
  if (action) read.action = action;
  if (typeof search.state === 'string' && isTaskState(search.state)) read.state = search.state;
  const account = words(search.account);
  if (account) read.account = account;
  const endpointId = words(search.endpointId);
  if (endpointId) read.endpointId = endpointId;
  const batch = words(search.batch);
  if (batch) read.batch = batch;
  const [from, to] = [day(search.from), day(search.to)];
  if (from) read.from = from;
  if (to) read.to = to;
  return read;
}

const startOf = (text: string, daysLater = 0): string => {
  const [year = 0, month = 1, date = 1] = text.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater).toISOString();
};

export const queryOf = ({
  page,
  action,
  state,
  account,
  endpointId,
  batch,
  from,
  to,
}: TaskSearch): TaskQuery => ({
  page: page ?? 1,
  limit: pageSize,
  ...(action ? { action: [action] } : {}),
  ...(state ? { state: [state] } : {}),
  ...(account ? { account } : {}),
  ...(endpointId ? { endpointId } : {}),
  ...(batch ? { batchId: batch } : {}),
  ...(from ? { from: startOf(from) } : {}),
  ...(to ? { to: startOf(to, 1) } : {}),
});

export const isFiltered = ({ page: _page, ...conditions }: TaskSearch): boolean =>
  Object.keys(conditions).length > 0;
