import { Plus, Trash2 } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import type { TaskKind } from '#machines/task/kinds.ts';
import { followTasks } from '#web/entities/task/toasts.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmDialog } from '#web/resource/confirm-dialog.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import { type Device, nameOf } from '../device/queries.ts';
import { messages } from './messages.ts';

interface EntriesProps<Row> {
  device: Device;
  kind: TaskKind;
  title: string;
  rows: readonly Row[];
  most: number;
  /** The button above the rows; `blocked`: why there can be no other row. */
  add: { label: string; blocked: string | null; onClick: () => void };
  /** In place of a table without rows. */
  none: ReactNode;
  head: ComponentProps<typeof SimpleTable>['head'];
  cells: (row: Row) => readonly ReactNode[];
  remove: {
    operation: 'deleteIPFilter' | 'deleteMacFilter' | 'deleteReservation';
    /** Verb and the row's name. */
    title: (row: Row) => string;
    /** Consequence of removing it. */
    help: string;
  };
}

/** A table of rows on the device: their number and limit, a button to add one, and one per row to remove it. */
export function Entries<Row extends { idx: number }>(props: EntriesProps<Row>) {
  const { device, kind, title, rows, most, add, remove } = props;
  const text = useText();
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-dense font-medium">
          {title}
          <span className="ml-2 font-normal text-secondary">
            {text(messages.ofMost, { count: rows.length, most })}
          </span>
        </h3>
        <Button icon={<Plus className="size-4" aria-hidden />} blocked={add.blocked} onClick={add.onClick}>
          {add.label}
        </Button>
      </div>
      {rows.length === 0 ? (
        props.none
      ) : (
        <SimpleTable
          caption={title}
          head={[...props.head, { spoken: text(messages.remove) }]}
          rows={rows.map((row) => ({
            id: `${row.idx}`,
            cells: [
              ...props.cells(row),
              <RemoveEntry
                key="remove"
                {...{ ...remove, device, kind, idx: row.idx, title: remove.title(row) }}
              />,
            ],
          }))}
        />
      )}
    </div>
  );
}

type RemoveEntryProps = Pick<EntriesProps<unknown>, 'device' | 'kind'> &
  Omit<EntriesProps<unknown>['remove'], 'title'> & { idx: number; title: string };

/** Removes one row, as a task, after a confirmation. */
function RemoveEntry({ device, idx, kind, operation, title, help }: RemoveEntryProps) {
  const text = useText();
  const [asking, setAsking] = useState(false);
  const remove = useCommand(operation, { failure: 'inPlace' });
  const confirm = async () => {
    const answer = await remove.run({ body: { endpointId: device.endpointId, idx } });
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
