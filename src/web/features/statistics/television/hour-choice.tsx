import { useText } from '#web/i18n/use-text.ts';
import { Select } from '#web/ui/select.tsx';
import { channelMessages as own } from './channel-messages.ts';
import { slotsOfHour } from './series.ts';

const hours = Array.from({ length: 25 }, (_, hour) => hour);
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

interface HourChoiceProps {
  /** First and last slot; null: the whole day. */
  value: readonly [from: number, to: number] | null;
  onChange: (slots: string | undefined) => void;
}

/** Hours of the day whose ranking is shown; the chart selects them too, to ten minutes. */
export function HourChoice({ value, onChange }: HourChoiceProps) {
  const text = useText();
  const [first, last] = value ?? [0, hours.length * slotsOfHour - slotsOfHour - 1];
  const from = Math.floor(first / slotsOfHour);
  const to = Math.ceil((last + 1) / slotsOfHour);
  const choose = (begin: number, end: number) =>
    onChange(begin === 0 && end === 24 ? undefined : `${begin * slotsOfHour}-${end * slotsOfHour - 1}`);
  return (
    <div className="flex items-center gap-2">
      <div className="w-28">
        <Select
          label={text(own.fromTime)}
          value={String(from)}
          choices={hours.slice(0, 24).map((hour) => ({ value: String(hour), label: clock(hour) }))}
          onChange={(hour) => choose(Number(hour), Math.max(Number(hour) + 1, to))}
        />
      </div>
      <span aria-hidden className="text-muted">
        –
      </span>
      <div className="w-28">
        <Select
          label={text(own.toTime)}
          value={String(to)}
          choices={hours.slice(1).map((hour) => ({ value: String(hour), label: clock(hour) }))}
          onChange={(hour) => choose(Math.min(Number(hour) - 1, from), Number(hour))}
        />
      </div>
    </div>
  );
}
