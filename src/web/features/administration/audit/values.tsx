import type { ReactNode } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import { messages } from './messages.ts';

const membersOf = (value: unknown): [string, unknown][] | null =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? Object.entries(value) : null;

const shown = (value: unknown): ReactNode =>
  value === undefined ? null : (
    <span className="font-mono text-caption wrap-anywhere whitespace-pre-wrap">
      {typeof value === 'string' ? value : JSON.stringify(value)}
    </span>
  );

/** Old and new value side by side, member by member, changed members first. Renders nothing where neither is recorded. */
export function Values(props: { before: unknown; after: unknown }) {
  const text = useText();
  const before = membersOf(props.before);
  const after = membersOf(props.after);
  if ((props.before ?? null) === null && (props.after ?? null) === null) return null;
  const isWhole = (before === null && props.before != null) || (after === null && props.after != null);
  const old = new Map(isWhole ? [['', props.before]] : before);
  const now = new Map(isWhole ? [['', props.after]] : after);
  const names = [...new Set([...old.keys(), ...now.keys()])];
  const isSame = (name: string) => JSON.stringify(old.get(name)) === JSON.stringify(now.get(name));
  return (
    <SimpleTable
      caption={text(messages.changes)}
      head={[text(messages.changes), text(messages.before), text(messages.after)]}
      rows={names
        .toSorted((one, other) => Number(isSame(one)) - Number(isSame(other)))
        .map((name) => ({
          id: name,
          cells: [
            <span key="name" className={isSame(name) ? 'text-muted' : 'font-medium'}>
              {name}
            </span>,
            shown(old.get(name)),
            shown(now.get(name)),
          ],
        }))}
    />
  );
}
