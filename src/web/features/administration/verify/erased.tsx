import type { ErasedCount } from '#domain/erasure.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Property } from '#web/ui/property-list.tsx';
import { retentionMessages as messages } from './messages.ts';

/** Lists the erased events by number, statement and kind; for a list of properties. */
export function Erased({ erased }: { erased: ErasedCount }) {
  const text = useText();
  const parts = [
    { message: messages.ofStreams, count: erased.ofStreams },
    { message: messages.ofBeginnings, count: erased.ofBeginnings },
    { message: messages.ofAudit, count: erased.ofAudit },
  ].filter(({ count }) => count > 0);
  return (
    <Property label={text(messages.erased)}>
      {text(messages.stated, { ...erased })}
      <ul className="text-secondary">
        {parts.map(({ message, count }) => (
          <li key={message.id}>{text(message, { count })}</li>
        ))}
      </ul>
    </Property>
  );
}
