import { type RawBuilder, sql } from 'kysely';
import { ApiError } from '#server/core/http/api-error.ts';

/** Order of a list. */
interface Order {
  sortBy: string;
  sortDesc?: boolean | undefined;
}

export interface Cursor {
  value: string | null;
  id: string;
}

/** Builds the order's key; a cursor belongs to the order that it was made in. */
const orderOf = ({ sortBy, sortDesc }: Order) => `${sortBy}${sortDesc ? '-' : '+'}`;

export const writeCursor = (choice: Order, { value, id }: Cursor) =>
  Buffer.from(JSON.stringify([orderOf(choice), value, id])).toString('base64url');

export function readCursor(text: string, choice: Order): Cursor {
  try {
    const [order, value, id] = JSON.parse(Buffer.from(text, 'base64url').toString());
    const isText = (part: unknown): part is string => typeof part === 'string' && !part.includes('\0');
    const known = (value === null || isText(value)) && isText(id);
    if (known && order === orderOf(choice)) return { value, id };
  } catch {
    // A foreign cursor is refused like one of another order.
  }
  throw foreignCursor();
}

export const foreignCursor = () =>
  new ApiError('custom', {
    message: '"after" is not a page of this list and order. Begin with the first page.',
  });

/**
 * Builds a condition for rows after the cursor's; null sorts before every value, and after all of them in descending
 * order.
 */
export function beyond(
  { value, id: last }: Cursor,
  { column, id, desc }: { column: RawBuilder<unknown>; id: RawBuilder<unknown>; desc: boolean },
): RawBuilder<unknown> {
  const step = desc ? sql`<` : sql`>`;
  const tied = sql`(${column} is not distinct from ${value} and ${id} ${step} ${last})`;
  if (value === null) return desc ? tied : sql`(${tied} or ${column} is not null)`;
  return desc
    ? sql`(${tied} or ${column} ${step} ${value} or ${column} is null)`
    : sql`(${tied} or ${column} ${step} ${value})`;
}
