import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { zoneInUse } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { DateInput } from '#web/ui/date-input.tsx';
import { Field } from '#web/ui/field.tsx';
import { messages } from './messages.ts';

interface TimeFieldProps<V extends FieldValues> {
  name: FieldPath<V>;
  label: string;
}

/** A date and a time of day, `YYYY-MM-DDTHH:mm`, in the zone that times are shown in. */
export function TimeField<V extends FieldValues>({ name, label }: TimeFieldProps<V>) {
  const text = useText();
  const isTime = (value: unknown) =>
    /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(String(value)) || text(messages.timeMissing);
  const { field, fieldState } = useController({ name, rules: { validate: isTime } });
  const help = text(messages.zone, { zone: zoneInUse() });
  return (
    <Field label={label} help={help} error={fieldState.error?.message}>
      {(ids) => <DateInput {...ids} {...field} time="minutes" label={label} />}
    </Field>
  );
}
