import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { useText } from '#web/i18n/use-text.ts';
import { Forecast } from './forecast.tsx';
import { useProfileKind } from './kind.tsx';
import type { Targets } from './model.ts';
import { askedOf, isChosen, type PlanForm } from './plan-form.ts';
import { ruleMessages as messages } from './rule-messages.ts';

interface Found {
  targeted: number;
  /** Null: too many to judge each. */
  eligible: number | null;
  bytes: number;
}

/** Asks the server for the forecast of a form as it is filled in. */
export interface FormForecast {
  /** The request: another one is another forecast. */
  asked: object;
  read(signal: AbortSignal): Promise<Found>;
}

interface ForecastOfFormProps {
  preset: Targets | undefined;
  /** Null: the content is not chosen yet. */
  forecast: FormForecast | null;
}

/** Previews the profile that the sheet would begin with its current values. */
export function ForecastOfForm({ preset, forecast }: ForecastOfFormProps) {
  const text = useText();
  const { calls, texts } = useProfileKind();
  const values = useFormContext<PlanForm>().watch();
  const enabled = forecast !== null && (preset !== undefined || isChosen(values));
  const { data } = useQuery({
    queryKey: [calls.key, 'forecast', forecast?.asked],
    queryFn: forecast && enabled ? ({ signal }) => forecast.read(signal) : skipToken,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const { method, startHour, endHour, bandwidth } = values;
  const isReserved = method === 'Reserved' && startHour !== endHour;
  const { startDate } = askedOf(values, preset);
  return (
    <p className="flex flex-col text-body" aria-live="polite">
      <span className="text-dense font-medium text-secondary">{text(messages.forecast)}</span>
      {enabled && data ? (
        <>
          <Forecast
            devices={data.eligible ?? data.targeted}
            bytes={data.bytes}
            bandwidth={bandwidth && bandwidth > 0 ? bandwidth : null}
            hours={isReserved ? { start: Number(startHour), end: Number(endHour) } : null}
            startsAt={startDate ?? null}
            hasBegun={false}
          />
          {data.eligible === data.targeted ? null : (
            <span className="text-caption text-muted">
              {data.eligible === null
                ? text(messages.notJudged)
                : text(messages.ofTargeted, { targeted: data.targeted })}
            </span>
          )}
        </>
      ) : (
        <span className="text-muted">{text(texts.forecastLater)}</span>
      )}
    </p>
  );
}
