import { Link } from '@tanstack/react-router';
import { operations } from '#api/operations.gen.ts';
import { referenceTables } from '#api/tables.gen.ts';
import { useMay } from '#web/http/profile.ts';
import { useNameOrder, useText } from '#web/i18n/use-text.ts';
import { PageHeader } from '#web/resource/list-page.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { messages } from './messages.ts';
import { tableTitles } from './table-titles.gen.ts';

/** Every reference table that the caller may read, by its name. */
export function AllTables() {
  const text = useText();
  const may = useMay();
  const compare = useNameOrder();
  const tables = referenceTables
    .filter(({ operations: { list } }) => may(operations[list].permission ?? []))
    .map(({ tableId }) => ({ tableId, name: text(tableTitles[tableId]) }))
    .sort((a, b) => compare(a.name, b.name));
  return (
    <>
      <PageHeader title={text(messages.title)} context={text(messages.context)} />
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {tables.map(({ tableId, name }) => (
          <li key={tableId} className="rounded border border-stroke bg-raised px-4 py-3">
            <Link to="/admin/tables/$tId" params={{ tId: tableId }} className={`text-body ${linkLook}`}>
              {name}
            </Link>
            <p className="truncate font-mono text-caption text-secondary">{tableId}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
