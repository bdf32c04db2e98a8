import { useQuery } from '@tanstack/react-query';
import { operations } from '#api/operations.gen.ts';
import { useMay } from '#web/http/profile.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import type { Message } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Card, Property, PropertyList } from '#web/ui/property-list.tsx';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import type { LogCheck } from './log-verdict.ts';
import { logMessages, tablesMessages as messages } from './messages.ts';
import { logCheckQuery } from './queries.ts';

type Tables = LogCheck['tables'];

const appearance: Record<Tables['state'], { tone: Tone; badge: Message; proves: Message }> = {
  never: { tone: 'idle', badge: logMessages.never, proves: messages.neverProves },
  running: { tone: 'info', badge: messages.running, proves: messages.runningProves },
  same: { tone: 'success', badge: messages.same, proves: messages.sameProves },
  different: { tone: 'danger', badge: messages.different, proves: messages.differentProves },
  failed: { tone: 'notice', badge: messages.failed, proves: messages.failedProves },
};

const problems: Record<Tables['differences'][number]['problem'], Message> = {
  missing: messages.missing,
  changed: messages.changed,
  unknown: messages.unknown,
};

/** Shows if the tables agree with the log: tasks, cases, accounts, roles and the audit trail. */
export function TablesState() {
  const text = useText();
  const dateTime = useDateTime();
  const may = useMay();
  const { data } = useQuery({ ...logCheckQuery, enabled: may(operations.getLogCheck.permission) });
  if (!data) return null;
  const { state, rows, differing, differences, endedAt } = data.tables;
  const { tone, badge, proves } = appearance[state];
  return (
    <Card title={text(messages.title)}>
      <div
        role="status"
        className="flex flex-col items-start gap-1.5 pb-2 *:h-auto *:min-h-5.5 *:whitespace-normal"
      >
        <Badge tone={tone}>{text(badge, { rows, differing })}</Badge>
        <p className="text-dense text-secondary">{text(proves)}</p>
      </div>
      {differences.length > 0 ? (
        <SimpleTable
          caption={text(messages.differences)}
          head={[text(messages.table), text(messages.row), text(messages.problem)]}
          rows={differences.map(({ table, key, problem, columns }) => ({
            id: `${table} ${key}`,
            cells: [
              table,
              <span key="key" className="break-all">
                {key}
              </span>,
              text(problems[problem], { columns: columns.join(', ') }),
            ],
          }))}
        />
      ) : null}
      {endedAt ? (
        <PropertyList columns={1}>
          <Property label={text(logMessages.endedAt)}>{dateTime(endedAt)}</Property>
        </PropertyList>
      ) : null}
    </Card>
  );
}
