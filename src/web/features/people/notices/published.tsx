import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Megaphone } from 'lucide-react';
import { useState } from 'react';
import { noticeAppearance } from '#web/entities/notice/appearance.ts';
import { NoticeContents } from '#web/entities/notice/contents.tsx';
import { messages as noticeMessages } from '#web/entities/notice/messages.ts';
import { type OwnNotice, ownNoticesKey, ownNoticesQuery } from '#web/entities/notice/queries.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ErrorState, PageHeader } from '#web/resource/list-page.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState, Skeleton } from '#web/ui/placeholders.tsx';
import { StateBadge } from '#web/ui/state-badge.tsx';
import { messages } from './messages.ts';

/** RT-033: the notices published for the user now. */
export function PublishedNotices() {
  const text = useText();
  const client = useQueryClient();
  const answer = useQuery(ownNoticesQuery);
  const [open, setOpen] = useState<string | null>(null);
  const read = useCommand('readNotice', {
    onSuccess: () => void client.invalidateQueries({ queryKey: ownNoticesKey }),
  });
  const toggle = ({ notiId, readStatus }: OwnNotice) => {
    setOpen(open === notiId ? null : notiId);
    if (!readStatus) void read.run({ body: { notiId } });
  };
  return (
    <>
      <PageHeader title={text(messages.published)} context={text(messages.publishedContext)} />
      {answer.data ? (
        answer.data.length === 0 ? (
          <EmptyState
            icon={<Megaphone className="size-5" aria-hidden />}
            title={text(messages.publishedNone)}
          >
            {text(messages.publishedNoneHelp)}
          </EmptyState>
        ) : (
          <ul className="flex flex-col gap-3">
            {answer.data.map((notice) => (
              <li key={notice.notiId} className="rounded border border-stroke bg-raised">
                <One notice={notice} isOpen={open === notice.notiId} onToggle={() => toggle(notice)} />
              </li>
            ))}
          </ul>
        )
      ) : answer.error ? (
        <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />
      ) : (
        <Skeleton className="h-40 w-full" />
      )}
    </>
  );
}

function One(props: { notice: OwnNotice; isOpen: boolean; onToggle: () => void }) {
  const { notice, isOpen, onToggle } = props;
  const text = useText();
  const dateTime = useDateTime();
  return (
    <article>
      <h2>
        <Button
          look="quiet"
          aria-expanded={isOpen}
          onClick={onToggle}
          className="h-auto w-full flex-wrap justify-start whitespace-normal gap-x-3 gap-y-1 px-4 py-3 text-left"
        >
          <StateBadge look={noticeAppearance[notice.notiType]} />
          <span className="min-w-0 flex-1 basis-48 wrap-anywhere">{notice.notiTitle}</span>
          {notice.readStatus ? null : <Badge tone="notice">{text(messages.unread)}</Badge>}
          <span className="text-caption font-normal text-secondary">
            {text(noticeMessages.from, {
              company: notice.companyName,
              time: dateTime(notice.periodEnd).slice(0, -3),
            })}
          </span>
        </Button>
      </h2>
      {isOpen ? (
        <div className="border-t border-stroke px-4 py-3">
          <NoticeContents html={notice.contents} />
        </div>
      ) : null}
    </article>
  );
}
