import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import { type FileColumn, type ReadingFormProps, undecided, withColumn } from './reading.ts';
import { readingMessages as messages } from './reading-messages.ts';
import type { Text } from './texts.ts';

const leftOut = '-';
const open = '?';

/** Name of a column in spreadsheets. */
const letterOf = (index: number): string =>
  (index < 26 ? '' : letterOf(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));

const headOf = (text: Text, { head, column }: FileColumn): string =>
  head === '' ? text(messages.unnamed, { letter: letterOf(column) }) : head;

/** Meaning of each column of the file. Columns of exports alone are left out, and not listed. */
export function ColumnChoices(props: ReadingFormProps) {
  const { reading, choice, fields, missing = [], mustDecide, onChoose } = props;
  const text = useText();
  const openColumns = mustDecide ? undecided(reading) : [];
  const unknown = openColumns.filter(({ state }) => state === 'unknown');
  const columns = reading.columns.filter(({ state }) => state !== 'own');
  return (
    <section aria-label={text(messages.columns)} className="flex flex-col gap-2">
      <h3 className="text-dense font-medium text-secondary">{text(messages.columns)}</h3>
      {missing.length > 0 ? (
        <p role="alert" className="text-dense text-danger">
          {text(messages.missing, { columns: missing.join(', ') })}
        </p>
      ) : openColumns.length > 0 ? (
        <p className="text-dense text-secondary">{text(messages.decide)}</p>
      ) : null}
      <SimpleTable
        caption={text(messages.columns)}
        head={[text(messages.column), text(messages.samples), text(messages.meaning)]}
        rows={columns.map((column) => ({
          id: String(column.column),
          cells: [
            <span key="head" className="wrap-anywhere">
              {headOf(text, column)}
            </span>,
            <span key="samples" className="wrap-anywhere text-secondary">
              {column.samples.join(' · ')}
            </span>,
            <Select
              key="meaning"
              label={text(messages.meaningOf, { column: headOf(text, column) })}
              value={openColumns.includes(column) ? open : (column.field ?? leftOut)}
              {...(openColumns.includes(column) && { 'aria-invalid': true as const })}
              choices={[
                ...(openColumns.includes(column) ? [{ value: open, label: text(messages.undecided) }] : []),
                ...fields.map(({ field, label }) => ({ value: field, label })),
                { value: leftOut, label: text(messages.leaveOut) },
              ]}
              onChange={(value) => {
                if (value !== open)
                  onChoose(withColumn(choice, column.column, value === leftOut ? null : value));
              }}
            />,
          ],
        }))}
      />
      {unknown.length > 0 ? (
        <Button
          className="self-start"
          onClick={() =>
            onChoose(unknown.reduce((chosen, { column }) => withColumn(chosen, column, null), choice))
          }
        >
          {text(messages.leaveOutOthers)}
        </Button>
      ) : null}
    </section>
  );
}
