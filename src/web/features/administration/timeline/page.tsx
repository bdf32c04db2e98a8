import { Ban, CheckCircle2, CircleHelp, Download, Hourglass, Workflow, XCircle } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { deadlinesAt } from '#web/entities/stream/deadlines.ts';
import type { Moment, Replay } from '#web/entities/stream/replay.ts';
import { useNow, useSpan } from '#web/entities/stream/span.ts';
import { type StreamHead, useStream } from '#web/entities/stream/streams.ts';
import type { MachineWords, Sentence, TimelineKind } from '#web/entities/stream/timeline-kind.ts';
import { ApiError, erasedOf } from '#web/http/api-error.ts';
import { useText } from '#web/i18n/use-text.ts';
import { FavouriteStar } from '#web/resource/favourite-star.tsx';
import { ErrorState } from '#web/resource/list-page.tsx';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/classes.ts';
import { Skeleton } from '#web/ui/placeholders.tsx';
import { StateBadge } from '#web/ui/state-badge.tsx';
import { useDetailsShown } from './details-shown.ts';
import { ExportDialog } from './export-dialog.tsx';
import { messages } from './messages.ts';
import type { TimelineSearch } from './search.ts';
import { StreamAtVersion } from './stream-at-version.tsx';
import { MachineWordsProvider } from './words.ts';

interface TimelinePageProps<Head extends StreamHead, M extends AnyStateMachine> {
  kind: TimelineKind<Head, M>;
  id: string;
  /** Further actions for the head of the page. */
  actions?: ReactNode;
  search: TimelineSearch;
  onSearch: (next: TimelineSearch) => void;
}

/** Every event of a stream, and the stream after any of them. For one stream: key it by its id. */
export function TimelinePage<Head extends StreamHead, M extends AnyStateMachine>(
  props: TimelinePageProps<Head, M>,
) {
  const { kind, id } = props;
  const { replay, version, head, reading, error, read } = useStream(kind.streams, id);
  if (!head || version === 0) {
    const erased = erasedOf(error);
    if (erased || (error instanceof ApiError && error.code === 'nodata'))
      return <kind.NotFound id={id} erased={erased} />;
    return error ? <ErrorState error={error} onRetry={read} /> : <TimelineSkeleton />;
  }
  return (
    <MachineWordsProvider value={kind}>
      {error ? <ErrorState error={error} onRetry={read} /> : null}
      <Timeline {...props} {...{ head, replay, version, reading }} />
    </MachineWordsProvider>
  );
}

interface TimelineProps<Head extends StreamHead, M extends AnyStateMachine>
  extends TimelinePageProps<Head, M> {
  head: Head;
  replay: Replay<M>;
  /** The replay is one growing object; this says when to derive from it again. */
  version: number;
  reading: boolean;
}

function Timeline<Head extends StreamHead, M extends AnyStateMachine>(props: TimelineProps<Head, M>) {
  const { kind, head, replay, version, reading, search, onSearch } = props;
  const moment = useMemo(() => replay.at(version), [replay, version]);
  // Until every event is read: the state from the list.
  const { state, terminal = false } = moment.version >= head.version ? moment : head;
  const whole = !reading || version >= head.version;
  const spanOf = useSpan();
  const waits = deadlinesAt(replay.deadlines, version);
  const sentence = whole && kind.sentence?.(moment, replay, waits, spanOf);
  return (
    <div className="flex flex-col gap-4">
      <TimelineHeader {...props} moment={moment} now={{ state, terminal }} />
      {sentence ? <Banner sentence={sentence}>{kind.Lead ? <kind.Lead head={head} /> : null}</Banner> : null}
      {kind.Summary ? <kind.Summary head={head} moment={moment} /> : null}
      <StreamAtVersion
        {...{ replay, version, reading, search, onSearch }}
        head={moment}
        now={{ state, terminal }}
        limits={kind.limits?.(moment.context) ?? null}
        expected={whole ? null : head.version}
      />
    </div>
  );
}

interface HeaderProps<Head extends StreamHead, M extends AnyStateMachine> extends TimelineProps<Head, M> {
  /** The stream as far as it is read. */
  moment: Moment<M>;
  now: { state: string; terminal: boolean };
}

/** The current state of the stream, whatever the scrubber shows. */
function TimelineHeader<Head extends StreamHead, M extends AnyStateMachine>(props: HeaderProps<Head, M>) {
  const { kind, id, head, replay, moment, now, actions } = props;
  const text = useText();
  const look = kind.states[now.state];
  const [exporting, setExporting] = useState(false);
  const [detailsShown, showDetails] = useDetailsShown();
  return (
    <header className="flex flex-wrap items-start justify-between gap-3">
      <div className="flex min-w-0 flex-col gap-1">
        <div className="flex flex-wrap items-center gap-2">
          <h1 className="min-w-0 text-title font-medium wrap-anywhere">
            <kind.Title head={head} />
          </h1>
          <FavouriteStar />
          {look ? <StateBadge look={look} /> : null}
          {moment.version >= head.version ? (
            <TimeSpent replay={replay} terminal={now.terminal} happenedAt={kind.happenedAt} />
          ) : null}
        </div>
        <kind.About head={head} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          icon={<Workflow className={cx('size-4', detailsShown && 'text-accent')} aria-hidden />}
          aria-label={text(messages.detailsHelp)}
          aria-pressed={detailsShown}
          onClick={() => showDetails(!detailsShown)}
        >
          {/* Below this width the other actions would wrap, and the replay bar would cover the last event. */}
          <span className="max-[100rem]:hidden">{text(messages.details)}</span>
        </Button>
        {kind.file ? (
          <Button
            icon={<Download className="size-4" aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => setExporting(true)}
          >
            {text(messages.export)}
          </Button>
        ) : null}
        {kind.file && exporting ? (
          <ExportDialog id={id} file={kind.file} onClose={() => setExporting(false)} />
        ) : null}
        {actions}
        {kind.Actions ? <kind.Actions head={head} moment={moment} terminal={now.terminal} /> : null}
      </div>
    </header>
  );
}

interface TimeSpentProps {
  replay: Replay;
  terminal: boolean;
  happenedAt: MachineWords['happenedAt'];
}

/** Shows the duration until the end, or the time in the current state. */
function TimeSpent({ replay, terminal, happenedAt }: TimeSpentProps) {
  const text = useText();
  const spanOf = useSpan();
  const now = useNow(!terminal);
  const timeOf = (version: number) => {
    const event = replay.events[version - 1];
    return Date.parse((event && happenedAt?.(event)) ?? event?.recordedAt ?? '');
  };
  const moved = timeOf(replay.passages.at(-1)?.version ?? 1);
  const spent = terminal ? moved - timeOf(1) : now - moved;
  return (
    <span className="text-dense tabular-nums text-secondary">
      {text(terminal ? messages.took : messages.inState, { time: spanOf(Math.max(0, spent)) })}
    </span>
  );
}

const appearance = {
  danger: { box: 'border-danger-stroke bg-danger-surface', icon: XCircle, tint: 'text-danger' },
  notice: { box: 'border-notice-stroke bg-notice-surface', icon: CircleHelp, tint: 'text-notice' },
  idle: { box: 'border-idle-stroke bg-idle-surface', icon: Ban, tint: 'text-idle' },
  info: { box: 'border-info-stroke bg-info-surface', icon: Hourglass, tint: 'text-info' },
  success: { box: 'border-success-stroke bg-success-surface', icon: CheckCircle2, tint: 'text-success' },
};

/**
 * Shows the requested task, its device, and why it waits or how it ended, with advice. It shows the present, not the
 * scrubber's moment.
 */
function Banner({ sentence, children }: { sentence: Sentence; children: ReactNode }) {
  const text = useText();
  const { box, icon: Icon, tint } = appearance[sentence.tone];
  return (
    <section aria-label={text(sentence.label)} className={cx('flex gap-2.5 rounded border px-4 py-2.5', box)}>
      <Icon className={cx('mt-0.5 size-4 shrink-0', tint)} aria-hidden />
      <p className="min-w-0 break-words text-body">
        {children ? <span className="font-medium">{children} </span> : null}
        {text(sentence.text, sentence.values)}{' '}
        {sentence.advice ? (
          <span className="text-secondary">{text(sentence.advice, sentence.values)}</span>
        ) : null}
      </p>
    </section>
  );
}

/** The shapes of the timeline in their places, so that nothing shifts when it comes. */
function TimelineSkeleton() {
  return (
    <div className="flex flex-col gap-4" aria-busy="true">
      <Skeleton className="h-18 w-2/3" />
      <Skeleton className="h-14" />
      <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_440px]">
        <Skeleton className="h-[500px]" />
        <Skeleton className="h-[500px]" />
      </div>
      <Skeleton className="h-64" />
    </div>
  );
}
