import { memo, useMemo } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { Select } from '#web/ui/select.tsx';
import { messages } from '../messages.ts';
import type { Replay } from '../replay/replay.ts';
import { EventList } from './event-list.tsx';
import { rowsOf, type Shown } from './rows.ts';
import type { TimelineSearch } from './search.ts';

interface EventsCardProps {
  replay: Replay;
  /** The replay is one growing object; this says when to derive its rows again. */
  version: number;
  at: number;
  shown: Shown;
  compact: boolean;
  onChange: (part: TimelineSearch) => void;
  onPick: (version: number) => void;
}

/** The list of events with what it shows of them. */
export function EventsCard(props: EventsCardProps) {
  const { replay, version, at, shown, compact, onChange, onPick } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: see `version`
  const rows = useMemo(() => rowsOf(replay, shown, compact), [replay, version, shown, compact]);
  return (
    <section className="flex min-w-0 flex-col rounded border border-stroke bg-raised">
      <EventsHead rows={rows.length} {...{ version, shown, compact, onChange }} />
      <EventList replay={replay} rows={rows} at={at} onPick={onPick} />
    </section>
  );
}

interface EventsHeadProps {
  rows: number;
  version: number;
  shown: Shown;
  compact: boolean;
  onChange: (part: TimelineSearch) => void;
}

const EventsHead = memo(function EventsHead({ rows, version, shown, compact, onChange }: EventsHeadProps) {
  const text = useText();
  return (
    <header className="flex min-h-12 flex-wrap items-center justify-between gap-2 border-b border-stroke px-3 py-1.5">
      <h2 className="text-body font-medium">
        {rows === version
          ? text(messages.eventCount, { count: version })
          : text(messages.rowsOfEvents, { rows, count: version })}
      </h2>
      <div className="flex min-w-0 gap-2 max-sm:w-full">
        <div className="min-w-0 max-sm:flex-1 sm:w-44">
          <Select
            label={text(messages.show)}
            value={shown}
            choices={[
              { value: 'all', label: text(messages.allEvents) },
              { value: 'states', label: text(messages.onlyStates) },
              { value: 'device', label: text(messages.onlyDevice) },
              { value: 'server', label: text(messages.onlyServer) },
              { value: 'account', label: text(messages.onlyAccount) },
            ]}
            onChange={(show) => onChange({ show })}
          />
        </div>
        <div className="min-w-0 max-sm:flex-1 sm:w-34">
          <Select
            label={text(messages.grouping)}
            value={compact ? 'compact' : 'full'}
            choices={[
              { value: 'full', label: text(messages.full) },
              { value: 'compact', label: text(messages.compact) },
            ]}
            onChange={(rowsAs) => onChange({ compact: rowsAs === 'compact' })}
          />
        </div>
      </div>
    </header>
  );
});
