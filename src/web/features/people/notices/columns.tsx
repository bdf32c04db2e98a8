import { linkOptions } from '@tanstack/react-router';
import { noticeAppearance } from '#web/entities/notice/appearance.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { columnsOf } from '#web/resource/columns.tsx';
import { stateAppearance } from './appearance.ts';
import { messages } from './messages.ts';
import type { Notice } from './queries.ts';

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

const column = columnsOf<Notice>();
export const noticeColumns = {
  title: column.link(
    messages.noticeTitle,
    ({ notiId }) => linkOptions({ to: '/management/notice/noticeDetail/$notiId', params: { notiId } }),
    ({ notiTitle }) => notiTitle,
    { atMost: 'md:max-w-72' },
  ),
  state: column.state(messages.state, ({ state }) => stateAppearance[state]),
  type: column.state(messages.type, ({ notiType }) => noticeAppearance[notiType], { onCard: 'line' }),
  from: column.text(messages.organisationName, ({ companyName }) => companyName, {
    onCard: 'line',
    atMost: 'md:max-w-40',
  }),
  period: column.cell(messages.period, (notice) => <Period {...notice} />, { onCard: 'line' }),
  reads: column.number(messages.reads, ({ readCount }) => readCount, { width: 'w-24' }),
  sender: column.text(messages.sender, ({ sender }) => sender),
};
