import { useQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { formatText } from '#domain/display.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmCommand } from '#web/resource/confirm-command.tsx';
import { ErrorState, PageHeader, Pager, StaleNote } from '#web/resource/list-page.tsx';
import { readAtVisit } from '#web/resource/read-at-visit.ts';
import { useCommand } from '#web/resource/use-command.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/placeholders.tsx';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import { messages } from './messages.ts';
import { programOf } from './program.ts';
import { type Session, sessionKeys, sessionsQuery } from './queries.ts';

const invalidates = [sessionKeys];

/** Lists the sign-ins of the own account, each with a way to end it. */
export function SessionsPage() {
  const text = useText();
  const dateTime = useDateTime();
  const [page, setPage] = useState(1);
  const sessions = useQuery({ ...sessionsQuery(page), ...readAtVisit });
  const { data: rows = [], pagination } = sessions.data ?? {};
  const [ending, setEnding] = useState<Session | 'others' | null>(null);
  const close = () => setEnding(null);
  const endOne = useCommand('endSession', {
    invalidates,
    failure: 'inPlace',
    success: messages.ended,
    onSuccess: close,
  });
  const endOthers = useCommand('endOtherSessions', {
    invalidates,
    failure: 'inPlace',
    success: ({ data }) => ({ message: messages.othersEnded, values: { count: data.ended } }),
    onSuccess: close,
  });

  const nameOf = ({ userAgent }: Session) => {
    const program = programOf(userAgent);
    if (!program) return text(messages.unknown);
    return program.system
      ? text(messages.onSystem, { name: program.name, system: program.system })
      : program.name;
  };
  if (sessions.isError && !sessions.data)
    return <ErrorState error={sessions.error} onRetry={() => void sessions.refetch()} />;
  const one = ending === 'others' ? null : ending;
  const hasOthers = page > 1 || rows.some(({ current }) => !current);

  return (
    <>
      <PageHeader
        title={text(messages.title)}
        context={text(messages.context)}
        actions={
          <Button blocked={hasOthers ? null : text(messages.noOthers)} onClick={() => setEnding('others')}>
            {text(messages.endOthers)}
          </Button>
        }
      />
      <div className="flex flex-col gap-4">
        <StaleNote known={sessions} />
        <SimpleTable
          caption={text(messages.title)}
          pending={sessions.isPending}
          head={[
            ...[messages.program, messages.address, messages.begun, messages.lastUsed, messages.ends].map(
              (message) => text(message),
            ),
            { spoken: text(messages.actions) },
          ]}
          rows={rows.map((session) => ({
            id: session.sessionId,
            cells: [
              <span key="program" className="flex flex-wrap items-center gap-x-2 gap-y-0.5 py-1">
                {nameOf(session)}
                {session.current ? <Badge tone="info">{text(messages.current)}</Badge> : null}
              </span>,
              <span key="address" className="font-mono break-all">
                {formatText(session.address)}
              </span>,
              dateTime(session.createTime),
              dateTime(session.lastUseTime),
              dateTime(session.endTime),
              session.current ? null : (
                <Button
                  key="end"
                  size="small"
                  aria-label={text(messages.endOf, {
                    name: nameOf(session),
                    address: formatText(session.address),
                  })}
                  onClick={() => setEnding(session)}
                >
                  {text(messages.end)}
                </Button>
              ),
            ],
          }))}
        />
        {pagination && pagination.totalPage > 1 ? (
          <Pager page={page} pages={pagination.totalPage} onPage={setPage} />
        ) : null}
        {sessions.data && !hasOthers ? (
          <EmptyState
            icon={<MonitorSmartphone className="size-5" aria-hidden />}
            title={text(messages.noOthers)}
          >
            {text(messages.noOthersHelp)}
          </EmptyState>
        ) : null}
      </div>
      <ConfirmCommand
        command={endOthers}
        input={ending === 'others' ? {} : null}
        title={text(messages.endOthersTitle)}
        body={text(messages.endOthersHelp)}
        verb={text(messages.endOthers)}
        danger
        onClose={close}
      />
      <ConfirmCommand
        command={endOne}
        input={one && { path: { sessionId: one.sessionId } }}
        title={text(messages.endTitle, { name: one ? nameOf(one) : '' })}
        body={text(messages.endHelp)}
        verb={text(messages.end)}
        danger
        onClose={close}
      />
    </>
  );
}
