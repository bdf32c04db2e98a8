import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { noticeAppearance } from '#web/entities/notice/appearance.ts';
import { NoticeContents } from '#web/entities/notice/contents.tsx';
import { messages as noticeMessages } from '#web/entities/notice/messages.ts';
import { type OwnNotice, ownNoticesKey, ownNoticesQuery } from '#web/entities/notice/queries.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useLiveHint } from '#web/live/hints.ts';
import { useResync } from '#web/live/use-live.ts';
import { useCommand } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/classes.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { StateBadge } from '#web/ui/state-badge.tsx';
import { messages } from './messages.ts';

const none: OwnNotice[] = [];

/** Notices for the reader, kept up to date, and the way to have read one. */
export function useNotices() {
  const client = useQueryClient();
  const known = useQuery(ownNoticesQuery);
  const again = () => void client.invalidateQueries({ queryKey: ownNoticesKey });
  useLiveHint('notices', again);
  useResync(again);
  const command = useCommand('readNotice', { invalidates: [ownNoticesKey] });
  const read = ({ notiId, readStatus }: OwnNotice) => {
    if (!readStatus) void command.run({ body: { notiId } });
  };
  return { known, notices: known.data ?? none, read };
}

/** One notice, whole. */
export function NoticeDialog({ notice, onClose }: { notice: OwnNotice; onClose: () => void }) {
  const text = useText();
  const dateTime = useDateTime();
  const { notiTitle, notiType, companyName, periodEnd, contents } = notice;
  return (
    <Dialog
      open
      onClose={onClose}
      title={notiTitle}
      footer={<Button onClick={onClose}>{text(noticeMessages.close)}</Button>}
    >
      <p className="mb-3 flex flex-wrap items-center gap-2 text-dense text-secondary">
        <StateBadge look={noticeAppearance[notiType]} />
        {text(noticeMessages.from, { company: companyName, time: dateTime(periodEnd) })}
      </p>
      <NoticeContents html={contents} />
    </Dialog>
  );
}

const bannerAppearance = {
  ALERT: 'border-danger-stroke bg-danger-surface text-danger',
  NOTICE: 'border-notice-stroke bg-notice-surface text-notice',
  INFORMATION: 'border-info-stroke bg-info-surface text-info',
} satisfies Record<OwnNotice['notiType'], string>;

/** Above every page, the first pinned notice that its reader has not read. */
export function NoticeBanner({ notices, read }: ReturnType<typeof useNotices>) {
  const text = useText();
  const [opened, setOpened] = useState<OwnNotice | null>(null);
  const notice = notices.find(({ pinned, readStatus }) => pinned && !readStatus);
  const { icon: Icon } = noticeAppearance[notice?.notiType ?? 'NOTICE'];
  return (
    <>
      <div role="status" aria-label={text(messages.noticesPinned)}>
        {notice ? (
          <div
            className={cx(
              'flex flex-wrap items-center gap-x-3 gap-y-1 border-b px-4 py-2 text-dense lg:px-8',
              bannerAppearance[notice.notiType],
            )}
          >
            <Icon className="size-4 shrink-0" aria-hidden />
            <p className="min-w-0 flex-1 basis-56 font-medium wrap-anywhere">{notice.notiTitle}</p>
            <Button size="small" onClick={() => setOpened(notice)}>
              {text(messages.noticesOpen)}
            </Button>
            <Button size="small" onClick={() => read(notice)}>
              {text(noticeMessages.read)}
            </Button>
          </div>
        ) : null}
      </div>
      {opened ? (
        <NoticeDialog
          notice={opened}
          onClose={() => {
            read(opened);
            setOpened(null);
          }}
        />
      ) : null}
    </>
  );
}
