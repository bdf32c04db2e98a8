import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { TaskKind } from '#machines/task/kinds.ts';
import { followTasks } from '#web/entities/task/toasts.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmDialog } from '#web/resource/confirm-dialog.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { type Device, nameOf } from '../queries.ts';
import { messages } from './messages.ts';

interface EntriesHeadProps {
  title: string;
  count: number;
  most: number;
  /** Verb and object of the button. */
  add: string;
  blocked: string | null;
  onAdd: () => void;
}

/** Above a table whose rows the device keeps: how many there are and may be, and the way to another one. */
export function EntriesHead({ title, count, most, add, blocked, onAdd }: EntriesHeadProps) {
  const text = useText();
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <h3 className="text-dense font-medium">
        {title}
        <span className="ml-2 font-normal text-secondary">{text(messages.ofMost, { count, most })}</span>
      </h3>
      <Button icon={<Plus className="size-4" aria-hidden />} blocked={blocked} onClick={onAdd}>
        {add}
      </Button>
    </div>
  );
}

interface RemoveEntryProps {
  device: Device;
  idx: number;
  kind: TaskKind;
  operation: 'deleteIPFilter' | 'deleteMacFilter' | 'deleteReservation';
  /** Verb and the row's name. */
  title: string;
  /** What removing it does. */
  help: string;
}

/** Removes one row, as a task, after a confirmation. */
export function RemoveEntry({ device, idx, kind, operation, title, help }: RemoveEntryProps) {
  const { endpointId } = device;
  const text = useText();
  const [asking, setAsking] = useState(false);
  const remove = useCommand(operation, { failure: 'inPlace' });
  const confirm = async () => {
    const answer = await remove.run({ body: { endpointId, idx } });
    if (!answer) return;
    followTasks(kind, nameOf(device), answer.data);
    setAsking(false);
  };
  return (
    <>
      <Button
        icon={<Trash2 className="size-4" aria-hidden />}
        blocked={remove.blocked}
        aria-label={title}
        onClick={() => setAsking(true)}
      >
        {text(messages.remove)}
      </Button>
      <ConfirmDialog
        open={asking}
        title={title}
        body={help}
        verb={text(messages.remove)}
        danger
        busy={remove.busy}
        error={remove.error}
        onConfirm={() => void confirm()}
        onClose={() => {
          remove.clear();
          setAsking(false);
        }}
      />
    </>
  );
}
