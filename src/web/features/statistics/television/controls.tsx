import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { daysAfter } from '#domain/statistics/calendar.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ChoiceFilter } from '#web/resource/filters.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { DateInput } from '#web/ui/date-input.tsx';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { Select } from '#web/ui/select.tsx';
import { messages } from './messages.ts';
import { provincesQuery } from './queries.ts';
import { type DateType, dateTypes, type PeriodSearch } from './search.ts';
import { firstDayOf, stepped, usePeriod } from './use-period.ts';

export interface ControlsProps {
  search: PeriodSearch;
  onChange: (part: Partial<PeriodSearch>) => void;
  /** Periods that the page has; default: all of CO-102. */
  types?: readonly DateType[];
  children?: ReactNode;
}

const boxed = 'min-w-0 grow basis-28 md:w-36 md:grow-0 md:basis-auto';

/** Period and province of a page, by which each of its reports is read. */
export function Controls({ search, onChange, types = dateTypes, children }: ControlsProps) {
  const text = useText();
  const { today, request } = usePeriod(search);
  const { dateType, startDate, endDate } = request;
  const provinces = useQuery(provincesQuery).data ?? [];
  const isRange = dateType === 'RANGE';
  const initial = firstDayOf(search.per, today);
  const step = (by: 1 | -1) => {
    const on = stepped(request, by, today);
    if (on === null) return;
    const span =
      endDate === undefined ? 0 : Math.round((Date.parse(endDate) - Date.parse(startDate)) / 86_400_000);
    onChange(
      isRange ? { on, to: daysAfter(on, Math.max(0, span)) } : { on: on === initial ? undefined : on },
    );
  };
  return (
    <div className="flex flex-wrap items-center gap-2 pb-4">
      {types.length > 1 ? (
        <div className={boxed}>
          <Select
            label={text(messages.period)}
            value={dateType}
            choices={types.map((value) => ({ value, label: text(messages[value]) }))}
            onChange={(per) =>
              onChange({ per: per === 'DAY' ? undefined : per, on: undefined, to: undefined })
            }
          />
        </div>
      ) : null}
      <span className="flex items-center max-md:grow">
        <IconButton
          label={text(messages.before)}
          icon={<ChevronLeft className="size-4" />}
          onClick={() => step(-1)}
        />
        <Day
          label={text(isRange ? messages.from : messages.on)}
          value={startDate}
          onChange={(on) => onChange({ on: on === initial && !isRange ? undefined : on })}
        />
        {isRange ? (
          <Day
            label={text(messages.to)}
            value={endDate ?? startDate}
            onChange={(to) => onChange({ on: startDate, to })}
          />
        ) : null}
        <IconButton
          label={text(messages.after)}
          icon={<ChevronRight className="size-4" />}
          blocked={stepped(request, 1, today) === null ? text(messages.lastPeriod) : null}
          onClick={() => step(1)}
        />
      </span>
      {(isRange ? search.on !== undefined : startDate !== today) ? (
        <PlainButton
          look="quiet"
          onClick={() => onChange({ on: isRange || initial === today ? undefined : today, to: undefined })}
        >
          {text(messages.today)}
        </PlainButton>
      ) : null}
      {provinces.length > 0 ? (
        <ChoiceFilter
          label={text(messages.province)}
          value={search.province}
          choices={provinces.map(({ provinceId, provinceName }) => ({
            value: provinceId,
            label: provinceName,
          }))}
          onChange={(province) => onChange({ province })}
        />
      ) : null}
      {children}
    </div>
  );
}

function Day(props: { label: string; value: string; onChange: (day: string | undefined) => void }) {
  const id = useId();
  return (
    <span className="flex items-center text-dense text-secondary max-md:grow">
      <label htmlFor={id} className="sr-only">
        {props.label}
      </label>
      <DateInput
        id={id}
        label={props.label}
        value={props.value}
        onChange={(day) => props.onChange(day || undefined)}
        className="w-34 max-md:grow"
      />
    </span>
  );
}

interface OneOfProps<T extends string> {
  label: string;
  value: T;
  choices: readonly { value: T; label: string; means?: string }[];
  onChange: (value: T) => void;
}

/** One of a few looks of the same report, with what the chosen one means. */
export function LookChoice<T extends string>({ label, value, choices, onChange }: OneOfProps<T>) {
  const chosen = choices.find((choice) => choice.value === value);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <div className="w-40">
        <Select label={label} value={value} choices={choices} onChange={onChange} />
      </div>
      {chosen?.means ? (
        <p className="min-w-0 flex-1 basis-64 text-caption text-pretty text-secondary">{chosen.means}</p>
      ) : null}
    </div>
  );
}
