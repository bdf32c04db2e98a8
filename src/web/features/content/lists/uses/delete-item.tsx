import { useQuery } from '@tanstack/react-query';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmCommand } from '#web/resource/confirm-command.tsx';
import type { Command } from '#web/resource/use-command.ts';
import { messages } from './messages.ts';
import { isUsed, type UsedKind, usesQuery } from './queries.ts';
import { UseList } from './use-list.tsx';

interface DeleteItemProps {
  command: Pick<Command<{ path: { id: string } }, unknown>, 'run' | 'busy' | 'clear' | 'error' | 'failed'>;
  kind: UsedKind;
  /** The item that is to be deleted. */
  id: string;
  title: string;
  body: string;
  verb: string;
  onClose: () => void;
}

/** Asks before an item is deleted. What something uses stays: the dialog lists what that is, and leads there. */
export function DeleteItem({ command, kind, id, body, ...dialog }: DeleteItemProps) {
  const text = useText();
  const { data, error } = useQuery(usesQuery(kind, id));
  const inUse = data !== undefined && isUsed(data);
  return (
    <ConfirmCommand
      {...dialog}
      command={command}
      input={{ path: { id } }}
      danger
      body={inUse ? text(messages.used) : body}
      blocked={
        inUse ? text(messages.blocked) : data ? null : text(error ? messages.failed : messages.reading)
      }
    >
      {inUse ? <UseList kind={kind} uses={data} /> : null}
      {error && !data ? (
        <p role="alert" className="mt-3 text-dense text-danger">
          {text(messages.failed)} {error.message}
        </p>
      ) : null}
    </ConfirmCommand>
  );
}
