import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { Message } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';

/** Reason why a value cannot be set. */
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
