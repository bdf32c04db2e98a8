import { useQuery } from '@tanstack/react-query';
import { ListFilter } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReferenceTable, TableField, TableFilterName } from '#api/tables.gen.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ChoiceFilter, TypedFilter } from '#web/resource/filters.tsx';
import { Button } from '#web/ui/button.tsx';
import { DateInput } from '#web/ui/date-input.tsx';
import { fieldNames } from './field-messages.ts';
import { type FieldFilter, filtersOf, forEachFilter, validFilters } from './filter-values.ts';
import { messages } from './messages.ts';
import { referredQuery, type TableSearch, tableOf, titleOf } from './queries.ts';

/** Texts of each filter and its chip. */
export function useFilterTexts(table: ReferenceTable) {
  const text = useText();
  const filters = filtersOf(table);
  return forEachFilter((name) => {
    const filter = filters.find((each) => each.name === name);
    const label = filter ? text(fieldNames[filter.field]) : name;
    const ends = { from: messages.filterFrom, to: messages.filterTo };
    const end = filter?.kind === 'from' || filter?.kind === 'to' ? ends[filter.kind] : null;
    return {
      label: end ? text(end, { name: label }) : label,
      show: (value: string) =>
        filter?.of.kind === 'boolean' ? text(value === 'true' ? messages.yes : messages.no) : value,
    };
  });
}

interface RowFiltersProps {
  table: ReferenceTable;
  search: TableSearch;
  onChange: (change: Record<string, string | undefined>) => void;
}

/**
 * A filter for each column, by the type of its values, behind a button: there may be a dozen. Active filters are shown as
 * chips.
 */
export function RowFilters({ table, search, onChange }: RowFiltersProps) {
  const text = useText();
  const id = useId();
  const [open, setOpen] = useState(false);
  const values = validFilters(table, search);
  const filters = filtersOf(table);
  const set = Object.values(values).filter((value) => value !== undefined).length;
  const of = ({ name }: TableField) => filters.filter(({ field }) => field === name);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        {table.keyword ? (
          <TypedFilter
            label={text(messages.keyword)}
            value={search.keyword ?? ''}
            onChange={(keyword) => onChange({ keyword })}
            className="min-w-48 flex-1 md:max-w-80"
          />
        ) : null}
        <Button
          icon={<ListFilter className="size-4" aria-hidden />}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {set > 0 ? text(messages.filtersSet, { count: set }) : text(messages.filters)}
        </Button>
      </div>
      <section
        id={id}
        hidden={!open}
        aria-label={text(messages.filterColumns)}
        className={
          open
            ? 'grid gap-x-4 gap-y-3 rounded border border-stroke bg-raised p-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4'
            : ''
        }
      >
        {open
          ? table.fields.map((field) => (
              <FieldFilters
                key={field.name}
                field={field}
                filters={of(field)}
                values={values}
                onChange={onChange}
              />
            ))
          : null}
      </section>
    </div>
  );
}

interface FieldFiltersProps {
  field: TableField;
  filters: readonly FieldFilter[];
  values: Record<TableFilterName, string | undefined>;
  onChange: RowFiltersProps['onChange'];
}

function FieldFilters({ field, filters, values, onChange }: FieldFiltersProps) {
  const text = useText();
  const [first] = filters;
  if (!first) return null;
  const label = text(fieldNames[field.name]);
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <span aria-hidden className="text-dense font-medium text-secondary">
        {label}
      </span>
      {filters.length > 1 ? (
        <div className="flex items-center gap-2">
          {filters.map((filter) => (
            <RangeEnd key={filter.name} filter={filter} value={values[filter.name]} onChange={onChange} />
          ))}
        </div>
      ) : (
        <OneFilter filter={first} label={label} value={values[first.name]} onChange={onChange} />
      )}
    </div>
  );
}

interface FilterProps {
  filter: FieldFilter;
  value: string | undefined;
  onChange: RowFiltersProps['onChange'];
}

/** One end of a range of days or of numbers. */
function RangeEnd({ filter: { name, kind, of }, value, onChange }: FilterProps) {
  const text = useText();
  const label = text(kind === 'from' ? messages.filterFrom : messages.filterTo, {
    name: text(fieldNames[of.name]),
  });
  const hint = text(kind === 'from' ? messages.from : messages.to);
  if (of.kind === 'number')
    return (
      <TypedFilter
        type="number"
        label={label}
        hint={hint}
        value={value ?? ''}
        onChange={(next) => onChange({ [name]: next })}
        className="flex-1"
      />
    );
  return (
    <DateInput label={label} value={value ?? ''} onChange={(day) => onChange({ [name]: day || undefined })} />
  );
}

function OneFilter({ filter, label, value, onChange }: FilterProps & { label: string }) {
  const text = useText();
  const { name, kind, of } = filter;
  const choose = (next: string | undefined) => onChange({ [name]: next });
  const referred = of.refers === null ? null : tableOf(of.refers);
  if (referred) return <ReferenceFilter table={referred} label={label} value={value} onChange={choose} />;
  const choices =
    of.kind === 'boolean'
      ? [
          { value: 'true', label: text(messages.yes) },
          { value: 'false', label: text(messages.no) },
        ]
      : of.choices.map((choice) => ({ value: choice, label: choice }));
  if (choices.length > 0)
    return (
      <ChoiceFilter label={label} value={value} choices={choices} onChange={choose} className="min-w-0" />
    );
  return (
    <TypedFilter
      label={label}
      hint={text(kind === 'contains' ? messages.filterPart : messages.filterWhole)}
      value={value ?? ''}
      onChange={choose}
      className=""
    />
  );
}

interface ReferenceFilterProps {
  table: ReferenceTable;
  label: string;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** A row of another table; its id is typed where that table cannot be read. */
function ReferenceFilter({ table, label, value, onChange }: ReferenceFilterProps) {
  const text = useText();
  const { data, error } = useQuery(referredQuery(table));
  if (error)
    return (
      <TypedFilter
        label={label}
        hint={text(messages.filterWhole)}
        value={value ?? ''}
        onChange={onChange}
        className=""
      />
    );
  const rows = (data?.data ?? []).map((row) => ({
    value: String(row[table.id]),
    label: titleOf(table, row),
  }));
  return <ChoiceFilter label={label} value={value} choices={rows} onChange={onChange} className="min-w-0" />;
}
