import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Building2, Check } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { operatorsQuery, useHere } from '#web/entities/organisation/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { inputLook } from '#web/ui/field.tsx';
import { messages } from './messages.ts';
import { organisationQuery } from './queries.ts';

interface OrganisationPickerProps {
  /** Null: the organisation that the console shows. */
  opId: string | null;
  onPick: (opId: string | null) => void;
}

/** Chooses whose boxes the page is about; it is hidden where there is only one organisation. */
export function OrganisationPicker({ opId, onPick }: OrganisationPickerProps) {
  const text = useText();
  const here = useHere();
  const { data: below } = useQuery(operatorsQuery(''));
  const { data: other } = useQuery({ ...organisationQuery(opId ?? ''), enabled: opId !== null });
  const [open, setOpen] = useState(false);
  if (opId === null && (below?.length ?? 0) < 2) return null;
  const name = (opId === null ? here?.companyName : other?.companyName) ?? opId ?? '';
  return (
    <>
      <Button
        size="small"
        icon={<Building2 className="size-4" aria-hidden />}
        onClick={() => setOpen(true)}
        aria-label={text(messages.organisationOf, { name })}
      >
        <span className="max-w-48 truncate">{name}</span>
      </Button>
      {open ? (
        <Choice
          chosen={opId ?? here?.opId ?? ''}
          onPick={(picked) => {
            onPick(picked === here?.opId ? null : picked);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

interface ChoiceProps {
  chosen: string;
  onPick: (opId: string) => void;
  onClose: () => void;
}

function Choice({ chosen, onPick, onClose }: ChoiceProps) {
  const text = useText();
  const [input, setInput] = useState('');
  const keyword = useDeferredValue(input.trim());
  const found = useQuery({ ...operatorsQuery(keyword), placeholderData: keepPreviousData });
  const rows = found.data ?? [];
  const state = found.isError
    ? messages.organisationsFailed
    : found.data
      ? messages.noOrganisation
      : messages.searching;
  return (
    <Dialog open onClose={onClose} title={text(messages.organisation)}>
      <input
        type="search"
        value={input}
        onChange={({ target }) => setInput(target.value)}
        aria-label={text(messages.organisationName)}
        placeholder={text(messages.organisationName)}
        className={inputLook}
      />
      <p role="status" className={rows.length > 0 ? 'sr-only' : 'py-4 text-dense text-secondary'}>
        {rows.length > 0 ? text(messages.organisations, { count: rows.length }) : text(state)}
      </p>
      <ul className="mt-2 max-h-[45vh] overflow-y-auto" aria-label={text(messages.organisation)}>
        {rows.map(({ opId, companyName, path }) => (
          <li key={opId}>
            <button
              type="button"
              aria-current={opId === chosen}
              onClick={() => onPick(opId)}
              className="flex min-h-9 w-full items-center gap-3 rounded-sm px-2 py-1 text-left text-body hover:bg-hover"
            >
              <Building2 className="size-4 shrink-0 text-muted" aria-hidden />
              <span className="min-w-0 flex-1">
                <span className="block truncate">{companyName}</span>
                <span className="block truncate text-caption text-secondary">{path.join(' / ')}</span>
              </span>
              {opId === chosen ? <Check className="size-4 shrink-0 text-accent" aria-hidden /> : null}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
