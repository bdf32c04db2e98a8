import { useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import type { ReferenceTable, TableField } from '#api/tables.gen.ts';
import { useText } from '#web/i18n/use-text.ts';
import { CheckField, NumberField, SelectField, TextField } from '#web/resource/form/fields.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { fieldNames } from './field-messages.ts';
import { messages } from './messages.ts';
import { referredQuery, tableOf, titleOf } from './queries.ts';
import type { RowForm } from './row-values.ts';

/** The form field of a column, as its description in the contract demands. */
export function RowField({ field }: { field: TableField }) {
  const text = useText();
  const { name, kind, choices, nullable } = field;
  const label = text(fieldNames[name]);
  const none = { value: '', label: text(messages.noValue) };
  const referred = field.refers === null ? null : tableOf(field.refers);
  if (referred) return <ReferenceField field={field} table={referred} />;
  if (kind === 'number') return <NumberField<RowForm> name={name} label={label} step={1} />;
  if (kind === 'boolean') return <CheckField<RowForm> name={name} label={label} />;
  if (kind === 'choices') return <ChoicesField field={field} />;
  if (kind === 'words')
    return <TextField<RowForm> name={name} label={label} help={text(messages.oneEach)} rows={6} />;
  if (kind === 'choice') {
    const offered = choices.map((choice) => ({ value: choice, label: choice }));
    return (
      <SelectField<RowForm> name={name} label={label} choices={nullable ? [none, ...offered] : offered} />
    );
  }
  return <TextField<RowForm> name={name} label={label} />;
}

/** A row of another table, by its id and the name that it has there. */
function ReferenceField({ field, table }: { field: TableField; table: ReferenceTable }) {
  const text = useText();
  const { data } = useQuery(referredQuery(table));
  const rows = (data?.data ?? []).map((row) => ({
    value: String(row[table.id]),
    label: titleOf(table, row),
  }));
  return (
    <SelectField<RowForm>
      name={field.name}
      label={text(fieldNames[field.name])}
      choices={field.nullable ? [{ value: '', label: text(messages.noValue) }, ...rows] : rows}
    />
  );
}

function ChoicesField({ field: { name, choices } }: { field: TableField }) {
  const text = useText();
  const { field } = useController<RowForm>({ name });
  const chosen = Array.isArray(field.value) ? field.value : [];
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="pb-1 text-dense font-medium">{text(fieldNames[name])}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {choices.map((choice) => (
          <label
            key={choice}
            htmlFor={`${name}-${choice}`}
            className="flex min-w-0 items-center gap-2 text-body"
          >
            <Checkbox
              id={`${name}-${choice}`}
              checked={chosen.includes(choice)}
              onChange={(on) =>
                field.onChange(choices.filter((each) => (each === choice ? on : chosen.includes(each))))
              }
            />
            <span className="truncate">{choice}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
