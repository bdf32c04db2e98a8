import { linkOptions } from '@tanstack/react-router';
import { Megaphone, Plus } from 'lucide-react';
import { noticeLooks } from '#web/entities/notice/looks.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useReadAgain } from '#web/live/use-read-again.ts';
import { columnsOf } from '#web/resource/columns.tsx';
import { ConfirmCommand } from '#web/resource/confirm-command.tsx';
import { FilterBar, filtersOf } from '#web/resource/filters.tsx';
import { PageHeader } from '#web/resource/list-page.tsx';
import type { ListProps } from '#web/resource/list-search.ts';
import { ResourceList } from '#web/resource/resource-list.tsx';
import { RowMenu } from '#web/resource/row-menu.tsx';
import { useBlocked, useCommand } from '#web/resource/use-command.ts';
import { useList } from '#web/resource/use-list.ts';
import { useRowEditing } from '#web/resource/use-row-editing.ts';
import { Button } from '#web/ui/button.tsx';
import { MenuItem } from '#web/ui/menu.tsx';
import { EmptyState } from '#web/ui/placeholders.tsx';
import { filterNames, stateLooks } from './looks.ts';
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

const column = columnsOf<Notice>();
const columns = {
  title: column.link(
    messages.noticeTitle,
    ({ notiId }) => linkOptions({ to: '/management/notice/noticeDetail/$notiId', params: { notiId } }),
    ({ notiTitle }) => notiTitle,
    { atMost: 'md:max-w-72' },
  ),
  state: column.state(messages.state, ({ state }) => stateLooks[state]),
  type: column.state(messages.type, ({ notiType }) => noticeLooks[notiType], { onCard: 'line' }),
  from: column.text(messages.from, ({ companyName }) => companyName, {
    onCard: 'line',
    atMost: 'md:max-w-40',
  }),
  period: column.cell(messages.period, (notice) => <Period {...notice} />, { onCard: 'line' }),
  reads: column.number(messages.reads, ({ readCount }) => readCount, { width: 'w-24' }),
  sender: column.text(messages.sender, ({ sender }) => sender),
};

/** RT-032: the notices of the caller's organisation and of those below it, written by those whose role permits it. */
export function NoticeList(props: ListProps<NoticeSearch>) {
  const text = useText();
  const list = useList(noticeSearch, {
    ...props,
    query: noticesQuery(queryOf(props.search)),
    columns,
    rowId: idOf,
    filters: {
      keyword: messages.keyword,
      filter: { label: messages.type, names: filterNames },
      state: { label: messages.state, names: stateLooks },
    },
  });
  useReadAgain(noticeKeys, ({ fact }) => fact.streamId.startsWith('notice:'));
  const editing = useRowEditing('notice', list.rows, idOf);
  const createBlocked = useBlocked('createNotice');
  const updateBlocked = useBlocked('updateNotice');
  const remove = useCommand('deleteNotice', {
    invalidates: [noticeKeys],
    failure: 'inPlace',
    success: messages.deleted,
    onSuccess: () => editing.setDeleting(null),
  });
  const createButton = (
    <Button
      look="main"
      icon={<Plus className="size-4" aria-hidden />}
      blocked={createBlocked}
      onClick={editing.create}
    >
      {text(messages.create)}
    </Button>
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
          <EmptyState
            icon={<Megaphone className="size-5" aria-hidden />}
            title={text(messages.none)}
            action={createButton}
          >
            {text(messages.noneHelp)}
          </EmptyState>
        }
        actions={(notice) => (notice.state === 'deleted' ? null : rowMenu(notice))}
      >
        <FilterBar>
          <Keyword />
          <Choice name="filter" />
          <Choice name="state" />
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

/** To the minute. */
function Period({ periodStart, periodEnd }: Notice) {
  const text = useText();
  const dateTime = useDateTime();
  return (
    <span className="font-mono tabular-nums">
      {text(messages.periodOf, {
        start: dateTime(periodStart).slice(0, -3),
        end: dateTime(periodEnd).slice(0, -3),
      })}
    </span>
  );
}
