import type { ReferenceTable, TableField } from '#api/tables.gen.ts';
import { formatText } from '#domain/display.ts';
import { DevicePicture } from '#web/entities/device/device-picture.tsx';
import { useDateTime } from '#web/http/time-zone.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { type Column, type Columns, columnsOf } from '#web/resource/columns.tsx';
import { fieldNames } from './field-messages.ts';
import { messages } from './messages.ts';
import type { TableRow } from './queries.ts';

const column = columnsOf<TableRow>();

/** A column for each field: the first names the row, the next two stay on a phone. */
export const columnsFor = (table: ReferenceTable): Columns<TableRow> =>
  Object.fromEntries(
    table.fields.map((field, index): [string, Column<TableRow>] => [
      field.name,
      column.cell(
        fieldNames[field.name],
        (row) => (
          <span className="flex min-w-0 items-center gap-2">
            {table.tableId === 'device-model' && field.name === table.id ? (
              <DevicePicture
                modelName={String(row.modelName)}
                prodClass={String(row.productClass)}
                size="small"
              />
            ) : null}
            <FieldValue field={field} value={row[field.name]} />
          </span>
        ),
        {
          ...(table.sort.includes(field.name) ? { sortBy: field.name } : {}),
          ...(index < 3 ? { onCard: index === 0 ? 'title' : 'line' } : {}),
        },
      ),
    ]),
  );

function FieldValue({ field: { kind }, value }: { field: TableField; value: unknown }) {
  const text = useText();
  const formats = useFormats();
  const dateTime = useDateTime();
  function shown(): string {
    if (value === null || value === undefined) return formatText(null);
    if (kind === 'boolean') return text(value === true ? messages.yes : messages.no);
    if (kind === 'time') return dateTime(String(value));
    if (Array.isArray(value)) return formatText(value.join(', '));
    return typeof value === 'number' && kind === 'number' ? formats.decimal(value, 4) : String(value);
  }
  return (
    <span className={`block truncate md:max-w-56 ${kind === 'time' ? 'font-mono' : ''}`} title={shown()}>
      {shown()}
    </span>
  );
}
