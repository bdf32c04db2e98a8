import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../database/database.ts';
import { mainLogId } from './log.ts';

/**
 * Builds a condition for read models: rows of `es_event` or `es_stream` under this alias that belong to the
 * installation's log.
 */
export const isOfLog = (alias: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${alias}.log_id`)} = ${mainLogId}`;

/** Builds a query for one stream's events that are not erased. */
export const eventsOfStream = (db: Kysely<Tables>, streamId: string) =>
  db
    .selectFrom('es_event')
    .where('log_id', '=', mainLogId)
    .where('stream_id', '=', streamId)
    .where('erased_by', 'is', null);
