import { Search } from 'lucide-react';
import { useProfile } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import type { FilterChip } from '#web/resource/list-page.tsx';
import { TypedFilter } from '#web/resource/typed-filter.tsx';
import { type Choice, Select } from '#web/ui/select.tsx';
import { messages } from './messages.ts';
import type { DeviceSearch } from './search.ts';

const any = 'any';

interface FiltersProps {
  search: DeviceSearch;
  onChange: (change: Partial<Record<keyof DeviceSearch, string | undefined>>) => void;
}

export function Filters(props: FiltersProps) {
  const text = useText();
  const models = useProfile()?.models ?? [];
  const { search, onChange } = props;
  const select = (
    name: keyof DeviceSearch,
    label: string,
    value: string | undefined,
    choices: Choice<string>[],
  ) => (
    <div key={name} className="min-w-0 basis-[calc(50%-4px)] md:w-44 md:basis-auto">
      <Select
        label={label}
        value={value ?? any}
        choices={[{ value: any, label: `${label}: ${text(messages.filterAny)}` }, ...choices]}
        onChange={(next) => onChange({ [name]: next === any ? undefined : next })}
      />
    </div>
  );
  return (
    <div className="flex flex-wrap items-center gap-2">
      <TypedFilter
        label={text(messages.keyword)}
        hint={text(messages.keywordHint)}
        icon={<Search className="absolute top-2.5 left-3 size-4 text-muted" aria-hidden />}
        value={search.keyword ?? ''}
        onChange={(keyword) => onChange({ keyword: keyword || undefined })}
        className="basis-full md:flex-1 md:basis-64"
      />
      {select('online', text(messages.filterOnline), search.online, [
        { value: 'online', label: text(messages.online) },
        { value: 'offline', label: text(messages.offline) },
      ])}
      {select('lock', text(messages.filterLock), search.lock, [
        { value: 'locked', label: text(messages.locked) },
        { value: 'unlocked', label: text(messages.unlocked) },
      ])}
      {select('active', text(messages.filterActive), search.active, [
        { value: 'Activated', label: text(messages.activated) },
        { value: 'Deactivated', label: text(messages.deactivated) },
      ])}
      {select(
        'model',
        text(messages.filterModel),
        search.model,
        models.map(({ modelName }) => ({ value: modelName, label: modelName })),
      )}
    </div>
  );
}

export function useFilterChips({ search, onChange }: FiltersProps): FilterChip[] {
  const text = useText();
  const values: [keyof DeviceSearch, string, string | undefined][] = [
    [
      'online',
      text(messages.filterOnline),
      search.online && text(search.online === 'online' ? messages.online : messages.offline),
    ],
    ['lock', text(messages.filterLock), search.lock && text(messages[search.lock])],
    [
      'active',
      text(messages.filterActive),
      search.active && text(search.active === 'Activated' ? messages.activated : messages.deactivated),
    ],
    ['model', text(messages.filterModel), search.model],
  ];
  const chips = values.flatMap(([name, label, value]) =>
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
  return search.keyword
    ? [
        {
          name: 'keyword',
          label: text(messages.chipKeyword, { value: search.keyword }),
          onRemove: () => onChange({ keyword: undefined }),
        },
        ...chips,
      ]
    : chips;
}
