import { useNavigate } from '@tanstack/react-router';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { messageIcons, messageText } from '#web/entities/message/appearance.ts';
import { messageTarget } from '#web/entities/message/target.ts';
import { useOwnMessages } from '#web/entities/message/use-own-messages.ts';
import { noticeAppearance } from '#web/entities/notice/appearance.ts';
import type { OwnNotice } from '#web/entities/notice/queries.ts';
import type { Message } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { messages as listMessages } from '#web/resource/messages.ts';
import { IconButton } from '#web/ui/button.tsx';
import { cx } from '#web/ui/classes.ts';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '#web/ui/menu.tsx';
import { StateBadge } from '#web/ui/state-badge.tsx';
import { messages } from './messages.ts';
import { NoticeDialog, type useNotices } from './notices.tsx';

/** A menu is no list: the others stand on pages of their own. */
const inMenu = 6;
const lineLook = (isRead: boolean) => cx('max-w-72 truncate', isRead ? 'text-secondary' : 'font-medium');
const isUnread = ({ readStatus }: { readStatus: boolean }) => !readStatus;

/** Says that there are no notices, once that is known. */
function NothingHere({
  known,
  none,
}: {
  known: { error: Error | null; data?: readonly object[] | undefined };
  none: Message;
}) {
  const text = useText();
  if (known.data && known.data.length > 0) return null;
  const words = known.data ? none : known.error ? listMessages.loadFailed : messages.reading;
  return <p className="px-2 pb-2 text-dense text-secondary">{text(words)}</p>;
}

/** Shows the number of unread notices and messages, and the newest of them. */
export function NoticeBell({ known, notices, read }: ReturnType<typeof useNotices>) {
  const text = useText();
  const navigate = useNavigate();
  const own = useOwnMessages();
  const [opened, setOpened] = useState<OwnNotice | null>(null);
  const unreadMessages = own.messages.filter(isUnread).length;
  const unread = notices.filter(isUnread).length + unreadMessages;
  return (
    <>
      <Menu
        trigger={
          <IconButton
            label={
              own.known.data && known.data
                ? text(messages.notices, { count: unread })
                : text(messages.noticesTitle)
            }
            icon={
              <span className="relative">
                <Bell className="size-4" />
                {unread > 0 ? (
                  <span className="absolute -top-2 -right-2.5 min-w-4 rounded-full bg-danger px-1 text-center text-label leading-4 font-medium text-page">
                    {unread > 9 ? '9+' : unread}
                  </span>
                ) : null}
              </span>
            }
          />
        }
      >
        <MenuLabel>{text(messages.messagesTitle)}</MenuLabel>
        <NothingHere known={own.known} none={messages.messagesNone} />
        {own.messages.slice(0, inMenu).map((message) => {
          const Icon = messageIcons[message.messageType];
          return (
            <MenuItem
              key={message.messageId}
              icon={<Icon className="size-4 shrink-0 text-muted" aria-hidden />}
              onSelect={() => {
                own.read(message);
                void navigate(messageTarget(message));
              }}
            >
              <span className={lineLook(message.readStatus)}>{messageText(message, text)}</span>
            </MenuItem>
          );
        })}
        {unreadMessages > 0 ? (
          <MenuItem onSelect={own.readAll}>{text(messages.messagesReadAll)}</MenuItem>
        ) : null}
        <MenuItem onSelect={() => void navigate({ to: '/account/messages' })}>
          {text(messages.messagesAll)}
        </MenuItem>
        <MenuSeparator />
        <MenuLabel>{text(messages.noticesTitle)}</MenuLabel>
        <NothingHere known={known} none={messages.noticesNone} />
        {notices.slice(0, inMenu).map((notice) => (
          <MenuItem
            key={notice.notiId}
            icon={<StateBadge look={noticeAppearance[notice.notiType]} />}
            onSelect={() => {
              setOpened(notice);
              read(notice);
            }}
          >
            <span className={lineLook(notice.readStatus)}>{notice.notiTitle}</span>
          </MenuItem>
        ))}
        <MenuItem onSelect={() => void navigate({ to: '/management/notice/noticeListPagePublishing' })}>
          {text(messages.noticesAll)}
        </MenuItem>
      </Menu>
      {opened ? <NoticeDialog notice={opened} onClose={() => setOpened(null)} /> : null}
    </>
  );
}
