import { CircleX } from 'lucide-react';
import { errorCatalogue, isErrorCode } from '#domain/errors.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { useLanguage } from '#web/i18n/provider.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { messages } from './history-messages.ts';
import { type HistoryProps, HistoryTable, HistoryTime, TimelineLink } from './history-table.tsx';
import { operationName } from './operation-names.ts';

/** What was refused, in the words of the error catalogue, with its code to be quoted. */
function Result({ code }: { code: string }) {
  const text = useText();
  const { language } = useLanguage();
  if (code === 'success') return text(messages.succeeded);
  return (
    <span className="flex items-start gap-1.5 text-danger md:py-1">
      <CircleX className="mt-0.5 size-3.5 shrink-0" aria-hidden />
      <span>
        {isErrorCode(code) ? errorCatalogue[code][language] : null}{' '}
        <code className="font-mono text-label select-all">{code}</code>
      </span>
    </span>
  );
}

const entriesOf = (value: unknown): [string, unknown][] =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? Object.entries(value) : [];
const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null));

/** The values that the action changed; nothing where it changed none. */
function Changes(props: { before: unknown; after: unknown }) {
  const text = useText();
  const before = new Map(entriesOf(props.before));
  return entriesOf(props.after)
    .filter(([name, to]) => shown(before.get(name)) !== shown(to))
    .map(([name, to]) => (
      <span key={name} className="font-mono text-caption break-words text-muted">
        {before.has(name)
          ? text(messages.change, { name, from: shown(before.get(name)), to: shown(to) })
          : text(messages.changeTo, { name, to: shown(to) })}
      </span>
    ));
}

export function UserActions(place: HistoryProps) {
  const text = useText();
  return (
    <HistoryTable
      {...place}
      kind="user"
      caption={text(messages.user)}
      head={[
        text(messages.columnTime),
        text(messages.columnAction),
        text(messages.columnBy),
        text(messages.columnResult),
        text(messages.columnTask),
      ]}
      read={(query) => answerOf(mainApi.GET('/devices/historys/user-action', { params: { query } }))}
      row={(row) => {
        const name = operationName(row.actionName);
        const [taskId] = row.taskIds;
        return {
          id: row.id,
          cells: [
            <HistoryTime key="time" value={row.createTime} />,
            <span key="action" className="flex min-w-0 flex-col md:py-1">
              {name ? text(name) : <code className="font-mono">{row.actionName}</code>}
              <Changes before={row.oldValue} after={row.newValue} />
            </span>,
            row.performedBy,
            <Result key="result" code={row.result} />,
            taskId ? <TimelineLink key="task" taskId={taskId} /> : null,
          ],
        };
      }}
    />
  );
}
