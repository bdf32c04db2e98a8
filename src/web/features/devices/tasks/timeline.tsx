import { Link } from '@tanstack/react-router';
import { Clock, Square } from 'lucide-react';
import { taskNames } from '#domain/task-kinds/texts.ts';
import { taskMachine } from '#machines/task/machine.ts';
import { BulkActionLink, DeviceLink } from '#web/entities/links.tsx';
import { messages as streamMessages } from '#web/entities/stream/messages.ts';
import type { Moment } from '#web/entities/stream/replay.ts';
import { openedMembers } from '#web/entities/stream/text.ts';
import type { Sentence, TimelineKind, Words } from '#web/entities/stream/timeline-kind.ts';
import { messages as taskMessages } from '#web/entities/task/messages.ts';
import { outcomeOf } from '#web/entities/task/outcome.ts';
import { outcomeMessages } from '#web/entities/task/outcome-messages.ts';
import { taskAppearance } from '#web/entities/task/state-badge.tsx';
import { type Task, taskStreams } from '#web/entities/task/streams.ts';
import type { Erased } from '#web/http/api-error.ts';
import { mainApi, saveAnswer } from '#web/http/clients.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { NotFound } from '#web/resource/not-found.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { CopyableId } from '#web/ui/copyable-id.tsx';
import { deadlineNames, detailsOf } from './event-details.ts';
import { eventNames } from './event-messages.ts';
import { messages } from './messages.ts';
import { subjectMessages } from './sentence-messages.ts';
import { subjectOf } from './subject.ts';
import { whyWaiting } from './why.ts';

type TaskMoment = Moment<typeof taskMachine>;

/** The timeline of a task: what is specific to tasks. */
export const taskTimeline: TimelineKind<Task, typeof taskMachine> = {
  machine: taskMachine,
  streams: taskStreams,
  states: { ...taskAppearance, empty: { tone: 'idle', icon: Clock, label: taskMessages.stateEmpty } },
  events: eventNames,
  details: detailsOf,
  deadlines: deadlineNames,
  // A change of the connection is confirmed when it has passed.
  planned: ['settle'],
  callsOff: [
    'cancel.requested',
    'task.superseded',
    'task.denied',
    'task.failed',
    'task.cancelled',
    'delivery.failed',
  ],
  effectWords({ type, params }): Words | null {
    if (type === 'operate')
      return { text: messages.effectOperate, values: { attempt: Number(params.attempt) } };
    if (type === 'takeBackChange') return { text: messages.effectTakeBackChange };
    if (type === 'confirmChange') return { text: messages.effectConfirmChange };
    if (type === 'cancelOperate')
      return { text: messages.effectCancelOperate, values: { path: String(params.requestPath ?? '') } };
    return null;
  },
  lanes: ['account', 'server', 'device'],
  chainNote: messages.chainNote,
  limits: ({ traits }) => traits && { ...traits.deadlines },
  sentence: (moment, replay, deadlines, spanOf) =>
    whyWaiting(moment, deadlines) ?? outcomeOf(moment, replay, spanOf) ?? doneWithoutFigures(moment),
  file: {
    save: (taskId, redact) =>
      saveAnswer(
        mainApi.GET('/tasks/{taskId}/export', {
          params: { path: { taskId }, query: { redact } },
          parseAs: 'blob',
        }),
        `task-${taskId}.json`,
      ),
    redactable: {
      params: messages.fieldParams,
      sample: streamMessages.samples,
      result: streamMessages.results,
      outputs: messages.fieldOutputs,
      readBack: messages.fieldReadBack,
      was: messages.fieldWas,
      wrote: messages.fieldWrote,
      message: streamMessages.failureMessages,
      reason: streamMessages.refusalReasons,
    },
  },
  Title,
  Lead,
  About,
  Actions,
  NotFound: NoSuchTask,
};

const doneWithoutFigures = ({ state }: TaskMoment): Sentence | null =>
  state === 'succeeded'
    ? { label: outcomeMessages.label, tone: 'success', text: subjectMessages.done, advice: null }
    : null;

function Title({ head }: { head: Task }) {
  const text = useText();
  return text(taskNames[head.taskType]);
}

function Lead({ head }: { head: Task }) {
  const text = useText();
  const { text: subject, values } = subjectOf(head);
  const device = head.deviceName ?? head.endpointId;
  return text(subjectMessages.lead, { task: text(subject, values), device, name: head.requestedBy.name });
}

function About({ head }: { head: Task }) {
  const text = useText();
  const dateTime = useDateTime();
  const parameters = openedMembers(head.params);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-dense text-secondary">
        <DeviceLink endpointId={head.endpointId} />
        {head.deviceName ? <span>{head.deviceName}</span> : null}
        {head.modelName ? <span>{head.modelName}</span> : null}
      </p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-dense text-secondary">
        <span>
          {text(messages.askedByAt, { name: head.requestedBy.name, time: dateTime(head.startTime) })}
        </span>
        {parameters.length > 0 ? (
          <dl className="flex min-w-0 flex-wrap gap-x-3">
            {parameters.map(([name, value]) => (
              <div key={name} className="flex min-w-0 gap-1">
                <dt className="text-muted">{name}</dt>
                <dd className="min-w-0 font-mono text-caption wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        <CopyableId id={head.taskId} length={16} className="text-caption" />
        {head.batchId ? (
          <>
            <BulkActionLink bulkActionId={head.batchId}>{text(messages.bulkAction)}</BulkActionLink>
            <Link to="/tasks" search={{ batch: head.batchId }} className={linkLook}>
              {text(messages.batch)}
            </Link>
          </>
        ) : null}
      </div>
    </>
  );
}

const cancelAnswers = {
  requested: messages.cancelSent,
  cancelled: messages.cancelUnsent,
  tooLate: messages.cancelTooLate,
  notCancellable: messages.cancelNever,
};

function Actions({ head, moment, terminal }: { head: Task; moment: TaskMoment; terminal: boolean }) {
  const text = useText();
  const cancel = useCommand('cancelTask', {
    success: ({ data }) => ({ message: cancelAnswers[data.outcome] }),
  });
  const { traits, attempts } = moment.context;
  const sentForGood = traits?.confirmBy === 'boot' && attempts > 0;
  const blocked = cancel.blocked
    ? text(taskMessages.cancelForbidden)
    : terminal
      ? text(messages.cancelTooLate)
      : sentForGood
        ? text(messages.cancelNever)
        : null;
  return (
    <Button
      icon={<Square className="size-4" aria-hidden />}
      onClick={() => void cancel.run({ path: { taskId: head.taskId }, body: { reason: 'user' } })}
      blocked={blocked}
      busy={cancel.busy}
    >
      {text(messages.cancel)}
    </Button>
  );
}

function NoSuchTask({ id, erased }: { id: string; erased: Erased | null }) {
  const text = useText();
  return (
    <NotFound title={text(messages.noSuchTask)} help={text(messages.noSuchTaskHelp)} id={id} erased={erased}>
      <Link to="/tasks" className={linkLook}>
        {text(messages.openTasks)}
      </Link>
    </NotFound>
  );
}
