import { TaskLink } from '#web/entities/links.tsx';
import { spanInUse } from '#web/entities/stream/span.ts';
import { useStream } from '#web/entities/stream/streams.ts';
import { outcomeOf } from '#web/entities/task/outcome.ts';
import { percentOf } from '#web/entities/task/results.ts';
import { isTaskState, TaskStateBadge } from '#web/entities/task/state-badge.tsx';
import { taskStreams } from '#web/entities/task/streams.ts';
import { useText } from '#web/i18n/use-text.ts';
import { messages as uiMessages } from '#web/ui/messages.ts';
import { settingsMessages } from '../device/page/messages.ts';
import { messages } from './messages.ts';
import { Meter } from './meter.tsx';

/** Shows the progress or end of the last task from here, and a link to its timeline; nothing before there is one. */
export function TaskLine({ taskId, online }: { taskId: string | null; online: boolean }) {
  return taskId === null ? null : <Line key={taskId} taskId={taskId} online={online} />;
}

function Line({ taskId, online }: { taskId: string; online: boolean }) {
  const text = useText();
  const { replay, version } = useStream(taskStreams, taskId);
  const moment = replay.at(version);
  const outcome = outcomeOf(moment, replay, spanInUse);
  const waits = moment.state === 'queued' && !online;
  const progress = percentOf(replay.events.findLast(({ type }) => type === 'task.progressed')?.data.sample);
  return (
    <div className="mb-4 flex flex-col gap-2">
      <p role="status" className="flex flex-wrap items-center gap-2 text-dense text-secondary">
        {isTaskState(moment.state) ? <TaskStateBadge state={moment.state} /> : null}
        {outcome
          ? text(outcome.text, outcome.values)
          : text(waits ? settingsMessages.waiting : messages.pending)}
        <TaskLink taskId={taskId}>{text(uiMessages.openTimeline)}</TaskLink>
      </p>
      {progress !== null && !moment.terminal ? (
        <Meter label={text(messages.progress)} value={progress} least={0} most={100} unit="%" />
      ) : null}
    </div>
  );
}
