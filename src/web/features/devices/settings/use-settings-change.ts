import { useEffect, useRef } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useForm,
  useWatch,
} from 'react-hook-form';
import type { Message } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { changedOf, type Given, requestedOf } from './changed.ts';
import type { SettingsSheet } from './settings-card.tsx';

/** Why a value cannot be set, in words. */
export interface Refusal {
  field: string;
  message: Message;
}

/** Findings of a rule of `src/domain` in words. */
export const refusals = <Problem extends string>(
  found: readonly { field: string; problem: Problem }[],
  words: Record<Problem, Message>,
): Refusal[] => found.map(({ field, problem }) => ({ field, message: words[problem] }));

/** Refusals at their fields, or at the top of the form if it does not show the field. Tells whether there were any. */
export function useRefusals<Form extends FieldValues>(form: UseFormReturn<Form>) {
  const text = useText();
  return (found: readonly Refusal[]): boolean => {
    const isField = (name: string): name is FieldPath<Form> => Object.hasOwn(form.getValues(), name);
    for (const { field, message } of found)
      form.setError(isField(field) ? field : 'root', { message: text(message) });
    return found.length > 0;
  };
}

interface Options<Form extends FieldValues, Change extends object> {
  sheet: SettingsSheet<Form>;
  /** The form as the device has it. */
  before: Form & DefaultValues<Form>;
  /** Fields that do not apply to these values: they are neither shown nor sent. */
  hidden?: (values: Form) => readonly (keyof Form)[];
  /** The changed fields in the terms of the call. */
  changeOf: (changed: Given<Form>, wanted: Form) => Change;
  problems?: (change: Change) => readonly Refusal[];
}

export interface SettingsChange<Form extends FieldValues, Change extends object> {
  sheet: SettingsSheet<Form>;
  form: UseFormReturn<Form>;
  /** Of all fields, as they are now. */
  values: Form;
  isShown: (field: keyof Form) => boolean;
  isChanged: (field: string) => boolean;
  changeOf: (wanted: Form) => Change;
  /** Shows what is wrong with a change, and tells whether anything is. */
  refuse: (change: Change) => boolean;
}

/** A change of a device's settings: only what the user changed is judged and sent. */
export function useSettingsChange<Form extends FieldValues, Change extends object>({
  sheet,
  before,
  hidden = () => [],
  changeOf,
  problems,
}: Options<Form, Change>): SettingsChange<Form, Change> {
  const form = useSettingsForm<Form>(before, sheet.kept);
  const values: Form = { ...before, ...useWatch({ control: form.control }) };
  const refuse = useRefusals(form);
  const hiddenNow = hidden(values);
  return {
    sheet,
    form,
    values,
    isShown: (field) => !hiddenNow.includes(field),
    isChanged: (field) => values[field] !== before[field],
    changeOf: (wanted) => changeOf(requestedOf<Form>(before, wanted, hidden(wanted)), wanted),
    refuse: (change) => refuse(problems?.(change) ?? []),
  };
}

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
