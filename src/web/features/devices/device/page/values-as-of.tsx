import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { messages } from './messages.ts';

/** Time at which the device reported the last value of a group. */
export function ValuesAsOf({ at }: { at: string | null }) {
  const text = useText();
  const dateTime = useDateTime();
  return (
    <p className="pt-2 text-caption text-muted">
      {at ? text(messages.asOf, { time: dateTime(at) }) : text(messages.noValues)}
    </p>
  );
}
