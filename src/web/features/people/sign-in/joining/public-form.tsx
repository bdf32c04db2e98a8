import type { ReactNode } from 'react';
import {
  type FieldPath,
  type FieldValues,
  FormProvider,
  type UseFormReturn,
  useController,
} from 'react-hook-form';
import type { FieldLimits } from '#api/limits.gen.ts';
import { useText } from '#web/i18n/use-text.ts';
import { LimitsContext } from '#web/resource/form/fields.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { messages } from './messages.ts';

interface PublicFormProps<V extends FieldValues> {
  form: UseFormReturn<V>;
  limits: Record<string, FieldLimits>;
  verb: string;
  busy: boolean;
  onSubmit: (values: V) => unknown;
  /** Called at each attempt, also at one that the form itself refuses. */
  onAttempt?: () => void;
  children: ReactNode;
}

/** A form before the sign-in: what the server refuses is shown at its field, or at the top of the form. */
export function PublicForm<V extends FieldValues>(props: PublicFormProps<V>) {
  const { form, busy } = props;
  const { root } = form.formState.errors;
  const submit = form.handleSubmit((values) => {
    if (!busy) return props.onSubmit(values);
  });
  return (
    <FormProvider {...form}>
      <LimitsContext value={props.limits}>
        <form
          noValidate
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            props.onAttempt?.();
            void submit(event);
          }}
        >
          {root?.message ? (
            <p
              role="alert"
              className="rounded border border-danger-stroke bg-danger-surface p-3 text-dense text-danger"
            >
              {root.message}
            </p>
          ) : null}
          {props.children}
          <PlainButton look="main" type="submit" busy={busy} className="h-10">
            {props.verb}
          </PlainButton>
        </form>
      </LimitsContext>
    </FormProvider>
  );
}

/** Has to be given (RT-003, RT-008). */
export function Agreement<V extends FieldValues>(props: { name: FieldPath<V>; label: string }) {
  const text = useText();
  const { field, fieldState } = useController({
    name: props.name,
    rules: { validate: (value) => value === true || text(messages.agreementMissing) },
  });
  const { error } = fieldState;
  const note = `${props.name}-note`;
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={props.name} className="flex items-start gap-2 text-dense">
        <Checkbox
          id={props.name}
          checked={field.value === true}
          onChange={field.onChange}
          {...(error ? { 'aria-describedby': note } : {})}
        />
        {props.label}
      </label>
      {error ? (
        <p id={note} className="text-caption text-danger">
          {error.message}
        </p>
      ) : null}
    </div>
  );
}
