import type { ReactNode } from 'react';
import { openedMembers } from '#web/entities/stream/text.ts';
import { useText } from '#web/i18n/use-text.ts';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import { messages } from './messages.ts';

/** Returns the members of a recorded value; a value that is no object has an empty name. */
const membersOf = (value: unknown): Map<string, string> =>
  new Map(
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? openedMembers(value)
      : openedMembers({ '': value ?? null }),
  );

const shown = (value: string | undefined): ReactNode =>
  value === undefined ? null : (
    <span className="font-mono text-caption wrap-anywhere whitespace-pre-wrap">{value}</span>
  );

/** Shows old and new values side by side, changed members first. Renders nothing where neither is recorded. */
export function Values(props: { before: unknown; after: unknown }) {
  const text = useText();
  if ((props.before ?? null) === null && (props.after ?? null) === null) return null;
  const old = props.before == null ? new Map<string, string>() : membersOf(props.before);
  const now = props.after == null ? new Map<string, string>() : membersOf(props.after);
  const names = [...new Set([...old.keys(), ...now.keys()])];
  const isSame = (name: string) => old.get(name) === now.get(name);
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
