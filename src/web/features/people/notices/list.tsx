import { Megaphone } from 'lucide-react';
import { ExportList } from '#web/entities/exports/export-list.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmCommand } from '#web/resource/confirm-command.tsx';
import { CreateButton } from '#web/resource/create-button.tsx';
import { FilterBar, filtersOf } from '#web/resource/filter-bar.tsx';
import { PageHeader } from '#web/resource/list-page.tsx';
import type { ListProps } from '#web/resource/list-search.ts';
import { NoRows } from '#web/resource/no-rows.tsx';
import { ResourceList } from '#web/resource/resource-list.tsx';
import { RowMenu } from '#web/resource/row-menu.tsx';
import { useBlocked, useCommand } from '#web/resource/use-command.ts';
import { useList } from '#web/resource/use-list.ts';
import { useRowEditing } from '#web/resource/use-row-editing.ts';
import { MenuItem } from '#web/ui/menu.tsx';
import { filterNames, stateAppearance } from './appearance.ts';
import { noticeColumns } from './columns.tsx';
import { messages } from './messages.ts';
import { NoticeSheet } from './notice-sheet.tsx';
import {
  type Notice,
  type NoticeSearch,
  noticeKeys,
  noticeSearch,
  noticesQuery,
  queryOf,
} from './queries.ts';

const idOf = ({ notiId }: Notice) => notiId;
const { Keyword, Choice } = filtersOf(noticeSearch);

/** RT-032: the notices of the caller's organisation and of those below it, written by those whose role permits it. */
export function NoticeList(props: ListProps<NoticeSearch>) {
  const text = useText();
  const list = useList(noticeSearch, {
    ...props,
    query: noticesQuery(queryOf(props.search)),
    columns: noticeColumns,
    rowId: idOf,
    filters: {
      keyword: messages.keyword,
      filter: { label: messages.type, names: filterNames },
      state: { label: messages.state, names: stateAppearance },
    },
  });
  const editing = useRowEditing('notice', list.rows, idOf);
  const updateBlocked = useBlocked('updateNotice');
  const remove = useCommand('deleteNotice', {
    invalidates: [noticeKeys],
    failure: 'inPlace',
    success: messages.deleted,
    onSuccess: () => editing.setDeleting(null),
  });
  const createButton = (
    <CreateButton operation="createNotice" onClick={editing.create}>
      {text(messages.create)}
    </CreateButton>
  );
  const rowMenu = (notice: Notice) => (
    <RowMenu label={text(messages.rowActions, { title: notice.notiTitle })}>
      <MenuItem blocked={updateBlocked} onSelect={() => editing.edit(notice)}>
        {text(messages.edit)}
      </MenuItem>
      <MenuItem
        danger
        blocked={remove.blocked ?? (notice.state === 'publishing' ? text(messages.deleteInPeriod) : null)}
        onSelect={() => editing.setDeleting(notice)}
      >
        {text(messages.delete)}
      </MenuItem>
    </RowMenu>
  );
  return (
    <>
      <PageHeader title={text(messages.title)} context={text(messages.context)} actions={createButton} />
      <ResourceList
        list={list}
        caption={text(messages.title)}
        empty={
          <NoRows icon={Megaphone} title={messages.none} help={messages.noneHelp} action={createButton} />
        }
        actions={(notice) => (notice.state === 'deleted' ? null : rowMenu(notice))}
      >
        <FilterBar>
          <Keyword />
          <Choice name="filter" />
          <Choice name="state" />
          <ExportList of={list} list="listNotices" name="notices" asked={queryOf(props.search)} />
        </FilterBar>
      </ResourceList>
      {editing.isOpen ? <NoticeSheet notice={editing.row} onClose={editing.close} /> : null}
      <ConfirmCommand
        command={remove}
        input={editing.deleting && { path: { notiId: editing.deleting.notiId } }}
        title={text(messages.deleteNamed, { title: editing.deleting?.notiTitle ?? '' })}
        body={text(messages.deleteHelp)}
        verb={text(messages.delete)}
        danger
        onClose={() => editing.setDeleting(null)}
      />
    </>
  );
}
