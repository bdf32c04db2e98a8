import type { NameOf } from '#web/entities/table-file/texts.ts';
import { useText } from '#web/i18n/use-text.ts';
import { fieldNames } from './error-messages.ts';

const isField = (name: string): name is keyof typeof fieldNames => Object.hasOwn(fieldNames, name);

/** The names of fields on the screen. */
export function useFieldName(): NameOf {
  const text = useText();
  return (field) => (isField(field) ? text(fieldNames[field]) : field);
}
