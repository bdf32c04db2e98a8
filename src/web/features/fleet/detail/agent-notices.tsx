import type { AgentNotice } from '#machines/device/events.ts';
import { historyMessages, agentMessages as messages } from '#web/features/devices/device/page/messages.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import type { Message } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { type HistoryProps, HistoryTable, HistoryTime } from './history-table.tsx';

const notices: Record<AgentNotice, Message> = {
  undecodable: messages.undecodable,
  sessionRefused: messages.sessionRefused,
  subscriptionRefused: messages.subscriptionRefused,
  versionUnknown: messages.versionUnknown,
  limitExceeded: messages.limitExceeded,
  identityRefused: messages.identityRefused,
  duplicateIdentity: messages.duplicateIdentity,
  foreignRecord: messages.foreignRecord,
  wildcardsRefused: messages.wildcardsRefused,
};

/** Faults of the device's USP agent, for those who report them to its manufacturer. */
export function AgentNotices(place: HistoryProps) {
  const text = useText();
  return (
    <HistoryTable
      {...place}
      kind="agent"
      caption={text(historyMessages.agent)}
      head={[
        text(historyMessages.columnTime),
        text(messages.notice),
        text(messages.detail),
        text(messages.times),
      ]}
      read={(query) => answerOf(mainApi.GET('/devices/historys/agent', { params: { query } }))}
      row={({ id, dateTime, notice, detail, times }) => ({
        id,
        cells: [
          <HistoryTime key="time" value={dateTime} />,
          text(notices[notice]),
          <code key="detail" className="font-mono text-caption break-words text-secondary">
            {detail}
          </code>,
          times,
        ],
      })}
      concerns={({ data }) => data.agentNotice !== undefined}
      none={{ title: text(messages.none), help: text(messages.noneHelp) }}
    />
  );
}
