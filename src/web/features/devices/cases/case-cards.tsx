import { operations } from '#api/operations.gen.ts';
import { taskNames } from '#domain/task-kinds/texts.ts';
import type { CaseFact } from '#machines/case/events.ts';
import { NamedDevice, TaskLink } from '#web/entities/links.tsx';
import { TaskStateBadge } from '#web/entities/task/state-badge.tsx';
import { useMay } from '#web/http/profile.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { CommentForm, CommentText } from '#web/resource/comment-form.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/property-list.tsx';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import { messages } from './messages.ts';
import { type Case, factOf, keysOf } from './queries.ts';

export interface CaseProps {
  found: Case;
}

/** Reason why the case cannot be changed, or null. */
export function useEditBlocked({ state }: Case): string | null {
  const text = useText();
  const may = useMay();
  if (!may(operations.renameCase.permission)) return text(messages.mayNotEdit);
  return state === 'closed' ? text(messages.isClosed) : null;
}

export function TasksCard({ found }: CaseProps) {
  const text = useText();
  const path = { caseId: found.caseId };
  const remove = useCommand('removeCaseTask', { invalidates: keysOf(found.caseId) });
  const dateTime = useDateTime();
  const blocked = useEditBlocked(found);
  const hidden = found.taskCount - found.tasks.length;
  return (
    <Card title={text(messages.tasks)}>
      {found.taskCount === 0 ? <p className="text-dense text-secondary">{text(messages.noTasks)}</p> : null}
      {found.tasks.length > 0 ? (
        <SimpleTable
          caption={text(messages.tasks)}
          head={[
            text(messages.action),
            text(messages.state),
            text(messages.device),
            text(messages.requested),
            { spoken: text(messages.remove) },
          ]}
          rows={found.tasks.map((task) => {
            const name = text(taskNames[task.taskType]);
            return {
              id: task.taskId,
              cells: [
                <TaskLink key="action" taskId={task.taskId}>
                  {name}
                </TaskLink>,
                <TaskStateBadge key="state" state={task.state} />,
                <NamedDevice key="device" endpointId={task.endpointId} name={task.deviceName} />,
                <span key="requested" className="font-mono">
                  {dateTime(task.startTime)}
                </span>,
                <Button
                  key="remove"
                  size="small"
                  aria-label={text(messages.removeNamed, { task: name })}
                  blocked={blocked}
                  busy={remove.busy}
                  onClick={() => void remove.run({ path, body: { taskId: task.taskId } })}
                >
                  {text(messages.remove)}
                </Button>,
              ],
            };
          })}
        />
      ) : null}
      {hidden > 0 ? (
        <p className="pt-3 text-dense text-secondary">{text(messages.hidden, { count: hidden })}</p>
      ) : null}
    </Card>
  );
}

export function ValuesCard({ found: { devices, tasks } }: CaseProps) {
  const text = useText();
  const nameOf = (id: string) => tasks.find(({ endpointId }) => endpointId === id)?.deviceName ?? null;
  if (devices.length === 0) return null;
  const shown = (value: string | null) =>
    value === null ? (
      <span className="text-muted">{text(messages.unknown)}</span>
    ) : (
      <span className="font-mono break-all">{value}</span>
    );
  return (
    <Card title={text(messages.values)}>
      <p className="pb-3 text-dense text-secondary">{text(messages.valuesHelp)}</p>
      <div className="flex flex-col gap-4">
        {devices.map(({ endpointId, values }) => (
          <div key={endpointId} className="flex flex-col gap-2">
            <h3 className="text-dense">
              <NamedDevice endpointId={endpointId} name={nameOf(endpointId)} />
            </h3>
            {values.length === 0 ? (
              <p className="text-dense text-secondary">{text(messages.unchanged)}</p>
            ) : (
              <SimpleTable
                caption={endpointId}
                head={[text(messages.path), text(messages.before), text(messages.after)]}
                rows={values.map(({ path, before, after }) => ({
                  id: path,
                  cells: [
                    <span key="path" className="font-mono break-all">
                      {path}
                    </span>,
                    shown(before),
                    shown(after),
                  ],
                }))}
              />
            )}
          </div>
        ))}
      </div>
    </Card>
  );
}

/** Everything that was said and done, in order, and the place for the next comment. */
export function HistoryCard({ found }: CaseProps) {
  const text = useText();
  const add = useCommand('commentCase', {
    invalidates: keysOf(found.caseId),
  });
  const dateTime = useDateTime();
  const words = useWords(found.tasks);
  return (
    <Card title={text(messages.history)}>
      <ol aria-label={text(messages.history)} className="flex flex-col">
        {found.events.map((event) => {
          const fact = factOf(event);
          return (
            <li key={event.version} className="border-b border-stroke py-2">
              <p className="text-dense text-secondary">
                {words(fact, event.actor.name)}{' '}
                <span className="text-caption whitespace-nowrap text-muted">
                  {dateTime(event.recordedAt)}
                </span>
              </p>
              {fact.type === 'case.commented' ? <CommentText>{fact.data.text}</CommentText> : null}
            </li>
          );
        })}
      </ol>
      <CommentForm
        draft="comment"
        busy={add.busy}
        blocked={add.blocked && text(messages.mayNotComment)}
        onSend={(words) => add.run({ path: { caseId: found.caseId }, body: { text: words } })}
      />
    </Card>
  );
}

/** A task that the reader does not see, or that was taken out, has no name here. */
function useWords(tasks: Case['tasks']) {
  const text = useText();
  const nameOf = (taskId: string) => {
    const task = tasks.find((one) => one.taskId === taskId);
    return text(task ? taskNames[task.taskType] : messages.someTask);
  };
  return (fact: CaseFact, name: string): string => {
    switch (fact.type) {
      case 'case.opened':
        return text(messages.wroteOpened, { name });
      case 'case.taskAdded':
        return text(messages.wroteAdded, { name, task: nameOf(fact.data.taskId) });
      case 'case.taskRemoved':
        return text(messages.wroteRemoved, { name, task: nameOf(fact.data.taskId) });
      case 'case.commented':
        return text(messages.wroteComment, { name });
      case 'case.renamed':
        return text(messages.wroteRenamed, { name, title: fact.data.title });
      case 'case.shared':
        return fact.data.with === null
          ? text(messages.wroteSharedAll, { name })
          : text(messages.wroteShared, { name, person: fact.data.with.name });
      case 'case.closed':
        return text(messages.wroteClosed, { name });
      case 'case.reopened':
        return text(messages.wroteReopened, { name });
      default:
        return fact satisfies never;
    }
  };
}
