import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Forecast } from './forecast.tsx';
import { isChosen, orderOf, type PlanForm } from './plan-form.ts';
import { profileKeys, type Targets } from './queries.ts';
import { ruleMessages as messages } from './rule-messages.ts';

const forecastQuery = (values: PlanForm, preset: Targets | undefined) => {
  const { FirmwareFileId, targets, updateMode } = orderOf(values, preset);
  const body = { FirmwareFileId, ...(targets && { targets }), ...(updateMode && { updateMode }) };
  return queryOptions({
    queryKey: [...profileKeys, 'forecast', body],
    queryFn: async ({ signal }) =>
      (await answerOf(mainApi.POST('/firmwares/profiles/forecast', { body, signal }))).data,
    enabled: FirmwareFileId !== '' && (preset !== undefined || isChosen(values)),
    placeholderData: keepPreviousData,
    retry: false,
  });
};

/** Previews the profile that the sheet would begin with its current values. */
export function ForecastOfForm({ preset }: { preset?: Targets | undefined }) {
  const text = useText();
  const values = useFormContext<PlanForm>().watch();
  const query = forecastQuery(values, preset);
  const { data } = useQuery(query);
  const { fpRunMethod, fpStartHour, fpEndHour, bandwidth } = values;
  const isReserved = fpRunMethod === 'Reserved' && fpStartHour !== fpEndHour;
  const { startDate } = orderOf(values, preset);
  return (
    <p className="flex flex-col text-body" aria-live="polite">
      <span className="text-dense font-medium text-secondary">{text(messages.forecast)}</span>
      {query.enabled && data ? (
        <>
          <Forecast
            devices={data.eligible ?? data.targeted}
            bytes={data.bytes}
            bandwidth={bandwidth && bandwidth > 0 ? bandwidth : null}
            hours={isReserved ? { start: Number(fpStartHour), end: Number(fpEndHour) } : null}
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
        <span className="text-muted">{text(messages.forecastLater)}</span>
      )}
    </p>
  );
}
