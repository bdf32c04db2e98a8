import { CircleDashed, CirclePlay } from 'lucide-react';
import { TaskLink } from '#web/entities/links.tsx';
import { useStream } from '#web/entities/stream/streams.ts';
import { percentOf } from '#web/entities/task/results.ts';
import { taskStreams } from '#web/entities/task/streams.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { AppRow } from './app-row.ts';
import { messages } from './messages.ts';

const doing = {
  AppInstall: messages.doInstall,
  AppUpdate: messages.doUpdate,
  AppUninstall: messages.doRemove,
  AppStartStop: messages.doStartStop,
} as const;

/** State of an app, or its running task with a link. */
export function StateCell({ app }: { app: AppRow }) {
  const text = useText();
  if (app.sessionId !== null && app.action)
    return <Doing taskId={app.sessionId} app={app.label} words={text(doing[app.action])} />;
  if (app.state === 'Active')
    return (
      <Badge tone="success" icon={<CirclePlay className="size-3.5" aria-hidden />}>
        {text(messages.running)}
      </Badge>
    );
  if (app.state === 'Idle')
    return (
      <Badge tone="idle" icon={<CircleDashed className="size-3.5" aria-hidden />}>
        {text(messages.idle)}
      </Badge>
    );
  // Other states are shown as the device reports them.
  return app.state === null ? null : <Badge tone="notice">{app.state}</Badge>;
}

function Doing({ taskId, app, words }: { taskId: string; app: string; words: string }) {
  const text = useText();
  const formats = useFormats();
  const { replay } = useStream(taskStreams, taskId);
  const progress = percentOf(replay.events.findLast(({ type }) => type === 'task.progressed')?.data.sample);
  return (
    <div className="flex w-32 flex-col gap-1 py-1">
      <span className="flex justify-between gap-2">
        <TaskLink taskId={taskId}>{words}</TaskLink>
        {progress === null ? null : (
          <span className="text-secondary tabular-nums">{formats.percent(progress / 100)}</span>
        )}
      </span>
      {progress === null ? null : (
        <>
          <meter
            className="sr-only"
            aria-label={text(messages.progress, { app })}
            min={0}
            max={100}
            value={progress}
          />
          <span aria-hidden className="h-1.5 overflow-hidden rounded-full bg-sunken">
            <span className="block h-full rounded-full bg-accent" style={{ width: `${progress}%` }} />
          </span>
        </>
      )}
    </div>
  );
}
