import { useId } from 'react';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useUtcOffset } from '#web/i18n/utc-offset.ts';
import { type Choice, Select } from '#web/ui/select.tsx';
import { messages } from './messages.ts';
import type { CommandPlan, RunTime } from './queries.ts';

const clockOf = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
const hours: Choice<string>[] = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: clockOf(hour),
}));

/** Maintenance is done at night. */
const usual = { fpRunMethod: 'Reserved', fpStartHour: 3, fpEndHour: 5 } as const;

/** Chooses if a command runs now or between two hours. */
export function CommandTime({ run, onRun }: { run: RunTime; onRun: (run: RunTime) => void }) {
  const text = useText();
  const { fpStartHour, fpEndHour } = run;
  const id = useId();
  const isLater = fpStartHour !== undefined && fpEndHour !== undefined;
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-center gap-2">
        <span aria-hidden>{text(messages.commandWhen)}</span>
        <div className="w-48">
          <Select
            label={text(messages.commandWhen)}
            value={isLater ? 'later' : 'now'}
            choices={[
              { value: 'now', label: text(messages.commandNow) },
              { value: 'later', label: text(messages.commandLater) },
            ]}
            onChange={(when) => onRun(when === 'later' ? usual : {})}
          />
        </div>
        {isLater ? (
          <div className="flex items-center gap-2">
            <Select
              label={text(messages.commandFrom)}
              aria-describedby={id}
              value={String(fpStartHour)}
              choices={hours}
              onChange={(hour) => onRun({ ...run, fpStartHour: Number(hour) })}
            />
            <span aria-hidden>–</span>
            <Select
              label={text(messages.commandTo)}
              aria-describedby={id}
              value={String(fpEndHour)}
              choices={hours}
              onChange={(hour) => onRun({ ...run, fpEndHour: Number(hour) })}
            />
          </div>
        ) : null}
      </div>
      {isLater ? (
        <p id={id} className="text-secondary">
          {fpStartHour === fpEndHour
            ? text(messages.commandSameHours)
            : text(messages.commandHoursHelp, { from: clockOf(fpStartHour), to: clockOf(fpEndHour) })}
        </p>
      ) : null}
    </div>
  );
}

/** Shows the start in each zone of devices, by the reader's own clock. */
export function CommandStarts({ asOf, starts }: Pick<CommandPlan, 'asOf' | 'starts'>) {
  const text = useText();
  const dateTime = useDateTime();
  const offset = useUtcOffset();
  const unknown = starts.reduce((sum, { zoneUnknown }) => sum + zoneUnknown, 0);
  if (starts.length === 0) return null;
  return (
    <>
      <ul aria-label={text(messages.commandYourClock)} className="tabular-nums">
        {starts.map(({ startTime, endTime, utcOffset, count }) => (
          <li key={`${startTime}-${endTime}`}>
            {text(startTime <= asOf ? messages.commandStartsNow : messages.commandStartsAt, {
              start: dateTime(startTime),
              end: dateTime(endTime),
              count,
              offset: offset(utcOffset),
            })}
          </li>
        ))}
      </ul>
      {unknown > 0 ? (
        <p className="text-secondary">{text(messages.commandZoneUnknown, { count: unknown })}</p>
      ) : null}
    </>
  );
}
