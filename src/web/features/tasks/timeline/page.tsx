import { type ReactNode, useMemo } from 'react';
import { ApiError } from '#web/http/api-error.ts';
import { useText } from '#web/i18n/use-text.ts';
import { CouldNotRead } from '#web/resource/list-page.tsx';
import { toastStore } from '#web/ui/toasts.ts';
import { messages } from '../messages.ts';
import { cancelTask, saveExport, type Task } from '../queries.ts';
import type { Replay } from '../replay/replay.ts';
import { Banner } from './banner.tsx';
import { TimelineHeader } from './header.tsx';
import { Looking } from './looking.tsx';
import { NoSuchTask } from './no-such-task.tsx';
import type { TimelineSearch } from './search.ts';
import { TimelineSkeleton } from './timeline-skeleton.tsx';
import { useReplay } from './use-replay.ts';

interface TimelinePageProps {
  taskId: string;
  /** Further actions for the head of the page. */
  actions: ReactNode;
  search: TimelineSearch;
  onSearch: (next: TimelineSearch) => void;
}

/** Every event of a task, and the task after any of them. For one task: key it by its id. */
export function TimelinePage({ taskId, actions, search, onSearch }: TimelinePageProps) {
  const { replay, version, task, reading, error, again } = useReplay(taskId);
  if (!task || version === 0) {
    if (error instanceof ApiError && error.code === 'nodata') return <NoSuchTask taskId={taskId} />;
    return error ? <CouldNotRead error={error} onAgain={again} /> : <TimelineSkeleton />;
  }
  return (
    <>
      {error ? <CouldNotRead error={error} onAgain={again} /> : null}
      <Timeline {...{ task, actions, replay, version, reading, search, onSearch }} />
    </>
  );
}

interface TimelineProps {
  task: Task;
  actions: ReactNode;
  replay: Replay;
  /** The replay is one growing object; this says when to derive from it again. */
  version: number;
  reading: boolean;
  search: TimelineSearch;
  onSearch: (next: TimelineSearch) => void;
}

function Timeline({ task, actions, replay, version, reading, search, onSearch }: TimelineProps) {
  const text = useText();
  const head = useMemo(() => replay.at(version), [replay, version]);
  const run = (work: Promise<void>) => {
    void work.catch((reason: Error) => toastStore.show({ tone: 'danger', title: reason.message }));
  };
  const cancel = async () => {
    await cancelTask(task.taskId);
    toastStore.show({ tone: 'notice', title: text(messages.cancelSent) });
  };
  const whole = !reading || version >= task.version;
  return (
    <div className="flex flex-col gap-4">
      <TimelineHeader
        task={task}
        replay={replay}
        head={head}
        actions={actions}
        onExport={() => run(saveExport(task.taskId))}
        onCancel={() => run(cancel())}
      />
      {whole ? <Banner replay={replay} head={head} /> : null}
      <Looking
        {...{ task, head, replay, version, reading, search, onSearch }}
        expected={whole ? null : task.version}
      />
    </div>
  );
}
