import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { secretFields } from '#api/secrets.gen.ts';
import { drafts } from '#web/ambient/drafts.ts';

function useTyped<T extends null>(
  name: string,
  initial: string | T,
  note: typeof drafts.note,
): [string | T, (next: string | T) => void] {
  const [value, setValue] = useState<string | T>(() => {
    const kept = drafts.read(name);
    return typeof kept === 'string' ? kept : initial;
  });
  useEffect(() => {
    if (value === initial) drafts.drop(name);
    else note(name, value);
  }, [name, value, initial, note]);
  return [value, setValue];
}

/**
 * Resembles `useState` of a text, kept over a reload, a sign-in and a new version of the console (docs/decisions/141),
 * until its form is closed. `name` is unique at its address.
 */
export function useDraft<T extends null = never>(name: string, initial: string | T = '') {
  const draft = useTyped<T>(name, initial, drafts.note);
  useEffect(() => () => drafts.drop(name), [name]);
  return draft;
}

/** The same for a form that is part of the page itself: also kept while another tab of the page is open. */
export function usePageDraft<T extends null = never>(name: string, initial: string | T = '') {
  return useTyped<T>(name, initial, drafts.noteOnPage);
}

/** Secrets are typed again. */
const keepable = (values: object): object =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !secretFields.has(field)));

/** The same for all fields of a form; what is brought back is a change that was not sent, as before. True: it was. */
export function useFormDraft<V extends FieldValues>(name: string, form: UseFormReturn<V>): boolean {
  const [isRestored, setRestored] = useState(false);
  useEffect(() => {
    const kept = drafts.read(name);
    const hasValues = kept !== null && typeof kept === 'object';
    if (hasValues) form.reset(Object.assign(form.getValues(), kept), { keepDefaultValues: true });
    setRestored(hasValues);
    const stop = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (isDirty) drafts.note(name, keepable(values));
        else drafts.drop(name);
      },
    });
    if (kept !== undefined) drafts.note(name, keepable(form.getValues()));
    return () => {
      stop();
      drafts.drop(name);
    };
  }, [name, form]);
  return isRestored;
}
