import { useText } from '#web/i18n/use-text.ts';
import { messages } from './messages.ts';

const entriesOf = (value: unknown): [string, unknown][] =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? Object.entries(value) : [];
const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null));

/** The values that the action changed, or the first of them; nothing where it changed none. */
export function Changes(props: { before: unknown; after: unknown; atMost?: number }) {
  const text = useText();
  const before = new Map(entriesOf(props.before));
  return entriesOf(props.after)
    .filter(([name, to]) => shown(before.get(name)) !== shown(to))
    .slice(0, props.atMost)
    .map(([name, to]) => (
      <span key={name} className="font-mono text-caption break-words text-muted">
        {before.has(name)
          ? text(messages.change, { name, from: shown(before.get(name)), to: shown(to) })
          : text(messages.changeTo, { name, to: shown(to) })}
      </span>
    ));
}
