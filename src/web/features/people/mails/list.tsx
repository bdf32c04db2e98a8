import { linkOptions } from '@tanstack/react-router';
import { Mails } from 'lucide-react';
import { ExportList } from '#web/entities/exports/export-list.tsx';
import type { Mail } from '#web/entities/mail/streams.ts';
import { useText } from '#web/i18n/use-text.ts';
import { columnsOf, Time } from '#web/resource/columns.tsx';
import { FilterBar, filtersOf } from '#web/resource/filter-bar.tsx';
import { PageHeader } from '#web/resource/list-page.tsx';
import type { ListProps } from '#web/resource/list-search.ts';
import { NoRows } from '#web/resource/no-rows.tsx';
import { ResourceList } from '#web/resource/resource-list.tsx';
import { useList } from '#web/resource/use-list.ts';
import { mailAppearance, purposeNames } from './appearance.ts';
import { messages } from './messages.ts';
import { type MailSearch, mailSearch, mailsQuery, queryOf } from './queries.ts';

const { Keyword, Choice } = filtersOf(mailSearch);

const column = columnsOf<Mail>();
const columns = {
  time: column.link(
    messages.time,
    ({ mailId }) => linkOptions({ to: '/mails/$mailId', params: { mailId } }),
    (mail) => <Time at={mail.queueTime} />,
  ),
  state: column.state(messages.state, (mail) => mailAppearance[mail.state]),
  recipient: column.text(messages.recipient, (mail) => mail.to, { onCard: 'line' }),
  purpose: column.word(messages.purpose, (mail) => purposeNames[mail.purpose], { onCard: 'line' }),
  requestedBy: column.text(messages.requestedBy, (mail) => mail.requestedBy.name),
  attempts: column.number(messages.attempts, (mail) => mail.attempts),
  answer: column.cell(
    messages.answer,
    (mail) => <span className="font-mono wrap-anywhere">{mail.answer}</span>,
    { onCard: 'line' },
  ),
};

/** Every mail to people of the organisation, and whether a mail server took it. */
export function MailList(props: ListProps<MailSearch>) {
  const text = useText();
  const list = useList(mailSearch, {
    ...props,
    query: mailsQuery(queryOf(props.search)),
    columns,
    rowId: ({ mailId }) => mailId,
    filters: {
      keyword: messages.keyword,
      state: { label: messages.state, names: mailAppearance },
    },
  });
  return (
    <>
      <PageHeader title={text(messages.title)} context={text(messages.context)} />
      <ResourceList
        list={list}
        caption={text(messages.title)}
        empty={<NoRows icon={Mails} title={messages.none} help={messages.noneHelp} />}
      >
        <FilterBar>
          <Keyword />
          <Choice name="state" />
          <ExportList of={list} list="listMails" name="emails" asked={queryOf(props.search)} />
        </FilterBar>
      </ResourceList>
    </>
  );
}
