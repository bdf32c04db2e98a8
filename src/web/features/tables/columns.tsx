import type { ReferenceTable, TableField } from '#api/tables.gen.ts';
import { formatText } from '#domain/display.ts';
import { DevicePicture } from '#web/entities/device/device-picture.tsx';
import { useDateTime } from '#web/http/time-zone.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import type { ResourceColumn } from '#web/resource/use-resource-table.ts';
import { fieldNames } from './field-messages.ts';
import { messages } from './messages.ts';
import type { TableRow } from './queries.ts';

/** A column for each field: the first names the row, the next two stay on a phone. */
export function useTableColumns(table: ReferenceTable): ResourceColumn<TableRow>[] {
  const text = useText();
  const formats = useFormats();
  const dateTime = useDateTime();
  function shown({ kind, name }: TableField, row: TableRow): string {
    const value = row[name];
    if (value === null || value === undefined) return formatText(null);
    if (kind === 'boolean') return text(value === true ? messages.yes : messages.no);
    if (kind === 'time') return dateTime(String(value));
    if (Array.isArray(value)) return formatText(value.join(', '));
    return typeof value === 'number' && kind === 'number' ? formats.number(value, 4) : String(value);
  }
  return table.fields.map((field, index) => ({
    id: field.name,
    meta: {
      label: text(fieldNames[field.name]),
      ...(table.sort.includes(field.name) ? { sortBy: field.name } : {}),
      ...(index === 0 ? { onCard: 'title' as const } : index < 3 ? { onCard: 'line' as const } : {}),
    },
    cell: ({ row }) => (
      <span className="flex min-w-0 items-center gap-2">
        {table.tableId === 'device-model' && field.name === table.id ? (
          <DevicePicture
            modelName={String(row.original.modelName)}
            prodClass={String(row.original.productClass)}
            size="small"
          />
        ) : null}
        <span
          className={`block truncate md:max-w-56 ${field.kind === 'time' ? 'font-mono' : ''}`}
          title={shown(field, row.original)}
        >
          {shown(field, row.original)}
        </span>
      </span>
    ),
  }));
}
