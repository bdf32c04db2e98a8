import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { after } from '#web/ambient/clock.ts';
import { useProfile } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import type { FilterChip } from '#web/resource/list-page.tsx';
import { Input } from '#web/ui/field.tsx';
import { type Choice, Select } from '#web/ui/select.tsx';
import { messages } from './messages.ts';
import type { DeviceSearch } from './search.ts';

const typingPause = 350;
const any = 'any';

interface FiltersProps {
  search: DeviceSearch;
  onChange: (change: Partial<Record<keyof DeviceSearch, string | undefined>>) => void;
}

function Keyword(props: { value: string; onChange: (value: string) => void }) {
  const text = useText();
  const [typed, setTyped] = useState(props.value);
  const [sent, setSent] = useState(props.value);
  const [asked, setAsked] = useState<string | null>(null);
  if (sent !== props.value) {
    setSent(props.value);
    // What comes back as it was asked for takes nothing from somebody who types on, not even a space.
    if (props.value !== asked) setTyped(props.value);
    setAsked(null);
  }
  // What is chosen beside it may change while somebody types: the latest handler counts, and the pause is not begun anew.
  const send = useEffectEvent((keyword: string) => {
    setAsked(keyword);
    props.onChange(keyword);
  });
  useEffect(() => {
    if (typed.trim() === sent) return;
    return after(typingPause, () => send(typed.trim()));
  }, [typed, sent]);
  return (
    <div className="relative min-w-0 basis-full md:flex-1 md:basis-64">
      <Search className="absolute top-2.5 left-3 size-4 text-muted" aria-hidden />
      <Input
        type="search"
        aria-label={text(messages.keyword)}
        placeholder={text(messages.keywordHint)}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="pl-9"
      />
    </div>
  );
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
      <Keyword
        value={search.keyword ?? ''}
        onChange={(keyword) => onChange({ keyword: keyword || undefined })}
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
