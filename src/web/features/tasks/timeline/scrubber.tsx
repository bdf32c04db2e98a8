import { ChevronFirst, ChevronLast, Pause, Play, StepBack, StepForward } from 'lucide-react';
import { useEffect, useState } from 'react';
import { every } from '#web/ambient/clock.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { messages } from '../messages.ts';

/** Events a second while playing. */
const speeds = [1, 5, 25, 250] as const;

interface ScrubberProps {
  at: number;
  count: number;
  onMove: (version: number) => void;
}

export function Scrubber({ at, count, onMove }: ScrubberProps) {
  const text = useText();
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<(typeof speeds)[number]>(5);
  const ended = at >= count;
  useEffect(() => {
    if (!playing || ended) return;
    // Faster than the screen draws, several events go by in one step.
    const step = Math.max(1, Math.round(speed / 50));
    return every(Math.max(20, 1000 / speed), () => onMove(Math.min(count, at + step)));
  }, [playing, ended, speed, at, count, onMove]);
  useEffect(() => {
    if (ended) setPlaying(false);
  }, [ended]);
  const go = (version: number) => onMove(Math.max(Math.min(1, count), Math.min(count, version)));
  return (
    <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-x-3 gap-y-1 rounded border border-stroke bg-raised px-3 py-1.5">
      <div className="flex items-center">
        <IconButton
          label={text(messages.toStart)}
          icon={<ChevronFirst className="size-4" />}
          onClick={() => go(1)}
        />
        <IconButton
          label={text(messages.stepBack)}
          icon={<StepBack className="size-4" />}
          onClick={() => go(at - 1)}
        />
        <IconButton
          label={text(playing ? messages.pause : messages.play)}
          icon={playing ? <Pause className="size-4" /> : <Play className="size-4" />}
          onClick={() => {
            if (!playing && ended) go(1);
            setPlaying(!playing);
          }}
        />
        <IconButton
          label={text(messages.stepForward)}
          icon={<StepForward className="size-4" />}
          onClick={() => go(at + 1)}
        />
        <IconButton
          label={text(messages.toEnd)}
          icon={<ChevronLast className="size-4" />}
          onClick={() => go(count)}
        />
      </div>
      <input
        type="range"
        className="min-w-40 flex-1 accent-accent"
        aria-label={text(messages.scrubber)}
        aria-valuetext={text(messages.positionOf, { version: at, count })}
        min={Math.min(1, count)}
        max={count}
        value={at}
        onChange={(event) => {
          setPlaying(false);
          go(Number(event.target.value));
        }}
      />
      <span className="font-mono text-caption tabular-nums text-secondary">
        {text(messages.positionOf, { version: at, count })}
      </span>
      <Button
        look="quiet"
        size="small"
        aria-label={text(messages.speed)}
        onClick={() => setSpeed(speeds[(speeds.indexOf(speed) + 1) % speeds.length] ?? 5)}
      >
        <span className="font-mono tabular-nums">{speed}/s</span>
      </Button>
    </div>
  );
}
