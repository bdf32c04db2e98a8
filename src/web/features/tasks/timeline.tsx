import { Link } from '@tanstack/react-router';
import { Clock, Square } from 'lucide-react';
import { taskMachine } from '#machines/task/machine.ts';
import { BulkActionLink, DeviceLink } from '#web/entities/links.tsx';
import type { Moment } from '#web/entities/stream/replay.ts';
import type { TimelineKind, Words } from '#web/entities/stream/timeline-kind.ts';
import { messages as taskMessages, taskNames } from '#web/entities/task/messages.ts';
import { taskLooks } from '#web/entities/task/state-badge.tsx';
import { type Task, taskStreams } from '#web/entities/task/streams.ts';
import { mainApi, saveAnswer } from '#web/http/clients.ts';
import { useDateTime } from '#web/http/use-date-time.ts';
import { useText } from '#web/i18n/use-text.ts';
import { NotFound } from '#web/resource/not-found.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { CopyableId } from '#web/ui/copyable-id.tsx';
import { messages } from './messages.ts';
import { verdictOf } from './verdict.ts';
import { whyWaiting } from './why.ts';

type TaskMoment = Moment<typeof taskMachine>;

/** The timeline of a task: what of it is the task's own. */
export const taskTimeline: TimelineKind<Task, typeof taskMachine> = {
  machine: taskMachine,
  streams: taskStreams,
  states: { ...taskLooks, empty: { tone: 'idle', icon: Clock, label: taskMessages.stateEmpty } },
  deadlines: {
    offlineWait: messages.deadlineOfflineWait,
    delivery: messages.deadlineDelivery,
    firstProgress: messages.deadlineFirstProgress,
    completion: messages.deadlineCompletion,
  },
  effectWords({ type, params }): Words | null {
    if (type === 'operate')
      return { text: messages.effectOperate, values: { attempt: Number(params.attempt) } };
    if (type === 'cancelOperate')
      return { text: messages.effectCancelOperate, values: { path: String(params.requestPath ?? '') } };
    return null;
  },
  lanes: ['account', 'server', 'device'],
  chainNote: messages.chainNote,
  limits: ({ traits }) => traits && { ...traits.deadlines },
  sentence: (moment, deadlines) => whyWaiting(moment, deadlines) ?? verdictOf(moment),
  saveFile: (taskId) =>
    saveAnswer(
      mainApi.GET('/tasks/{taskId}/export', { params: { path: { taskId } }, parseAs: 'blob' }),
      `task-${taskId}.json`,
    ),
  Title,
  About,
  Actions,
  NotFound: NoSuchTask,
};

function Title({ head }: { head: Task }) {
  const text = useText();
  return text(taskNames[head.taskType]);
}

function About({ head }: { head: Task }) {
  const text = useText();
  const dateTime = useDateTime();
  const parameters = Object.entries(head.params);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-dense text-secondary">
        <DeviceLink endpointId={head.endpointId} />
        {head.deviceName ? <span>{head.deviceName}</span> : null}
        {head.modelName ? <span>{head.modelName}</span> : null}
      </p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-dense text-secondary">
        <span>
          {text(messages.askedByAt, { name: head.requestedBy.name, time: dateTime(head.startTime) })}
        </span>
        {parameters.length > 0 ? (
          <span className="min-w-0 font-mono text-caption break-all">
            {parameters.map(([name, value]) => `${name}=${asText(value)}`).join(' ')}
          </span>
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
      </p>
    </>
  );
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function Actions({ head, moment, terminal }: { head: Task; moment: TaskMoment; terminal: boolean }) {
  const text = useText();
  const cancel = useCommand('cancelTask', { success: messages.cancelSent });
  const { traits, attempts } = moment.context;
  const sentForGood = traits?.confirmBy === 'boot' && attempts > 0;
  const blocked = cancel.blocked
    ? text(messages.cancelForbidden)
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

function NoSuchTask({ id }: { id: string }) {
  const text = useText();
  return (
    <NotFound title={text(messages.noSuchTask)} help={text(messages.noSuchTaskHelp)} id={id}>
      <Link to="/tasks" className={linkLook}>
        {text(messages.openTasks)}
      </Link>
    </NotFound>
  );
}
