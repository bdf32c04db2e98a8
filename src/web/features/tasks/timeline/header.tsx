import { Link } from '@tanstack/react-router';
import { Download, Square } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDateTime } from '#web/http/use-date-time.ts';
import { useMay } from '#web/http/use-may.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Crumb } from '#web/resource/crumb.tsx';
import { taskNames } from '#web/resource/task-names.ts';
import { TaskStateBadge } from '#web/resource/task-state-badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { CopyableId } from '#web/ui/copyable-id.tsx';
import { linkLook } from '#web/ui/link-look.ts';
import { formatSpan } from '../format-time.ts';
import { messages } from '../messages.ts';
import type { Task } from '../queries.ts';
import type { Moment, Replay } from '../replay/replay.ts';
import { headOf } from './head.ts';
import { useNow } from './use-now.ts';

interface HeaderProps {
  task: Task;
  replay: Replay;
  /** The task as far as it is read. */
  head: Moment;
  /** Further actions from elsewhere. */
  actions: ReactNode;
  onExport: () => void;
  onCancel: () => void;
}

/** The task as it stands now, whatever the scrubber shows. */
export function TimelineHeader({ task, replay, head, actions, onExport, onCancel }: HeaderProps) {
  const text = useText();
  const dateTime = useDateTime();
  const { state, terminal } = headOf(task, head);
  const parameters = Object.entries(task.params);
  return (
    <header className="flex flex-wrap items-start justify-between gap-3">
      <div className="flex min-w-0 flex-col gap-1">
        <Crumb>
          <Link to="/tasks" className={linkLook}>
            {text(messages.title)}
          </Link>
        </Crumb>
        <div className="flex flex-wrap items-center gap-2">
          <h1 className="text-title font-medium">{text(taskNames[task.taskType])}</h1>
          <TaskStateBadge state={state} />
          {head.version >= task.version ? <TimeSpent replay={replay} terminal={terminal} /> : null}
        </div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-dense text-secondary">
          <Link
            to="/device/deviceDetail/$endpointId"
            params={{ endpointId: task.endpointId }}
            className={`font-mono ${linkLook}`}
          >
            {task.endpointId}
          </Link>
          {task.deviceName ? <span>{task.deviceName}</span> : null}
          {task.modelName ? <span>{task.modelName}</span> : null}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-dense text-secondary">
          <span>
            {text(messages.askedByAt, { name: task.requestedBy.name, time: dateTime(task.startTime) })}
          </span>
          {parameters.length > 0 ? (
            <span className="min-w-0 font-mono text-caption break-all">
              {parameters.map(([name, value]) => `${name}=${asText(value)}`).join(' ')}
            </span>
          ) : null}
          <CopyableId id={task.taskId} length={16} className="text-caption" />
          {task.batchId ? (
            <Link to="/tasks" search={{ batch: task.batchId }} className={linkLook}>
              {text(messages.batch)}
            </Link>
          ) : null}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button icon={<Download className="size-4" aria-hidden />} onClick={onExport}>
          {text(messages.export)}
        </Button>
        {actions}
        <CancelButton task={task} head={head} terminal={terminal} onCancel={onCancel} />
      </div>
    </header>
  );
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function CancelButton(props: {
  task: Task;
  head: Moment;
  terminal: boolean;
  onCancel: () => void;
}): ReactNode {
  const text = useText();
  const may = useMay();
  const { context } = props.head;
  const sentForGood = context.traits?.confirmBy === 'boot' && context.attempts > 0;
  const blocked = !may('/tasks/{taskId}/cancel')
    ? text(messages.cancelForbidden)
    : props.terminal
      ? text(messages.cancelTooLate)
      : sentForGood
        ? text(messages.cancelNever)
        : null;
  return (
    <Button icon={<Square className="size-4" aria-hidden />} onClick={props.onCancel} blocked={blocked}>
      {text(messages.cancel)}
    </Button>
  );
}

/** How long the task took, or how long it has been in its state. */
function TimeSpent({ replay, terminal }: { replay: Replay; terminal: boolean }) {
  const text = useText();
  const now = useNow(!terminal);
  const timeOf = (version: number) => Date.parse(replay.events[version - 1]?.recordedAt ?? '');
  const moved = timeOf(replay.passages.at(-1)?.version ?? 1);
  const spent = terminal ? moved - timeOf(1) : now - moved;
  return (
    <span className="text-dense tabular-nums text-secondary">
      {text(terminal ? messages.took : messages.inState, { time: formatSpan(Math.max(0, spent)) })}
    </span>
  );
}
