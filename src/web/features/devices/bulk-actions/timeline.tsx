import { Link } from '@tanstack/react-router';
import { Ban, Clock } from 'lucide-react';
import { useState } from 'react';
import { taskNames } from '#domain/task-kinds/texts.ts';
import { bulkActionMachine, endedCount } from '#machines/bulk-action/machine.ts';
import { BulkCommandLink } from '#web/entities/links.tsx';
import type { Moment, TimelineEvent } from '#web/entities/stream/replay.ts';
import { StreamFolds } from '#web/entities/stream/streams.ts';
import type { TimelineKind, Words } from '#web/entities/stream/timeline-kind.ts';
import type { Erased } from '#web/http/api-error.ts';
import { answerOf, mainApi, saveAnswer } from '#web/http/clients.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmCommand } from '#web/resource/confirm-command.tsx';
import { NotFound } from '#web/resource/not-found.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { CopyableId } from '#web/ui/copyable-id.tsx';
import { BulkDevices } from './devices.tsx';
import { messages } from './messages.ts';
import { BulkSummary, bulkAppearance } from './parts.tsx';
import type { BulkAction } from './queries.ts';

type Machine = typeof bulkActionMachine;

/** The timeline of a bulk action; each of its tasks has its own. */
export const bulkActionTimeline: TimelineKind<BulkAction, Machine> = {
  machine: bulkActionMachine,
  streams: new StreamFolds<BulkAction, Machine>({
    kind: 'bulk-action',
    machine: bulkActionMachine,
    readHead: async (bulkActionId, signal) =>
      (
        await answerOf(
          mainApi.GET('/bulk-actions/{bulkActionId}', { params: { path: { bulkActionId } }, signal }),
        )
      ).data,
    readEvents: async (bulkActionId, query, signal) =>
      (
        await answerOf(
          mainApi.GET('/bulk-actions/{bulkActionId}/events', {
            params: { path: { bulkActionId }, query },
            signal,
          }),
        )
      ).data,
  }),
  states: { ...bulkAppearance, empty: { tone: 'idle', icon: Clock, label: messages.stateEmpty } },
  events: {
    'bulkAction.requested': messages.eventRequested,
    'bulkAction.tasksStarted': messages.eventTasksStarted,
    'bulkAction.tasksEnded': messages.eventTasksEnded,
    'cancel.requested': messages.eventCancelRequested,
    'deadline.passed': messages.eventDeadlinePassed,
  },
  details: detailsOf,
  deadlines: { start: messages.deadlineStart, window: messages.deadlineWindow },
  effectWords: ({ type }) =>
    type === 'startTasks'
      ? { text: messages.effectStartTasks }
      : type === 'cancelTasks'
        ? { text: messages.effectCancelTasks }
        : null,
  lanes: ['account', 'server'],
  chainNote: messages.chainNote,
  limits: ({ startsInMs, windowMs }) => ({ start: startsInMs, window: windowMs }),
  file: {
    save: (bulkActionId, redact) =>
      saveAnswer(
        mainApi.GET('/bulk-actions/{bulkActionId}/export', {
          params: { path: { bulkActionId }, query: { redact } },
          parseAs: 'blob',
        }),
        `bulk-action-${bulkActionId}.json`,
      ),
    redactable: { params: messages.fieldParams },
  },
  Title,
  About,
  Summary,
  Actions,
  NotFound: NoSuchBulkAction,
};

/** Number of devices or tasks that an event is about; each task has its own timeline. */
function detailsOf({ data: { targets, count, ended } }: TimelineEvent): Words | null {
  if (Array.isArray(targets)) return { text: messages.devices, values: { count: targets.length } };
  const tasks = Array.isArray(ended) ? ended.length : count;
  return typeof tasks === 'number' ? { text: messages.tasks, values: { count: tasks } } : null;
}

function Title({ head }: { head: BulkAction }) {
  const text = useText();
  const task = text(taskNames[head.taskType]);
  return head.targetName
    ? text(messages.commandTitle, { task, name: head.targetName })
    : text(messages.titleOf, { task });
}

function About({ head }: { head: BulkAction }) {
  const text = useText();
  const dateTime = useDateTime();
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-dense text-secondary">
      <span>{text(messages.askedByAt, { name: head.requestedBy.name, time: dateTime(head.startTime) })}</span>
      {head.state === 'scheduled' ? (
        <span className="text-primary">
          {text(messages.startsAt, { time: dateTime(head.scheduledTime) })}
        </span>
      ) : null}
      {head.parts > 1 ? (
        <BulkCommandLink commandId={head.commandId} parts={head.parts}>
          {text(messages.partOf, { part: head.part, parts: head.parts, name: head.targetName ?? '' })}
        </BulkCommandLink>
      ) : null}
      <CopyableId id={head.bulkActionId} length={16} className="text-caption" />
      <Link to="/tasks" search={{ batch: head.bulkActionId }} className={linkLook}>
        {text(messages.showTasks)}
      </Link>
    </p>
  );
}

interface SummaryProps {
  head: BulkAction;
  moment: Moment<Machine>;
}

function Summary({ head, moment: { context, terminal } }: SummaryProps) {
  return (
    <div className="flex flex-col gap-3">
      <BulkSummary
        total={context.total}
        started={context.started}
        ended={endedCount(context)}
        outcomes={context.ended}
        terminal={terminal}
      />
      <BulkDevices bulkActionId={head.bulkActionId} />
    </div>
  );
}

function Actions({ head, moment, terminal }: SummaryProps & { terminal: boolean }) {
  const text = useText();
  const [asking, setAsking] = useState(false);
  const cancel = useCommand('cancelBulkAction', {
    success: messages.cancelRequested,
    failure: 'inPlace',
    onSuccess: () => setAsking(false),
  });
  const over = terminal || moment.state === 'cancelling';
  return (
    <>
      <Button
        icon={<Ban className="size-4" aria-hidden />}
        blocked={cancel.blocked ?? (over ? text(messages.cancelTooLate) : null)}
        onClick={() => setAsking(true)}
      >
        {text(messages.cancel)}
      </Button>
      <ConfirmCommand
        command={cancel}
        input={asking ? { path: { bulkActionId: head.bulkActionId }, body: {} } : null}
        title={text(messages.cancelTitle)}
        body={text(messages.cancelHelp)}
        verb={text(messages.cancel)}
        danger
        onClose={() => setAsking(false)}
      />
    </>
  );
}

function NoSuchBulkAction({ id, erased }: { id: string; erased: Erased | null }) {
  const text = useText();
  return (
    <NotFound title={text(messages.noSuch)} help={text(messages.noSuchHelp)} id={id} erased={erased}>
      <Link to="/bulk-actions" className={linkLook}>
        {text(messages.title)}
      </Link>
    </NotFound>
  );
}
