import { operations } from '#api/operations.gen.ts';
import { auditAreas, operationsOf } from '#domain/audit-areas.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ChoiceFilter, TypedFilter } from '#web/resource/filters.tsx';
import { Input } from '#web/ui/field.tsx';
import { areaNames, resultNames } from './looks.ts';
import { messages } from './messages.ts';
import type { AuditSearch } from './queries.ts';

interface EntryFiltersProps {
  search: AuditSearch;
  nameOf: (operation: string) => string;
  onChange: (change: Record<string, string | undefined>) => void;
}

const results = ['success', 'refused'] as const;

export function EntryFilters({ search, nameOf, onChange }: EntryFiltersProps) {
  const text = useText();
  const { area } = search;
  const ofArea = area ? operationsOf(operations, area) : [];
  const date = (name: 'from' | 'to', label: string) => (
    <span className="flex items-center gap-1.5 text-dense text-secondary max-md:grow max-md:basis-36">
      <label htmlFor={`audit-${name}`} className="whitespace-nowrap max-md:min-w-10">
        {label}
      </label>
      <span className="w-34 max-md:grow">
        <Input
          id={`audit-${name}`}
          type="date"
          value={search[name] ?? ''}
          onChange={(event) => onChange({ [name]: event.target.value || undefined })}
          className="px-2 text-dense"
        />
      </span>
    </span>
  );
  return (
    <div className="flex flex-wrap items-center gap-2">
      <TypedFilter
        label={text(messages.account)}
        hint={text(messages.accountHint)}
        value={search.account ?? ''}
        onChange={(account) => onChange({ account })}
        className="flex-1 basis-36"
      />
      <TypedFilter
        label={text(messages.object)}
        hint={text(messages.objectHint)}
        value={search.object ?? ''}
        onChange={(object) => onChange({ object })}
        className="flex-1 basis-48"
      />
      <ChoiceFilter
        label={text(messages.area)}
        value={area}
        choices={auditAreas.map((value) => ({ value, label: text(areaNames[value]) }))}
        onChange={(value) => onChange({ area: value, operation: undefined })}
      />
      {area ? (
        <ChoiceFilter
          label={text(messages.operation)}
          value={ofArea.find((value) => value === search.operation)}
          choices={ofArea
            .map((value) => ({ value, label: nameOf(value) }))
            .sort((one, other) => one.label.localeCompare(other.label))}
          onChange={(operation) => onChange({ operation })}
        />
      ) : null}
      <ChoiceFilter
        label={text(messages.result)}
        value={search.result}
        choices={results.map((value) => ({ value, label: text(resultNames[value]) }))}
        onChange={(result) => onChange({ result })}
      />
      {date('from', text(messages.from))}
      {date('to', text(messages.to))}
    </div>
  );
}
