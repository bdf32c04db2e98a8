import { useEffect, useEffectEvent, useState } from 'react';
import { after } from '#web/ambient/clock.ts';
import { useText } from '#web/i18n/use-text.ts';
import type { FilterChip } from '#web/resource/list-page.tsx';
import { taskNames } from '#web/resource/task-names.ts';
import { stateMessage, taskStates } from '#web/resource/task-state-badge.tsx';
import { Input } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { messages } from '../messages.ts';
import { kinds, type TaskSearch } from './search.ts';

const typingPause = 350;
const any = 'any';

interface FiltersProps {
  search: TaskSearch;
  onChange: (change: Record<string, string | undefined>) => void;
}

/** Text that is sent once the typing pauses. */
function TypedFilter(props: { label: string; value: string; onChange: (value: string) => void }) {
  const [typed, setTyped] = useState(props.value);
  const [sent, setSent] = useState(props.value);
  if (sent !== props.value) {
    setSent(props.value);
    setTyped(props.value);
  }
  const send = useEffectEvent((value: string) => props.onChange(value));
  useEffect(() => {
    if (typed.trim() === sent) return;
    return after(typingPause, () => send(typed.trim()));
  }, [typed, sent]);
  return (
    <Input
      type="search"
      aria-label={props.label}
      placeholder={props.label}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      className="w-auto min-w-0 flex-1 basis-44"
    />
  );
}

export function TaskFilters({ search, onChange }: FiltersProps) {
  const text = useText();
  const date = (name: 'from' | 'to', label: string) => (
    <span className="flex items-center gap-1.5 text-dense text-secondary">
      <label htmlFor={`tasks-${name}`}>{label}</label>
      <Input
        id={`tasks-${name}`}
        type="date"
        value={search[name] ?? ''}
        onChange={(event) => onChange({ [name]: event.target.value || undefined })}
        className="w-auto px-2"
      />
    </span>
  );
  return (
    <div className="flex flex-wrap items-center gap-2">
      <TypedFilter
        label={text(messages.endpointId)}
        value={search.endpointId ?? ''}
        onChange={(endpointId) => onChange({ endpointId: endpointId || undefined })}
      />
      <TypedFilter
        label={text(messages.accountHint)}
        value={search.account ?? ''}
        onChange={(account) => onChange({ account: account || undefined })}
      />
      <Select
        label={text(messages.action)}
        value={search.action ?? any}
        choices={[
          { value: any, label: `${text(messages.action)}: ${text(messages.all)}` },
          ...kinds.map((kind) => ({ value: kind, label: text(taskNames[kind]) })),
        ]}
        onChange={(action) => onChange({ action: action === any ? undefined : action })}
        className="w-auto max-w-52 flex-1 md:flex-none"
      />
      <Select
        label={text(messages.state)}
        value={search.state ?? any}
        choices={[
          { value: any, label: `${text(messages.state)}: ${text(messages.all)}` },
          ...taskStates.map((state) => ({ value: state, label: text(stateMessage(state)) })),
        ]}
        onChange={(state) => onChange({ state: state === any ? undefined : state })}
        className="w-auto max-w-52 flex-1 md:flex-none"
      />
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
