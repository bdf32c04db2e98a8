import { useText } from '#web/i18n/use-text.ts';
import type { FilterChip } from '#web/resource/list-page.tsx';
import { taskNames } from '#web/resource/task-names.ts';
import { stateMessage, taskStates } from '#web/resource/task-state-badge.tsx';
import { TypedFilter } from '#web/resource/typed-filter.tsx';
import { middleTruncate } from '#web/ui/copyable-id.tsx';
import { Input } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { messages } from '../messages.ts';
import { kinds, type TaskSearch } from './search.ts';

const any = 'any';

interface FiltersProps {
  search: TaskSearch;
  onChange: (change: Record<string, string | undefined>) => void;
}

export function TaskFilters({ search, onChange }: FiltersProps) {
  const text = useText();
  const date = (name: 'from' | 'to', label: string) => (
    <span className="flex items-center gap-1.5 text-dense text-secondary max-md:grow max-md:basis-36">
      <label htmlFor={`tasks-${name}`} className="whitespace-nowrap">
        {label}
      </label>
      <span className="w-34 max-md:grow">
        <Input
          id={`tasks-${name}`}
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
        label={text(messages.endpointId)}
        value={search.endpointId ?? ''}
        onChange={(endpointId) => onChange({ endpointId: endpointId || undefined })}
        className="flex-1 basis-36"
      />
      <TypedFilter
        label={text(messages.accountHint)}
        value={search.account ?? ''}
        onChange={(account) => onChange({ account: account || undefined })}
        className="flex-1 basis-36"
      />
      <div className="max-md:basis-32 max-md:grow md:w-40">
        <Select
          label={text(messages.action)}
          value={search.action ?? any}
          choices={[
            { value: any, label: `${text(messages.action)}: ${text(messages.all)}` },
            ...kinds.map((kind) => ({ value: kind, label: text(taskNames[kind]) })),
          ]}
          onChange={(action) => onChange({ action: action === any ? undefined : action })}
        />
      </div>
      <div className="max-md:basis-32 max-md:grow md:w-40">
        <Select
          label={text(messages.state)}
          value={search.state ?? any}
          choices={[
            { value: any, label: `${text(messages.state)}: ${text(messages.all)}` },
            ...taskStates.map((state) => ({ value: state, label: text(stateMessage(state)) })),
          ]}
          onChange={(state) => onChange({ state: state === any ? undefined : state })}
        />
      </div>
      {date('from', text(messages.from))}
      {date('to', text(messages.to))}
    </div>
  );
}

export function useTaskChips({ search, onChange }: FiltersProps): FilterChip[] {
  const text = useText();
  const values: [keyof TaskSearch, string, string | undefined][] = [
    ['endpointId', text(messages.endpointId), search.endpointId],
    ['account', text(messages.account), search.account],
    ['action', text(messages.action), search.action && text(taskNames[search.action])],
    ['state', text(messages.state), search.state && text(stateMessage(search.state))],
    ['batch', text(messages.batchChip), search.batch && middleTruncate(search.batch, 13)],
    ['from', text(messages.from), search.from],
    ['to', text(messages.to), search.to],
  ];
  return values.flatMap(([name, label, value]) =>
    value
      ? [
          {
            name,
            label: text(messages.chip, { name: label, value }),
            onRemove: () => onChange({ [name]: undefined }),
          },
        ]
      : [],
  );
}
