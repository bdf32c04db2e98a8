import { Link } from '@tanstack/react-router';
import { Download, Hourglass, Square } from 'lucide-react';
import type { TaskKind } from '#machines/task/kinds.ts';
import { useMay } from '#web/http/use-may.ts';
import { useText } from '#web/i18n/use-text.ts';
import { taskNames } from '#web/resource/task-names.ts';
import { isTaskState, TaskStateBadge } from '#web/resource/task-state-badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { CopyableId } from '#web/ui/copyable-id.tsx';
import { linkLook } from '#web/ui/link-look.ts';
import { formatSpan } from '../format-time.ts';
import { messages } from '../messages.ts';
import type { TimelineEvent } from '../queries.ts';
import type { Moment } from '../replay/replay.ts';
import type { Why } from '../replay/why.ts';

interface HeaderProps {
  taskId: string;
  first: TimelineEvent;
  /** The task as it stands now, whatever the scrubber shows. */
  head: Moment;
  /** Milliseconds in the state, or that the task took. */
  spent: number;
  onExport: () => void;
  onCancel: () => void;
}

export function TimelineHeader({ taskId, first, head, spent, onExport, onCancel }: HeaderProps) {
  const text = useText();
  const may = useMay();
  const { endpointId, traits } = head.context;
  const kind: TaskKind | undefined = traits?.kind;
  const blocked = head.terminal
    ? text(messages.cancelTooLate)
    : traits?.confirmBy === 'boot' && head.context.attempts > 0
      ? text(messages.cancelNever)
      : may('/tasks/{taskId}/cancel')
        ? null
        : text(messages.cancelForbidden);
  return (
    <header className="flex flex-wrap items-start justify-between gap-3">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-2">
          <h1 className="text-title font-medium">{kind ? text(taskNames[kind]) : ''}</h1>
          {isTaskState(head.state) ? <TaskStateBadge state={head.state} /> : null}
          <span className="text-dense tabular-nums text-secondary">
            {text(head.terminal ? messages.took : messages.inState, { time: formatSpan(spent) })}
          </span>
        </div>
        <p className="flex flex-wrap items-center gap-x-3 text-dense text-secondary">
          <Link
            to="/device/deviceDetail/$endpointId"
            params={{ endpointId }}
            className={`font-mono ${linkLook}`}
          >
            {endpointId}
          </Link>
          <span>
            {text(messages.requestedBy)} {first.actor.name}
          </span>
          <CopyableId id={taskId} length={16} className="text-caption" />
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button icon={<Download className="size-4" aria-hidden />} onClick={onExport}>
          {text(messages.export)}
        </Button>
        <Button icon={<Square className="size-4" aria-hidden />} onClick={onCancel} blocked={blocked}>
          {text(messages.cancel)}
        </Button>
      </div>
    </header>
  );
}

/** "Why is it waiting?" in one sentence, with what can be done. */
export function WhyWaiting({ why }: { why: Why }) {
  const text = useText();
  return (
    <section
      aria-label={text(messages.whyWaiting)}
      className="flex gap-2.5 rounded border border-info-stroke bg-info-surface px-4 py-2.5"
    >
      <Hourglass className="mt-0.5 size-4 shrink-0 text-info" aria-hidden />
      <p className="text-body">
        {text(why.reason, why.values)}{' '}
        {why.advice ? <span className="text-secondary">{text(why.advice)}</span> : null}
      </p>
    </section>
  );
}
