import { useQuery } from '@tanstack/react-query';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { useText } from '#web/i18n/use-text.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { planMessages as messages } from './plan-messages.ts';
import type { Choices, ChoicesQuery } from './target-queries.ts';

/** Says that there is nothing to choose, or that not all is offered; null: all is. */
export function useMoreText(choices: Choices | undefined): string | null {
  const text = useText();
  if (!choices) return null;
  const { offered, more } = choices;
  if (more > 0) return text(messages.targetMore, { count: offered.length, more });
  return offered.length === 0 ? text(messages.targetNone) : null;
}

/** Field with several of the offered entries. */
export function Several<V extends FieldValues>({
  name,
  label,
  query,
}: {
  name: FieldPath<V>;
  label: string;
  query: ChoicesQuery;
}) {
  const { data } = useQuery(query);
  return <Checks<V> name={name} label={label} offered={data?.offered} help={useMoreText(data)} />;
}

interface ChecksProps<V extends FieldValues> {
  name: FieldPath<V>;
  label: string;
  /** Undefined: they are being read. */
  offered: Choices['offered'] | undefined;
  help: string | null;
}

/** A checkbox for each entry. */
export function Checks<V extends FieldValues>({ name, label, offered, help }: ChecksProps<V>) {
  const { field } = useController({ name });
  const chosen: readonly string[] = field.value;
  const toggle = (value: string, isChosen: boolean) =>
    field.onChange(isChosen ? [...chosen, value] : chosen.filter((other) => other !== value));
  return (
    <fieldset className="flex min-w-0 flex-col gap-1">
      <legend className="pb-1 text-dense font-medium text-secondary">{label}</legend>
      {offered && offered.length > 0 ? (
        <div className="flex max-h-56 flex-col gap-1 overflow-y-auto rounded border border-stroke p-2">
          {offered.map((entry) => (
            <label
              key={entry.value}
              htmlFor={`chosen-${entry.value}`}
              className="flex items-center gap-2 text-body"
            >
              <Checkbox
                id={`chosen-${entry.value}`}
                checked={chosen.includes(entry.value)}
                onChange={(isChosen) => toggle(entry.value, isChosen === true)}
              />
              {entry.label}
            </label>
          ))}
        </div>
      ) : null}
      {help === null ? null : <p className="text-caption text-muted">{help}</p>}
    </fieldset>
  );
}
