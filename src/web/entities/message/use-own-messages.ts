import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLiveHint } from '#web/live/hints.ts';
import { useResync } from '#web/live/use-live.ts';
import { useCommand } from '#web/resource/use-command.ts';
import { type OwnMessage, ownMessagesKey, ownMessagesQuery } from './queries.ts';

const none: OwnMessage[] = [];

/** Messages to the reader, and the ways to have read one, or all of them. */
export function useOwnMessages() {
  const known = useQuery(ownMessagesQuery);
  const command = useCommand('readMessage', { invalidates: [ownMessagesKey] });
  const read = ({ messageId, readStatus }: OwnMessage) => {
    if (!readStatus) void command.run({ body: { messageId } });
  };
  return { known, messages: known.data ?? none, read, readAll: () => void command.run({ body: {} }) };
}

/** Keeps them up to date, once for all that show them. */
export function useMessageUpdates(): void {
  const client = useQueryClient();
  const again = () => void client.invalidateQueries({ queryKey: ownMessagesKey });
  useLiveHint('messages', again);
  useResync(again);
}
