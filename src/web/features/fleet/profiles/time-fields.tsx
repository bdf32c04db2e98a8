import { useController, useWatch } from 'react-hook-form';
import { zoneInUse } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { SelectField } from '#web/resource/form/fields.tsx';
import { DateInput } from '#web/ui/date-input.tsx';
import { Field } from '#web/ui/field.tsx';
import type { PlanForm } from './plan-form.ts';
import { planMessages as messages } from './plan-messages.ts';

export const modes = {
  BI: { name: messages.modeBI, help: messages.modeHelpBI },
  FI1: { name: messages.modeFI1, help: messages.modeHelpFI1 },
  FI2: { name: messages.modeFI2, help: messages.modeHelpFI2 },
  FI3: { name: messages.modeFI3, help: messages.modeHelpFI3 },
};
export const restarts = {
  anytime: { name: messages.restartAnytime, help: messages.restartHelpAnytime },
  immediately: { name: messages.restartImmediately, help: messages.restartHelpImmediately },
  'when idle': { name: messages.restartIdle, help: messages.restartHelpIdle },
  'user confirmation': { name: messages.restartConfirmed, help: messages.restartHelpConfirmed },
};
const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

/** Fields for the eligible devices, and for the time and manner of their reboot. */
export function TimeFields() {
  const text = useText();
  const [update, activate, method, from, to] = useWatch<
    PlanForm,
    ['updateMode', 'activateMode', 'fpRunMethod', 'fpStartHour', 'fpEndHour']
  >({ name: ['updateMode', 'activateMode', 'fpRunMethod', 'fpStartHour', 'fpEndHour'] });
  const isReserved = method === 'Reserved';
  const named = (of: Record<string, { name: typeof messages.modeBI }>) =>
    Object.entries(of).map(([value, { name }]) => ({ value, label: text(name) }));
  return (
    <>
      <SelectField<PlanForm>
        name="updateMode"
        label={text(messages.mode)}
        help={text(modes[update].help)}
        choices={named(modes)}
      />
      <SelectField<PlanForm>
        name="activateMode"
        label={text(messages.restart)}
        help={text(restarts[activate].help)}
        choices={named(restarts)}
      />
      <SelectField<PlanForm>
        name="fpRunMethod"
        label={text(messages.when)}
        help={text(isReserved ? messages.whenHelpHours : messages.whenHelpNow)}
        choices={[
          { value: 'Immediate', label: text(messages.whenNow) },
          { value: 'Reserved', label: text(messages.whenHours) },
        ]}
      />
      {isReserved ? (
        <div className="grid grid-cols-2 gap-4">
          <SelectField<PlanForm> name="fpStartHour" label={text(messages.from)} choices={hours} />
          <SelectField<PlanForm>
            name="fpEndHour"
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
