import { useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import type { FieldLimits } from '#api/limits.gen.ts';
import type { CallAnswer, CallInput, OperationId } from '#web/http/call.ts';
import { changedOf } from '#web/resource/form/changed.ts';
import { useLooseCommand } from '#web/resource/use-command.ts';
import { type Given, requestedOf } from './changed.ts';
import { usePresetNotice } from './preset-effect.ts';
import { type Refusal, useRefusals } from './refusals.ts';
import type { SettingsSheet, Started } from './settings-card.tsx';

type Limits = Record<string, FieldLimits>;

interface Accepted {
  data: Started;
}
/** Operations that begin a task. */
type TaskOperation = { [Id in OperationId]: CallAnswer<Id> extends Accepted ? Id : never }[OperationId];

interface Options<Id extends TaskOperation, Form extends FieldValues, Change extends object> {
  sheet: SettingsSheet<Form>;
  operation: Id | ((change: Change) => Id);
  limits: Limits | ((values: Form) => Limits);
  /** The form as the device has it. */
  before: Form & DefaultValues<Form>;
  /** Fields that do not apply to these values: they are neither shown nor sent. */
  hidden?: (values: Form) => readonly (keyof Form)[];
  /** The changed fields in the terms of the call. */
  changeOf: (changed: Given<Form>, wanted: Form) => Change;
  problems?: (change: Change) => readonly Refusal[];
  confirmWhen?: (change: Change) => boolean;
  input: (change: Change) => CallInput<Id>;
}

/**
 * A change of a device's settings: only what the user changed is judged and sent. `sheetProps` are for an `EditSheet`,
 * `confirmProps` for the dialog that asks before.
 */
export function useSettingsChange<Id extends TaskOperation, Form extends FieldValues, Change extends object>({
  sheet,
  operation,
  limits,
  before,
  hidden = () => [],
  changeOf,
  problems = () => [],
  confirmWhen = () => true,
  input,
}: Options<Id, Form, Change>) {
  const form = useSettingsForm<Form>(before, sheet.kept);
  const values: Form = { ...before, ...useWatch({ control: form.control }) };
  const requestOf = (wanted: Form) => changeOf(requestedOf<Form>(before, wanted, hidden(wanted)), wanted);
  const command = useLooseCommand<CallInput<Id>, Accepted, Form>(
    typeof operation === 'function' ? operation(requestOf(values)) : operation,
    { form },
  );
  const changeNow = requestOf(values);
  const notice = usePresetNotice(
    typeof operation === 'function' ? operation(changeNow) : operation,
    Object.keys(changeNow).length > 0 ? bodyOf(input(changeNow)) : null,
  );
  const refuse = useRefusals(form);
  const [isAsking, setAsking] = useState(false);
  const send = async () => {
    setAsking(false);
    const wanted = form.getValues();
    const change = requestOf(wanted);
    const answer = await command.run(input(change));
    if (answer) sheet.onSent(answer.data, change, wanted);
  };
  const submit = (wanted: Form) => {
    const change = requestOf(wanted);
    if (Object.keys(change).length === 0) return sheet.onClose();
    if (refuse(problems(change))) return undefined;
    return confirmWhen(change) ? setAsking(true) : send();
  };
  const hiddenNow = hidden(values);
  const limitsNow = typeof limits === 'function' ? limits(values) : limits;
  return {
    form,
    values,
    isShown: (field: keyof Form) => !hiddenNow.includes(field),
    sheetProps: {
      form,
      title: sheet.title,
      notice,
      // A value that the device had before is not the user's mistake.
      limits: Object.fromEntries(
        Object.entries(limitsNow).filter(([field]) => values[field] !== before[field]),
      ),
      busy: command.busy,
      onSubmit: submit,
      onClose: sheet.onClose,
    },
    confirmProps: { open: isAsking, onConfirm: () => void send(), onClose: () => setAsking(false) },
  };
}

/** The body of a call, if it has one. */
const bodyOf = (input: object): object | null => {
  const body: unknown = Reflect.get(input, 'body');
  return body instanceof Object ? body : null;
};

/**
 * Begins with the observed values, or with those that were not applied and still differ. A field that the user has not
 * touched follows the device. Otherwise saving would undo values that were read later, or changed by others meanwhile.
 */
function useSettingsForm<Form extends FieldValues>(
  observed: Form & DefaultValues<Form>,
  kept: Form | null,
): UseFormReturn<Form> {
  const form = useForm<Form>({ defaultValues: observed });
  const { reset, getValues } = form;
  const before = useRef<Form>(observed);
  useEffect(() => {
    if (kept) reset(kept, { keepDefaultValues: true });
  }, [kept, reset]);
  useEffect(() => {
    if (Object.keys(changedOf(before.current, observed)).length === 0) return;
    const typed = changedOf(before.current, getValues());
    before.current = observed;
    const keep = { keepErrors: true, keepTouched: true, keepIsSubmitted: true, keepFieldsRef: true };
    reset(observed, keep);
    reset({ ...observed, ...typed }, { ...keep, keepDefaultValues: true });
  }, [observed, reset, getValues]);
  return form;
}
