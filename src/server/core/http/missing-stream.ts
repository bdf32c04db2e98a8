import type { EventLog } from '#server/core/log/log.ts';
import { ApiError } from './api-error.ts';

/**
 * Why a stream has no row: it never was, is out of scope, or was erased. Of an erased one nothing says any more whose it
 * was, so a caller who knows its id gets this answer.
 */
export async function missingStream(
  log: Pick<EventLog, 'read' | 'readStream'>,
  streamId: string,
): Promise<ApiError> {
  const [first] = await log.readStream(streamId, 0, 1);
  if (!first?.erased) return new ApiError('nodata');
  const { by } = first.erased;
  const [statement] = await log.read(by - 1, 1);
  return new ApiError('erased', { data: { statement: by, erasedAt: statement?.recordedAt ?? null } });
}
