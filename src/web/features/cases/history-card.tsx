import { type FormEvent, useState } from 'react';
import { operations } from '#api/operations.gen.ts';
import type { CaseFact } from '#machines/case/events.ts';
import { useDateTime } from '#web/http/use-date-time.ts';
import { useMay } from '#web/http/use-may.ts';
import { useText } from '#web/i18n/use-text.ts';
import { taskNames } from '#web/resource/task-names.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, inputLook } from '#web/ui/field.tsx';
import { Card } from '#web/ui/property-list.tsx';
import type { CaseProps } from './case-props.ts';
import { messages } from './messages.ts';
import type { Case } from './queries.ts';

export type CaseLogEvent = Case['events'][number];
export const factOf = ({ type, data }: CaseLogEvent): CaseFact => ({ type, data }) as CaseFact;

/** Everything that was said and done, in order, and the place for the next comment. */
export function HistoryCard({ found, change, busy }: CaseProps) {
  const text = useText();
  const dateTime = useDateTime();
  const may = useMay();
  const [comment, setComment] = useState('');
  const words = useWords(found.tasks);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (comment.trim() === '') return;
    void change({ kind: 'comment', text: comment.trim() }).then(
      () => setComment(''),
      () => {},
    );
  };
  return (
    <Card title={text(messages.history)}>
      <ol aria-label={text(messages.history)} className="flex flex-col">
        {found.events.map((event) => {
          const fact = factOf(event);
          return (
            <li key={event.version} className="border-b border-stroke py-2">
              <p className="text-dense text-secondary">
                {words(fact, event.actor.name)}{' '}
                <span className="pl-1 text-caption whitespace-nowrap text-muted">
                  {dateTime(event.recordedAt)}
                </span>
              </p>
              {fact.type === 'case.commented' ? (
                <p className="text-body whitespace-pre-wrap wrap-anywhere">{fact.data.text}</p>
              ) : null}
            </li>
          );
        })}
      </ol>
      <form onSubmit={submit} className="flex flex-col items-start gap-2 pt-4">
        <Field label={text(messages.comment)} className="w-full">
          {(ids) => (
            <textarea
              {...ids}
              rows={3}
              maxLength={4000}
              value={comment}
              onChange={(event) => setComment(event.target.value)}
              className={`${inputLook} min-h-20 py-2`}
            />
          )}
        </Field>
        <Button
          type="submit"
          busy={busy}
          blocked={may(operations.commentCase.permission) ? null : text(messages.mayNotComment)}
        >
          {text(messages.addComment)}
        </Button>
      </form>
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
      case 'case.closed':
        return text(messages.wroteClosed, { name });
      case 'case.reopened':
        return text(messages.wroteReopened, { name });
      default:
        return fact satisfies never;
    }
  };
}
