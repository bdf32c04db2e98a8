import { ChevronFirst, ChevronLast, Pause, Play, StepBack, StepForward } from 'lucide-react';
import { memo, useEffect, useState } from 'react';
import { every } from '#web/ambient/clock.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { cx } from '#web/ui/classes.ts';
import { Select } from '#web/ui/select.tsx';
import { messages } from './messages.ts';
import { framesOf, type Move, type Speed, type Step, speeds, useKeys } from './playback.ts';
import { useStateName } from './words.ts';

interface PlaybackControlsProps {
  at: number;
  count: number;
  /** The newest event is selected, and stays the newest. */
  following: boolean;
  /** State of the stream now, and whether it can still change. */
  head: { state: string; terminal: boolean };
  /** Events there are to read, while they are being read; null once all are here. */
  expected: number | null;
  onMove: Move;
}

/**
 * Moves through the events: by hand, by key, by itself. It says when what is shown is not now, and stays in sight unless
 * the screen is low, as at 200 %: there it would cover the events.
 */
export function PlaybackControls({ at, count, following, head, expected, onMove }: PlaybackControlsProps) {
  const text = useText();
  const stateName = useStateName();
  const [playing, setPlaying] = useState(false);
  const ended = at >= count;
  if (playing && ended) setPlaying(false);
  const go = (version: number) => {
    setPlaying(false);
    onMove(version);
  };
  return (
    <section
      aria-label={text(messages.scrubberBar)}
      className="z-10 flex [@media(min-height:36rem)]:sticky [@media(min-height:36rem)]:bottom-2 flex-wrap items-center gap-x-3 rounded border border-stroke-strong bg-raised px-2 py-1 shadow-overlay"
    >
      <PlaybackButtons {...{ count, ended, playing, onMove }} onPlaying={setPlaying} />
      <input
        type="range"
        className="h-8 min-w-40 flex-1 accent-accent max-md:order-first max-md:basis-full"
        aria-label={text(messages.scrubber)}
        aria-valuetext={text(messages.positionOf, { version: at, count })}
        min={Math.min(1, count)}
        max={count}
        value={at}
        onChange={(event) => go(Number(event.target.value))}
      />
      <p
        role="status"
        className={cx(
          'min-h-8 content-center text-dense tabular-nums text-secondary max-md:min-h-6 max-md:basis-full max-md:px-1 md:ml-auto md:min-w-40 md:text-right xl:min-w-64',
          // On a phone the last event is seen to be chosen: the bar leaves the room to the rows.
          expected === null && ended && 'max-md:sr-only',
        )}
      >
        {expected !== null ? (
          text(messages.readingOf, { version: count, count: expected })
        ) : ended ? (
          text(following && !head.terminal ? messages.atHeadLive : messages.positionOf, {
            version: at,
            count,
          })
        ) : (
          <>
            {text(messages.viewingOf, { version: at, count, state: stateName(head.state) })}{' '}
            <Button look="quiet" size="small" onClick={() => go(count)}>
              {text(messages.goToNow)}
            </Button>
          </>
        )}
      </p>
    </section>
  );
}

interface PlaybackButtonsProps {
  count: number;
  /** The last event is selected. */
  ended: boolean;
  playing: boolean;
  onPlaying: (playing: boolean) => void;
  onMove: Move;
}

const icon = 'size-4';

/** Steps, play and speed. It does not get the selected event, and is not drawn again when that changes. */
const PlaybackButtons = memo(function PlaybackButtons(props: PlaybackButtonsProps) {
  const { count, ended, playing, onPlaying, onMove } = props;
  const text = useText();
  const [speed, setSpeed] = useState<Speed>('5');
  useEffect(() => {
    if (!playing || ended) return;
    const { everyMs, events } = framesOf(speed);
    return every(everyMs, () => onMove((at) => at + events));
  }, [playing, ended, speed, onMove]);
  const go: Move = (to) => {
    onPlaying(false);
    onMove(to);
  };
  const step: Record<Step, () => void> = {
    first: () => go(1),
    back: () => go((at) => at - 1),
    forward: () => go((at) => at + 1),
    last: () => go(count),
  };
  useKeys((pressed) => step[pressed]());
  const play = () => {
    if (!playing && ended) onMove(1);
    onPlaying(!playing);
  };
  return (
    <>
      <div className="flex items-center">
        <IconButton
          label={text(messages.toStart)}
          icon={<ChevronFirst className={icon} />}
          onClick={step.first}
        />
        <IconButton
          label={text(messages.stepBack)}
          icon={<StepBack className={icon} />}
          onClick={step.back}
        />
        <IconButton
          label={text(playing ? messages.pause : messages.play)}
          icon={playing ? <Pause className={icon} /> : <Play className={icon} />}
          onClick={play}
        />
        <IconButton
          label={text(messages.stepForward)}
          icon={<StepForward className={icon} />}
          onClick={step.forward}
        />
        <IconButton
          label={text(messages.toEnd)}
          icon={<ChevronLast className={icon} />}
          onClick={step.last}
        />
      </div>
      <div className="w-24 max-md:ml-auto">
        <Select
          label={text(messages.speed)}
          className="max-md:h-8"
          value={speed}
          choices={speeds.map((value) => ({
            value,
            label: text(messages.perSecond, { count: Number(value) }),
          }))}
          onChange={setSpeed}
        />
      </div>
    </>
  );
});
