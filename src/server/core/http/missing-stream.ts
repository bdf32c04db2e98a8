import type { EventLog } from '#server/core/log/log.ts';
import { ApiError } from './api-error.ts';

/**
 * Returns the reason that a stream has no row: it never existed, is out of scope, or was erased. An erased one has no
 * owner any more, so any caller with its id gets this answer.
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
