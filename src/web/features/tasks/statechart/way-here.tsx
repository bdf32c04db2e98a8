import { memo } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { stateMessage } from '#web/resource/task-state-badge.tsx';
import { messages } from '../messages.ts';
import type { Passage } from '../replay/replay.ts';

/** A task that was sent again and again does not fill the page; the list beside it has every event. */
const shown = 12;

interface WayHereProps {
  passages: readonly Passage[];
  onPick: (version: number) => void;
}

/** The states in the order they were passed: the chart in words, each a way to the event that led there. */
export const WayHere = memo(function WayHere(props: WayHereProps) {
  const text = useText();
  return (
    <ol aria-label={text(messages.wayHere)} className="flex flex-wrap gap-x-1 gap-y-0.5">
      {props.passages.slice(-shown).map((passage) => (
        <li key={passage.version} className="flex">
          <button
            type="button"
            title={passage.type}
            onClick={() => props.onPick(passage.version)}
            className="flex h-6 items-center gap-1 rounded-sm px-1.5 text-caption text-secondary hover:bg-hover hover:text-primary"
          >
            <span className="font-mono tabular-nums text-muted">{passage.version}</span>
            {text(stateMessage(passage.to))}
          </button>
        </li>
      ))}
    </ol>
  );
});
