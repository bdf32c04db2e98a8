import { Link } from '@tanstack/react-router';
import { useText } from '#web/i18n/use-text.ts';
import { linkLook } from '#web/ui/link-look.ts';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import type { MachinePaths } from './machine-paths.ts';
import { messages } from './messages.ts';

/** The requirements that a machine answers to, as its README claims them; an event leads to the paths with it. */
export function Rules({ machine }: { machine: MachinePaths }) {
  const text = useText();
  const events = new Set(machine.transitions.map(({ event }) => event));
  return (
    <SimpleTable
      caption={text(messages.requirements)}
      head={[text(messages.requirement), text(messages.answeredBy)]}
      rows={machine.rules.map(({ ids, here }) => ({
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

/** `code` between backticks, and what stands around it. */
function pieces(line: string): { at: number; piece: string; isCode: boolean }[] {
  let at = 0;
  return line.split('`').map((piece, index) => {
    at += piece.length + 1;
    return { at, piece, isCode: index % 2 === 1 };
  });
}
