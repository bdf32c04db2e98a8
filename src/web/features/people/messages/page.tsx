import { Link } from '@tanstack/react-router';
import { BellRing } from 'lucide-react';
import { messageIcons, messageText, outageTime } from '#web/entities/message/appearance.ts';
import type { OwnMessage } from '#web/entities/message/queries.ts';
import { messageTarget } from '#web/entities/message/target.ts';
import { useOwnMessages } from '#web/entities/message/use-own-messages.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ErrorState, PageHeader, StaleNote } from '#web/resource/list-page.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { cx, linkLook } from '#web/ui/classes.ts';
import { EmptyState, Skeleton } from '#web/ui/placeholders.tsx';
import { messages, recordMessages } from './messages.ts';

/** CL-144: the messages to the user, unread first. */
export function MessagesPage() {
  const text = useText();
  const own = useOwnMessages();
  const { known } = own;
  const unread = own.messages.some(({ readStatus }) => !readStatus);
  return (
    <>
      <PageHeader
        title={text(messages.title)}
        context={text(messages.context)}
        actions={
          <>
            <Link to="/account/settings" className={linkLook}>
              {text(messages.choose)}
            </Link>
            <Button blocked={unread ? null : text(messages.nothingUnread)} onClick={own.readAll}>
              {text(messages.readAll)}
            </Button>
          </>
        }
      />
      <div className="flex flex-col gap-4">
        <StaleNote known={known} />
        {known.data ? (
          known.data.length === 0 ? (
            <EmptyState icon={<BellRing className="size-5" aria-hidden />} title={text(messages.none)}>
              {text(messages.noneHelp)}
            </EmptyState>
          ) : (
            <ul className="divide-y divide-stroke rounded border border-stroke bg-raised">
              {known.data.map((message) => (
                <li key={message.messageId}>
                  <One message={message} onRead={() => own.read(message)} />
                </li>
              ))}
            </ul>
          )
        ) : known.error ? (
          <ErrorState error={known.error} onRetry={() => void known.refetch()} />
        ) : (
          <Skeleton className="h-40 w-full" />
        )}
      </div>
    </>
  );
}

function One({ message, onRead }: { message: OwnMessage; onRead: () => void }) {
  const text = useText();
  const dateTime = useDateTime();
  const { messageType, readStatus, count, subjects, companyName, newsTime } = message;
  const Icon = messageIcons[messageType];
  const names = subjects.map(({ name }) => name).join(', ');
  const others = count - subjects.length;
  const time = outageTime(message, text, dateTime);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5">
      <Icon className="mt-0.5 size-4 shrink-0 self-start text-muted" aria-hidden />
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2">
          <Link
            {...messageTarget(message)}
            onClick={onRead}
            className={cx(linkLook, 'wrap-anywhere', readStatus ? 'font-normal' : 'font-medium')}
          >
            {messageText(message, text)}
          </Link>
          {readStatus ? null : <Badge tone="notice">{text(messages.unread)}</Badge>}
        </p>
        {count > 1 && messageType !== 'caseChanged' && names !== '' ? (
          <p className="text-caption text-secondary wrap-anywhere">
            {others > 0 ? text(messages.more, { names, count: others }) : names}
          </p>
        ) : null}
        <p className="text-caption text-secondary">
          {time ? `${time} · ` : null}
          {companyName} · <time dateTime={newsTime}>{dateTime(newsTime)}</time> ·{' '}
          <Link
            to="/account/messages/$messageId"
            params={{ messageId: message.messageId }}
            aria-label={text(recordMessages.recordOf, { message: messageText(message, text) })}
            className={cx(linkLook, 'underline')}
          >
            {text(recordMessages.record)}
          </Link>
        </p>
      </div>
      {readStatus ? null : (
        <Button size="small" onClick={onRead} className="max-sm:ml-7">
          {text(messages.read)}
        </Button>
      )}
    </div>
  );
}
