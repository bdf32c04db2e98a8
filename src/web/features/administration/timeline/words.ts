import { createContext, useCallback, useContext } from 'react';
import type { Replay, TimelineEvent } from '#web/entities/stream/replay.ts';
import { summaryOf } from '#web/entities/stream/text.ts';
import type { MachineWords } from '#web/entities/stream/timeline-kind.ts';
import { useText } from '#web/i18n/use-text.ts';

const WordsContext = createContext<MachineWords | null>(null);
export const MachineWordsProvider = WordsContext.Provider;

/** The machine of the surrounding timeline, and its words. */
export function useMachineWords(): MachineWords {
  const words = useContext(WordsContext);
  if (!words) throw new Error('no timeline around');
  return words;
}

/** A state without a name is called as the machine calls it. */
export function useStateName(): (state: string) => string {
  const { states } = useMachineWords();
  const text = useText();
  return useCallback(
    (state) => {
      const label = states[state]?.label;
      return label ? text(label) : state;
    },
    [states, text],
  );
}

export function useEventName(): (type: string) => string {
  const { events } = useMachineWords();
  const text = useText();
  return useCallback(
    (type) => {
      const name = events?.[type];
      return name ? text(name) : type;
    },
    [events, text],
  );
}

/** Describes an event in one line; empty if its name says everything. */
export function useEventDetails(): (event: TimelineEvent, replay: Replay) => string {
  const words = useMachineWords();
  const text = useText();
  return useCallback(
    (event, replay) => {
      if (!words.details) return summaryOf(event.data);
      const said = words.details(event, replay);
      return said ? text(said.text, said.values) : '';
    },
    [words, text],
  );
}
