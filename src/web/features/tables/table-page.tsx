import { useQuery } from '@tanstack/react-query';
import { EllipsisVertical, Plus, Table2, Upload } from 'lucide-react';
import { useState } from 'react';
import type { ReferenceTable } from '#api/tables.gen.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmDialog } from '#web/resource/confirm-dialog.tsx';
import { ExportMenu } from '#web/resource/export-menu.tsx';
import { useDraft } from '#web/resource/form/use-draft.ts';
import { PageHeader } from '#web/resource/list-page.tsx';
import { type How, useListState } from '#web/resource/list-search.ts';
import { ResourceList } from '#web/resource/resource-list.tsx';
import { useBlocked, useLooseCommand } from '#web/resource/use-command.ts';
import { useResourceTable } from '#web/resource/use-resource-table.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { EmptyState } from '#web/ui/placeholders.tsx';
import { useTableColumns } from './columns.tsx';
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
import { RowFilters, useFilterChips } from './row-filters.tsx';
import { RowHistory } from './row-history.tsx';
import { RowSheet } from './row-sheet.tsx';
import { tableNames } from './table-messages.ts';

const noRows: TableRow[] = [];

interface TablePageProps {
  table: ReferenceTable;
  search: TableSearch;
  onSearch: (next: TableSearch, how?: How) => void;
}

/** RT-056: any of the administrator's reference tables, built from its description in the contract. */
export function TablePage({ table, search, onSearch }: TablePageProps) {
  const text = useText();
  const { create, update, delete: removal, list: reading } = table.operations;
  const answer = useQuery(rowsQuery(table, search));
  /** Empty, `new`, or the id of the row that is being edited. */
  const [editing, setEditing] = useDraft('row');
  // Another user may remove it from the list meanwhile: what is typed stays.
  const [opened, setOpened] = useState<TableRow | null>(null);
  const idOf = (row: TableRow) => String(row[table.id]);
  const edited = [...(answer.data?.data ?? []), opened].find((row) => row && idOf(row) === editing) ?? null;
  const [leaving, setLeaving] = useState<TableRow | null>(null);
  const createBlocked = useBlocked(create ?? reading);
  const updateBlocked = useBlocked(update ?? reading);
  const historyBlocked = useBlocked('listAuditEntries');
  const exportBlocked = useBlocked('exportTable');
  const [importing, setImporting] = useState(false);
  /** The row whose history is open. */
  const [told, setTold] = useState<string | null>(null);
  /** The model whose picture is open. */
  const [pictured, setPictured] = useState<TableRow | null>(null);
  const remove = useLooseCommand(removal ?? reading, {
    invalidates: [tableKey(table)],
    failure: 'inPlace',
    success: messages.deleted,
    onSuccess: () => setLeaving(null),
  });

  const rows = useResourceTable({
    columns: useTableColumns(table),
    rows: answer.data?.data ?? noRows,
    rowId: idOf,
    selected: {},
    onSelected: () => {},
    hidden: {},
  });
  const order = { sortBy: table.sort[0] ?? table.id, desc: false };
  const state = useListState(
    { ...tableSearch, order },
    { ...search, ...validFilters(table, search), sort: sortOf(table, search) },
    onSearch,
    { keyword: text(messages.keyword), ...useFilterChips(table) },
  );

  const createButton = create ? (
    <Button
      look="main"
      icon={<Plus className="size-4" aria-hidden />}
      blocked={createBlocked}
      onClick={() => setEditing('new')}
    >
      {text(messages.create)}
    </Button>
  ) : null;
  const rowMenu = (row: TableRow) => (
    <Menu
      trigger={
        <IconButton
          label={text(messages.rowActions, { name: idOf(row) })}
          icon={<EllipsisVertical className="size-4" />}
        />
      }
    >
      <MenuItem
        blocked={updateBlocked}
        onSelect={() => {
          setOpened(row);
          setEditing(idOf(row));
        }}
      >
        {text(messages.edit)}
      </MenuItem>
      {table.tableId === 'device-model' ? (
        <MenuItem onSelect={() => setPictured(row)}>{text(pictureMessages.open)}</MenuItem>
      ) : null}
      <MenuItem blocked={historyBlocked} onSelect={() => setTold(idOf(row))}>
        {text(messages.history)}
      </MenuItem>
      <MenuItem danger blocked={remove.blocked} onSelect={() => setLeaving(row)}>
        {text(messages.delete)}
      </MenuItem>
    </Menu>
  );

  return (
    <>
      <PageHeader
        title={text(tableNames[table.tableId])}
        actions={
          <>
            <ExportMenu
              name={table.tableId}
              blocked={exportBlocked}
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
        answer={answer}
        table={rows}
        caption={text(tableNames[table.tableId])}
        nameOf={idOf}
        {...state}
        filters={<RowFilters table={table} search={search} onChange={state.change} />}
        empty={
          <EmptyState
            icon={<Table2 className="size-5" aria-hidden />}
            title={text(messages.none)}
            action={createButton}
          >
            {text(messages.noneHelp)}
          </EmptyState>
        }
        {...(update && removal ? { actions: rowMenu } : {})}
      />
      {create && editing === 'new' ? (
        <RowSheet table={table} row={null} operation={create} onClose={() => setEditing('')} />
      ) : null}
      {update && edited ? (
        <RowSheet table={table} row={edited} operation={update} onClose={() => setEditing('')} />
      ) : null}
      {pictured ? (
        <ModelPictureSheet
          modelName={idOf(pictured)}
          prodClass={String(pictured.productClass)}
          onClose={() => setPictured(null)}
        />
      ) : null}
      {importing ? <ImportSheet table={table} onClose={() => setImporting(false)} /> : null}
      {told === null ? null : <RowHistory table={table} id={told} onClose={() => setTold(null)} />}
      <ConfirmDialog
        open={leaving !== null}
        title={text(messages.deleteNamed, { name: leaving ? idOf(leaving) : '' })}
        body={text(messages.deleteHelp)}
        verb={text(messages.delete)}
        danger
        busy={remove.busy}
        error={remove.error}
        onConfirm={() => leaving && void remove.run({ body: { ids: [idOf(leaving)] } })}
        onClose={() => {
          setLeaving(null);
          remove.clear();
        }}
      />
    </>
  );
}
