import { useText } from '#web/i18n/use-text.ts';
import { openedMembers } from '../stream/text.ts';
import { messages } from './messages.ts';

/** The values that the action changed, or the first of them; nothing where it changed none. */
export function Changes(props: { before: unknown; after: unknown; atMost?: number }) {
  const text = useText();
  const before = new Map(openedMembers(props.before));
  return openedMembers(props.after)
    .filter(([name, to]) => before.get(name) !== to)
    .slice(0, props.atMost)
    .map(([name, to]) => (
      <span key={name} className="font-mono text-caption break-words text-muted">
        {before.has(name)
          ? text(messages.change, { name, from: before.get(name) ?? '', to })
          : text(messages.changeTo, { name, to })}
      </span>
    ));
}
