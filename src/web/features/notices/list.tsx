import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { EllipsisVertical, Megaphone, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { noticeLooks } from '#web/entities/notice/looks.ts';
import { StateBadge } from '#web/entities/stream/state-badge.tsx';
import { useDateTime } from '#web/http/time-zone.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { useLiveFacts } from '#web/live/use-live.ts';
import { ConfirmDialog } from '#web/resource/confirm-dialog.tsx';
import { ChoiceFilter, TypedFilter } from '#web/resource/filters.tsx';
import { useDraft } from '#web/resource/form/use-draft.ts';
import { PageHeader } from '#web/resource/list-page.tsx';
import { type How, useListState } from '#web/resource/list-search.ts';
import { ResourceList } from '#web/resource/resource-list.tsx';
import { useBlocked, useCommand } from '#web/resource/use-command.ts';
import { type ResourceColumn, useResourceTable } from '#web/resource/use-resource-table.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { EmptyState } from '#web/ui/placeholders.tsx';
import { filterNames, stateLooks } from './looks.ts';
import { messages } from './messages.ts';
import { NoticeSheet } from './notice-sheet.tsx';
import {
  filters,
  type Notice,
  type NoticeSearch,
  noticeKeys,
  noticeSearch,
  noticesQuery,
  queryOf,
  states,
} from './queries.ts';

const noRows: Notice[] = [];

interface NoticeListProps {
  search: NoticeSearch;
  onSearch: (next: NoticeSearch, how?: How) => void;
}

/** RT-032: the notices of the caller's organisation and of those below it, written by those whose role permits it. */
export function NoticeList({ search, onSearch }: NoticeListProps) {
  const text = useText();
  const client = useQueryClient();
  const answer = useQuery({ ...noticesQuery(queryOf(search)), placeholderData: keepPreviousData });
  useLiveFacts(({ fact }) => {
    if (fact.streamId.startsWith('notice:')) void client.invalidateQueries({ queryKey: noticeKeys });
  });
  /** Empty, `new`, or the id of the notice that is being edited. */
  const [editing, setEditing] = useDraft('notice');
  const [opened, setOpened] = useState<Notice | null>(null);
  const edited = [opened, ...(answer.data?.data ?? [])].find((notice) => notice?.notiId === editing) ?? null;
  const [leaving, setLeaving] = useState<Notice | null>(null);
  const createBlocked = useBlocked('createNotice');
  const updateBlocked = useBlocked('updateNotice');
  const remove = useCommand('deleteNotice', {
    invalidates: [noticeKeys],
    failure: 'inPlace',
    success: messages.deleted,
    onSuccess: () => setLeaving(null),
  });
  const table = useResourceTable({
    columns: useNoticeColumns(),
    rows: answer.data?.data ?? noRows,
    rowId: ({ notiId }) => notiId,
    selected: {},
    onSelected: () => {},
    hidden: {},
  });
  const list = useListState(noticeSearch, search, onSearch, {
    keyword: text(messages.keyword),
    filter: { label: text(messages.type), show: (filter) => text(filterNames[filter]) },
    state: { label: text(messages.state), show: (state) => text(stateLooks[state].label) },
  });
  const createButton = (
    <Button
      look="main"
      icon={<Plus className="size-4" aria-hidden />}
      blocked={createBlocked}
      onClick={() => setEditing('new')}
    >
      {text(messages.create)}
    </Button>
  );
  const rowMenu = (notice: Notice) => (
    <Menu
      trigger={
        <IconButton
          label={text(messages.rowActions, { title: notice.notiTitle })}
          icon={<EllipsisVertical className="size-4" />}
        />
      }
    >
      <MenuItem
        blocked={updateBlocked}
        onSelect={() => {
          setOpened(notice);
          setEditing(notice.notiId);
        }}
      >
        {text(messages.edit)}
      </MenuItem>
      <MenuItem
        danger
        blocked={remove.blocked ?? (notice.state === 'publishing' ? text(messages.deleteInPeriod) : null)}
        onSelect={() => setLeaving(notice)}
      >
        {text(messages.delete)}
      </MenuItem>
    </Menu>
  );
  const filterBar = (
    <div className="flex flex-wrap items-center gap-2">
      <TypedFilter
        label={text(messages.keyword)}
        value={search.keyword ?? ''}
        onChange={(keyword) => list.change({ keyword })}
        className="flex-1 basis-48 md:max-w-80"
      />
      <ChoiceFilter
        label={text(messages.type)}
        value={search.filter}
        choices={filters.map((filter) => ({ value: filter, label: text(filterNames[filter]) }))}
        onChange={(filter) => list.change({ filter })}
      />
      <ChoiceFilter
        label={text(messages.state)}
        value={search.state}
        choices={states.map((state) => ({ value: state, label: text(stateLooks[state].label) }))}
        onChange={(state) => list.change({ state })}
      />
    </div>
  );
  return (
    <>
      <PageHeader title={text(messages.title)} context={text(messages.context)} actions={createButton} />
      <ResourceList
        answer={answer}
        table={table}
        caption={text(messages.title)}
        nameOf={({ notiTitle }) => notiTitle}
        filters={filterBar}
        {...list}
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
      />
      {edited || editing === 'new' ? <NoticeSheet notice={edited} onClose={() => setEditing('')} /> : null}
      <ConfirmDialog
        open={leaving !== null}
        title={text(messages.deleteNamed, { title: leaving?.notiTitle ?? '' })}
        body={text(messages.deleteHelp)}
        verb={text(messages.delete)}
        danger
        busy={remove.busy}
        error={remove.error}
        onConfirm={() => leaving && void remove.run({ path: { notiId: leaving.notiId } })}
        onClose={() => {
          setLeaving(null);
          remove.clear();
        }}
      />
    </>
  );
}

function useNoticeColumns(): ResourceColumn<Notice>[] {
  const text = useText();
  const formats = useFormats();
  const dateTime = useDateTime();
  return useMemo(
    () => [
      {
        id: 'title',
        meta: { label: text(messages.noticeTitle), onCard: 'title' },
        cell: ({ row: { original } }) => (
          <Link
            to="/management/notice/noticeDetail/$notiId"
            params={{ notiId: original.notiId }}
            className={`block truncate md:max-w-72 ${linkLook}`}
          >
            {original.notiTitle}
          </Link>
        ),
      },
      {
        id: 'state',
        meta: { label: text(messages.state), onCard: 'badge' },
        cell: ({ row }) => <StateBadge look={stateLooks[row.original.state]} />,
      },
      {
        id: 'type',
        meta: { label: text(messages.type), onCard: 'line' },
        cell: ({ row }) => <StateBadge look={noticeLooks[row.original.notiType]} />,
      },
      {
        id: 'from',
        meta: { label: text(messages.from), onCard: 'line' },
        cell: ({ row }) => <span className="block truncate md:max-w-40">{row.original.companyName}</span>,
      },
      {
        id: 'period',
        meta: { label: text(messages.period), onCard: 'line' },
        cell: ({ row: { original } }) => (
          <span className="font-mono tabular-nums">
            {text(messages.periodOf, {
              start: dateTime(original.periodStart).slice(0, -3),
              end: dateTime(original.periodEnd).slice(0, -3),
            })}
          </span>
        ),
      },
      {
        id: 'reads',
        meta: { label: text(messages.reads), width: 'w-24' },
        cell: ({ row }) => formats.number(row.original.readCount),
      },
      {
        id: 'sender',
        meta: { label: text(messages.sender) },
        cell: ({ row }) => row.original.sender,
      },
    ],
    [text, formats, dateTime],
  );
}
