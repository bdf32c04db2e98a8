import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { noticeMachine } from '#machines/notice/machine.ts';
import { noticeAppearance } from '#web/entities/notice/appearance.ts';
import { NoticeContents } from '#web/entities/notice/contents.tsx';
import { messages as streamMessages } from '#web/entities/stream/messages.ts';
import type { Moment, TimelineEvent } from '#web/entities/stream/replay.ts';
import type { TimelineKind, Words } from '#web/entities/stream/timeline-kind.ts';
import type { Erased } from '#web/http/api-error.ts';
import { mainApi, saveAnswer } from '#web/http/clients.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ErrorState } from '#web/resource/list-page.tsx';
import { NotFound } from '#web/resource/not-found.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { CopyableId } from '#web/ui/copyable-id.tsx';
import { Card } from '#web/ui/property-list.tsx';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import { StateBadge } from '#web/ui/state-badge.tsx';
import { stateAppearance } from './appearance.ts';
import { eventMessages, messages } from './messages.ts';
import { type NoticeMachine, noticeStreams } from './notice-streams.ts';
import { type Notice, readersQuery } from './queries.ts';

/** The record of one notice: what it said at each time, when it was published, and who has opened it. */
export const noticeTimeline: TimelineKind<Notice, NoticeMachine> = {
  machine: noticeMachine,
  streams: noticeStreams,
  states: stateAppearance,
  callsOff: ['notice.deleted'],
  events: {
    'notice.created': eventMessages.created,
    'notice.changed': eventMessages.changed,
    'notice.read': eventMessages.read,
    'notice.deleted': eventMessages.deleted,
    'deadline.passed': eventMessages.deadlinePassed,
  },
  details: detailsOf,
  deadlines: { start: eventMessages.start, end: eventMessages.end },
  planned: ['start', 'end'],
  effectWords: () => null,
  lanes: ['account', 'server'],
  chainNote: messages.chainNote,
  limits: () => ({}),
  file: {
    save: (notiId, redact) =>
      saveAnswer(
        mainApi.GET('/notices/{notiId}/export', {
          params: { path: { notiId }, query: { redact } },
          parseAs: 'blob',
        }),
        `notice-${notiId}.json`,
      ),
    redactable: {
      title: messages.noticeTitle,
      contents: messages.contents,
      accountId: eventMessages.fieldReader,
    },
  },
  Title,
  About,
  Summary,
  NotFound: NoSuchNotice,
};

function detailsOf({ type, data }: TimelineEvent): Words | null {
  if (type === 'deadline.passed')
    return { text: data.name === 'start' ? eventMessages.start : eventMessages.end };
  return typeof data.title === 'string'
    ? { text: streamMessages.quoted, values: { words: data.title } }
    : null;
}

function Title({ head }: { head: Notice }) {
  return head.notiTitle;
}

function About({ head }: { head: Notice }) {
  const text = useText();
  const dateTime = useDateTime();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-dense text-secondary">
      <span>{text(messages.createdByAt, { name: head.creator, time: dateTime(head.createTime) })}</span>
      <CopyableId id={head.notiId} length={16} className="text-caption" />
    </div>
  );
}

interface SummaryProps {
  head: Notice;
  moment: Moment<NoticeMachine>;
}

/** Shows the text at the chosen moment, and its readers by now. */
function Summary({ head, moment: { context } }: SummaryProps) {
  const text = useText();
  const dateTime = useDateTime();
  const period = { start: dateTime(context.periodStart), end: dateTime(context.periodEnd) };
  return (
    <>
      <Card title={context.title}>
        <p className="mb-3 flex flex-wrap items-center gap-2 text-dense text-secondary">
          <StateBadge look={noticeAppearance[context.notiType]} />
          {text(messages.periodOf, period)}
        </p>
        <NoticeContents html={context.contents} />
      </Card>
      <Readers notiId={head.notiId} count={context.readers.length} />
    </>
  );
}

function Readers({ notiId, count }: { notiId: string; count: number }) {
  const text = useText();
  const dateTime = useDateTime();
  const readers = useQuery(readersQuery(notiId, count));
  const rows = readers.data?.data ?? [];
  const total = readers.data?.pagination.totalRecords ?? rows.length;
  return (
    <Card title={text(messages.readersTitle)}>
      {readers.error && !readers.data ? (
        <ErrorState error={readers.error} onRetry={() => void readers.refetch()} />
      ) : readers.data && rows.length === 0 ? (
        <p className="text-dense text-secondary">{text(messages.readersNone)}</p>
      ) : (
        <SimpleTable
          caption={text(messages.readersTitle)}
          pending={readers.isPending}
          head={[text(messages.person), text(messages.organisationName), text(messages.readTime)]}
          rows={rows.map(({ userId, userName, companyName, readTime }) => ({
            id: userId,
            cells: [
              userName,
              companyName,
              <span key="time" className="font-mono">
                {dateTime(readTime)}
              </span>,
            ],
          }))}
        />
      )}
      {total > rows.length ? (
        <p className="mt-2 text-dense text-secondary">{text(messages.readersMore, { count: total })}</p>
      ) : null}
    </Card>
  );
}

function NoSuchNotice({ id, erased }: { id: string; erased: Erased | null }) {
  const text = useText();
  return (
    <NotFound title={text(messages.noSuch)} help={text(messages.noSuchHelp)} id={id} erased={erased}>
      <Link to="/management/notice/noticeList" className={linkLook}>
        {text(messages.title)}
      </Link>
    </NotFound>
  );
}
