import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { OperationId } from '#api/operations.gen.ts';
import type { ReferenceTable } from '#api/tables.gen.ts';
import { useText } from '#web/i18n/use-text.ts';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { useLooseCommand } from '#web/resource/use-command.ts';
import { messages } from './messages.ts';
import { type TableRow, tableKey } from './queries.ts';
import { RowField } from './row-field.tsx';
import { bodyOf, formOf, patchOf, type RowForm } from './row-values.ts';

interface RowSheetProps {
  table: ReferenceTable;
  /** Null: a new one. */
  row: TableRow | null;
  /** Name that a new row begins with. */
  name: string | undefined;
  operation: OperationId;
  onClose: () => void;
}

/** A new row of a table, or one to be changed: only what was changed is sent, and nothing where nothing was (TN-286, TN-287). */
export function RowSheet(props: RowSheetProps) {
  const { table, operation, onClose } = props;
  const text = useText();
  // The form keeps the row that it opened with: the list behind it may be read again meanwhile.
  const [row] = useState(props.row);
  const fields = table.fields.filter(({ creates, changes }) => (row ? changes : creates));
  const form = useForm<RowForm>({ defaultValues: formOf(fields, row ?? { [table.id]: props.name }) });
  const command = useLooseCommand(operation, {
    invalidates: [tableKey(table)],
    form,
    conflict: row ? messages.conflict : undefined,
    success: row ? messages.saved : messages.created,
    onSuccess: onClose,
  });
  // Limits of lists apply to each value, and the server knows them.
  const limits = Object.fromEntries(
    Object.entries(table.limits).filter(([name]) =>
      fields.some((field) => field.name === name && field.kind !== 'choices' && field.kind !== 'words'),
    ),
  );
  function save(values: RowForm) {
    if (!row) return command.run({ body: bodyOf(fields, values) });
    const patch = patchOf(table, row, values);
    if (patch) return command.run({ path: { [table.id]: row[table.id] }, body: patch });
    form.setError('root', { type: 'empty', message: text(messages.patchEmpty) });
  }
  return (
    <EditSheet
      form={form}
      draft={`${table.tableId}:${row ? String(row[table.id]) : ''}`}
      limits={limits}
      title={row ? String(row[table.id]) : text(messages.create)}
      verb={text(row ? messages.save : messages.create)}
      busy={command.busy}
      onSubmit={save}
      onClose={onClose}
    >
      {fields.map((field) => (
        <RowField key={field.name} field={field} />
      ))}
    </EditSheet>
  );
}
