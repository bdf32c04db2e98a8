import { ChevronFirst, ChevronLast, Pause, Play, StepBack, StepForward } from 'lucide-react';
import { memo, useEffect, useState } from 'react';
import { every } from '#web/ambient/clock.ts';
import { useText } from '#web/i18n/use-text.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import { messages } from '../messages.ts';
import { framesOf, type Speed, speeds } from './playing.ts';
import { type Step, useKeys } from './use-keys.ts';
import type { Move } from './use-position.ts';

interface TransportProps {
  count: number;
  /** The last event is looked at. */
  ended: boolean;
  playing: boolean;
  onPlaying: (playing: boolean) => void;
  onMove: Move;
}

const icon = 'size-4';

/** Steps, play and speed. It does not know which event is looked at, and is not drawn again when that changes. */
export const Transport = memo(function Transport(props: TransportProps) {
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
