import { Table2, Upload } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { ReferenceTable } from '#api/tables.gen.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmCommand } from '#web/resource/confirm-command.tsx';
import { CreateButton } from '#web/resource/create-button.tsx';
import { ExportMenu } from '#web/resource/export-menu.tsx';
import { PageHeader } from '#web/resource/list-page.tsx';
import type { ListProps } from '#web/resource/list-search.ts';
import { NoRows } from '#web/resource/no-rows.tsx';
import { ResourceList } from '#web/resource/resource-list.tsx';
import { RowMenu } from '#web/resource/row-menu.tsx';
import { useBlocked, useLooseCommand } from '#web/resource/use-command.ts';
import { useList } from '#web/resource/use-list.ts';
import { useRowEditing } from '#web/resource/use-row-editing.ts';
import { Button } from '#web/ui/button.tsx';
import { MenuItem } from '#web/ui/menu.tsx';
import { columnsFor } from './columns.tsx';
import { validFilters } from './filter-values.ts';
import { importMessages } from './import-messages.ts';
import { ImportSheet } from './import-sheet.tsx';
import { messages } from './messages.ts';
import { ModelPictureSheet } from './model-picture-sheet.tsx';
import { pictureMessages } from './picture-messages.ts';
import {
  askForTable,
  rowsQuery,
  sortOf,
  type TableRow,
  type TableSearch,
  tableKey,
  tableSearch,
  takesFiles,
} from './queries.ts';
import { RowFilters, useFilterTexts } from './row-filters.tsx';
import { RowHistory } from './row-history.tsx';
import { RowSheet } from './row-sheet.tsx';
import { tableTitles } from './table-titles.gen.ts';

/** RT-056: any of the administrator's reference tables, built from its description in the contract. */
export function TablePage({ table, search, onSearch }: ListProps<TableSearch> & { table: ReferenceTable }) {
  const text = useText();
  const { create, update, delete: removal, list: reading } = table.operations;
  const idOf = (row: TableRow) => String(row[table.id]);
  const order = { sortBy: table.sort[0] ?? table.id, desc: false };
  const list = useList(
    { ...tableSearch, order },
    {
      search: { ...search, ...validFilters(table, search), sort: sortOf(table, search) },
      onSearch,
      query: rowsQuery(table, search),
      columns: useMemo(() => columnsFor(table), [table]),
      rowId: idOf,
      filters: { keyword: messages.keyword, ...useFilterTexts(table) },
    },
  );
  const editing = useRowEditing('row', list.rows, idOf);
  const createBlocked = useBlocked(create ?? reading);
  const updateBlocked = useBlocked(update ?? reading);
  const historyBlocked = useBlocked('listAuditEntries');
  const [importing, setImporting] = useState(false);
  /** The row whose history is open. */
  const [notice, setNotice] = useState<string | null>(null);
  /** The model whose picture is open. */
  const [pictured, setPictured] = useState<TableRow | null>(null);
  const remove = useLooseCommand(removal ?? reading, {
    invalidates: [tableKey(table)],
    failure: 'inPlace',
    success: messages.deleted,
    onSuccess: () => editing.setDeleting(null),
  });

  const createButton = create ? (
    <CreateButton operation={create} onClick={editing.create}>
      {text(messages.create)}
    </CreateButton>
  ) : null;
  const rowMenu = (row: TableRow) => (
    <RowMenu label={text(messages.rowActions, { name: idOf(row) })}>
      <MenuItem blocked={updateBlocked} onSelect={() => editing.edit(row)}>
        {text(messages.edit)}
      </MenuItem>
      {table.tableId === 'device-model' ? (
        <MenuItem onSelect={() => setPictured(row)}>{text(pictureMessages.open)}</MenuItem>
      ) : null}
      <MenuItem blocked={historyBlocked} onSelect={() => setNotice(idOf(row))}>
        {text(messages.history)}
      </MenuItem>
      <MenuItem danger blocked={remove.blocked} onSelect={() => editing.setDeleting(row)}>
        {text(messages.delete)}
      </MenuItem>
    </RowMenu>
  );
  const operation = editing.row ? update : create;
  const { add } = search;
  const close = () => {
    editing.close();
    if (add) onSearch({ ...search, add: undefined }, { replace: true });
  };

  return (
    <>
      <PageHeader
        title={text(tableTitles[table.tableId])}
        actions={
          <>
            <ExportMenu
              name={table.tableId}
              operation="exportTable"
              ask={(as) => askForTable(table, search, as)}
            />
            {takesFiles(table) ? (
              <Button
                icon={<Upload className="size-4" aria-hidden />}
                blocked={createBlocked}
                onClick={() => setImporting(true)}
              >
                {text(importMessages.open)}
              </Button>
            ) : null}
            {createButton}
          </>
        }
      />
      <ResourceList
        list={list}
        caption={text(tableTitles[table.tableId])}
        empty={<NoRows icon={Table2} title={messages.none} help={messages.noneHelp} action={createButton} />}
        actions={update && removal ? rowMenu : undefined}
      >
        <RowFilters table={table} search={search} onChange={list.change} />
      </ResourceList>
      {operation && (editing.isOpen || add) ? (
        <RowSheet table={table} row={editing.row} name={add} operation={operation} onClose={close} />
      ) : null}
      {pictured ? (
        <ModelPictureSheet
          modelName={idOf(pictured)}
          prodClass={String(pictured.productClass)}
          onClose={() => setPictured(null)}
        />
      ) : null}
      {importing ? <ImportSheet table={table} onClose={() => setImporting(false)} /> : null}
      {notice === null ? null : <RowHistory table={table} id={notice} onClose={() => setNotice(null)} />}
      <ConfirmCommand
        command={remove}
        input={editing.deleting && { body: { ids: [idOf(editing.deleting)] } }}
        title={text(messages.deleteNamed, { name: editing.deleting ? idOf(editing.deleting) : '' })}
        body={text(messages.deleteHelp)}
        verb={text(messages.delete)}
        danger
        onClose={() => editing.setDeleting(null)}
      />
    </>
  );
}
