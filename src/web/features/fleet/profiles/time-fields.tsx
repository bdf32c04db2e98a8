import { useController, useWatch } from 'react-hook-form';
import { zoneInUse } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { SelectField } from '#web/resource/form/fields.tsx';
import { DateInput } from '#web/ui/date-input.tsx';
import { Field } from '#web/ui/field.tsx';
import { useProfileKind } from './kind.tsx';
import type { PlanForm } from './plan-form.ts';
import { planMessages as messages } from './plan-messages.ts';

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

/** Fields for the hours and the day at which devices begin. */
export function TimeFields() {
  const text = useText();
  const { texts } = useProfileKind();
  const [method, from, to] = useWatch<PlanForm, ['method', 'startHour', 'endHour']>({
    name: ['method', 'startHour', 'endHour'],
  });
  const isReserved = method === 'Reserved';
  return (
    <>
      <SelectField<PlanForm>
        name="method"
        label={text(messages.when)}
        help={text(isReserved ? messages.whenHelpHours : texts.whenHelpNow)}
        choices={[
          { value: 'Immediate', label: text(messages.whenNow) },
          { value: 'Reserved', label: text(messages.whenHours) },
        ]}
      />
      {isReserved ? (
        <div className="grid grid-cols-2 gap-4">
          <SelectField<PlanForm> name="startHour" label={text(messages.from)} choices={hours} />
          <SelectField<PlanForm>
            name="endHour"
            label={text(messages.to)}
            {...(from === to ? { help: text(messages.sameHours) } : {})}
            choices={hours}
          />
        </div>
      ) : null}
      <StartDate />
    </>
  );
}

function StartDate() {
  const text = useText();
  const { field, fieldState } = useController<PlanForm, 'startDate'>({ name: 'startDate' });
  return (
    <Field
      label={text(messages.startDate)}
      help={text(messages.startDateHelp, { zone: zoneInUse() })}
      error={fieldState.error?.message}
    >
      {(ids) => <DateInput {...ids} {...field} time="minutes" label={text(messages.startDate)} />}
    </Field>
  );
}
