import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { linkLook } from '#web/ui/classes.ts';
import { Card } from '#web/ui/property-list.tsx';
import { Select } from '#web/ui/select.tsx';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import type { MachinePaths } from './machine-paths.ts';
import { messages } from './messages.ts';
import { machineRules } from './rules.gen.ts';

/** Paths shown at once: more are found by choosing an event. */
const shownAtOnce = 40;

interface PathsProps {
  machine: MachinePaths;
  event: string | undefined;
  onEvent: (event: string | undefined) => void;
}

/** Each way to a situation of its own, as the tests walk it. */
export function Paths({ machine, event, onEvent }: PathsProps) {
  const text = useText();
  const id = useId();
  const events = [...new Set(machine.paths.flatMap(({ steps }) => steps))].sort();
  const chosen = machine.paths.filter(({ steps }) => event === undefined || steps.includes(event));
  const shown = chosen.slice(0, shownAtOnce);
  return (
    <Card id="paths" title={text(messages.paths)} className="scroll-mt-16">
      <div className="flex flex-wrap items-center gap-3 pb-3">
        <span id={id} className="text-dense text-secondary">
          {text(messages.pathsFilter)}
        </span>
        <Select
          label={text(messages.pathsFilter)}
          value={event ?? ''}
          choices={[
            { value: '', label: text(messages.anyEvent) },
            ...events.map((value) => ({ value, label: value })),
          ]}
          onChange={(value) => onEvent(value === '' ? undefined : value)}
          className="max-w-72"
        />
        <span className="text-dense text-muted">
          {text(messages.pathsShown, { shown: shown.length, count: machine.paths.length })}
        </span>
      </div>
      <ul className="flex flex-col divide-y divide-stroke">
        {shown.map((path) => (
          <li key={path.id} className="flex gap-3 py-1.5 text-dense max-md:flex-col max-md:gap-0">
            <code className="shrink-0 text-muted">{path.id}</code>
            <span className="min-w-0 break-words">
              {path.steps.length === 0 ? text(messages.start) : path.steps.join(' → ')}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The requirements that a machine answers to, as its README claims them; an event leads to the paths with it. */
export function Rules({ machine }: { machine: MachinePaths }) {
  const text = useText();
  const events = new Set(machine.transitions.map(({ event }) => event));
  return (
    <SimpleTable
      caption={text(messages.requirements)}
      head={[text(messages.requirement), text(messages.answeredBy)]}
      rows={(machineRules[machine.name] ?? []).map(({ ids, here }) => ({
        id: `${ids.join()} ${here}`,
        cells: [
          <span key="ids" className="flex flex-wrap gap-x-2 font-mono md:py-1.5 text-caption text-secondary">
            {ids.map((id) => (
              <span key={id} className="whitespace-nowrap">
                {id}
              </span>
            ))}
          </span>,
          // The README's own words, which are English.
          <span key="here" lang="en" className="min-w-0 wrap-anywhere md:py-1.5">
            {pieces(here).map(({ at, piece, isCode }) => {
              if (!isCode) return piece;
              const code = <code key={at}>{piece}</code>;
              if (!events.has(piece)) return code;
              return (
                <Link
                  key={at}
                  to="/machines"
                  search={{ machine: machine.name, event: piece }}
                  hash="paths"
                  className={linkLook}
                >
                  {code}
                </Link>
              );
            })}
          </span>,
        ],
      }))}
    />
  );
}

/** `code` between backticks, and the text around it. */
function pieces(line: string): { at: number; piece: string; isCode: boolean }[] {
  let at = 0;
  return line.split('`').map((piece, index) => {
    at += piece.length + 1;
    return { at, piece, isCode: index % 2 === 1 };
  });
}
