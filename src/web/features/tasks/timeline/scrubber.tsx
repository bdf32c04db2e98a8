import { useState } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { stateMessage } from '#web/resource/task-state-badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { messages } from '../messages.ts';
import { Transport } from './transport.tsx';
import type { Move } from './use-position.ts';

interface ScrubberProps {
  at: number;
  count: number;
  /** The newest event is looked at, and stays the newest. */
  following: boolean;
  /** State of the task now, and whether it can still change. */
  head: { state: string; terminal: boolean };
  /** Events there are to read, while they are being read; null once all are here. */
  expected: number | null;
  onMove: Move;
}

/** Moves through the events: by hand, by key, by itself. It stays in sight, and says when what is shown is not now. */
export function Scrubber({ at, count, following, head, expected, onMove }: ScrubberProps) {
  const text = useText();
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
      className="sticky bottom-2 z-10 flex flex-wrap items-center gap-x-3 rounded border border-stroke-strong bg-raised px-2 py-1 shadow-overlay"
    >
      <Transport {...{ count, ended, playing, onMove }} onPlaying={setPlaying} />
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
        className="min-h-8 content-center text-dense tabular-nums text-secondary max-md:min-h-6 max-md:basis-full max-md:px-1 md:min-w-64 md:text-right"
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
            {text(messages.viewingOf, { version: at, count, state: text(stateMessage(head.state)) })}{' '}
            <Button look="quiet" size="small" onClick={() => go(count)}>
              {text(messages.goToNow)}
            </Button>
          </>
        )}
      </p>
    </section>
  );
}
