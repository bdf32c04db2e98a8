import { useSpan } from '#web/entities/stream/span.ts';
import { messages } from './messages.ts';

export const severityNames = { warning: messages.warning, critical: messages.critical };
export const assigneeNames = { me: messages.toMe, none: messages.unassigned };
export const tabNames = {
  open: messages.open,
  acknowledged: messages.acknowledged,
  silenced: messages.silenced,
  stale: messages.stale,
  ended: messages.ended,
  all: messages.all,
};

export function useDuration() {
  const spanOf = useSpan();
  return (seconds: number): string => spanOf(seconds * 1_000);
}
