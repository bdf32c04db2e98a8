import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Command } from 'cmdk';
import { Building2, Check } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { operatorsQuery } from '#web/entities/organisation/queries.ts';
import { narrowing } from '#web/http/narrowing.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { inputLook } from '#web/ui/field.tsx';
import { messages } from './messages.ts';

const row =
  'flex min-h-9 cursor-pointer items-center gap-3 rounded-sm px-2 py-1 text-body data-[selected=true]:bg-hover';

/** Chooses the organisation that the console shows, with those below it, from all that the reader may see. */
export default function OperatorDialog(props: { own: { opId: string }; onClose: () => void }) {
  const text = useText();
  const [input, setInput] = useState('');
  const [chosen, setChosen] = useState('');
  const keyword = useDeferredValue(input.trim());
  const found = useQuery({ ...operatorsQuery(keyword), placeholderData: keepPreviousData });
  // The answers come later than what is typed: what was chosen may be gone by then, and the first takes its place.
  const ids = (found.data ?? []).map(({ opId }) => opId);
  const here = narrowing.operator ?? props.own.opId;
  // Enter takes nothing of what was found for an earlier word.
  const isOld = found.isPlaceholderData || keyword !== input.trim();
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={text(messages.chooseOperator)}
      description={text(messages.operatorChooseHelp)}
    >
      <Command
        shouldFilter={false}
        label={text(messages.chooseOperator)}
        value={ids.includes(chosen) ? chosen : (ids[0] ?? '')}
        onValueChange={setChosen}
        className="mt-4"
      >
        <Command.Input
          value={input}
          onValueChange={setInput}
          placeholder={text(messages.operatorName)}
          className={inputLook}
        />
        <Command.List className="mt-2 max-h-[45vh] overflow-y-auto" label={text(messages.chooseOperator)}>
          <Command.Empty className="px-2 py-4 text-dense text-secondary">
            {found.isError
              ? text(messages.operatorFailed)
              : found.isPending
                ? text(messages.searchWorking)
                : text(messages.searchNothing, { query: keyword })}
          </Command.Empty>
          {(found.data ?? []).map(({ opId, companyName, path }) => (
            <Command.Item
              key={opId}
              value={opId}
              disabled={isOld}
              className={row}
              onSelect={() => narrowing.choose(opId === props.own.opId ? null : opId)}
            >
              <Building2 className="size-4 shrink-0 text-muted" aria-hidden />
              <span className="min-w-0 flex-1">
                <span className="block truncate">{companyName}</span>
                <span className="block truncate text-caption text-secondary">{path.join(' / ')}</span>
              </span>
              {opId === here ? <Check className="size-4 shrink-0 text-accent" aria-hidden /> : null}
            </Command.Item>
          ))}
        </Command.List>
      </Command>
    </Dialog>
  );
}
