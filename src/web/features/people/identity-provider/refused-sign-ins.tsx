import { useDateTime } from '#web/http/time-zone.ts';
import type { Message } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { adviceMessages, messages, reasonMessages } from './messages.ts';
import type { ProviderRefusal } from './queries.ts';

const isKnown = (reason: string): reason is keyof typeof reasonMessages =>
  Object.hasOwn(reasonMessages, reason);

const reasonOf = (reason: string): Message => (isKnown(reason) ? reasonMessages[reason] : messages.refused);

/** The last refused sign-ins, and what an administrator can change for each. */
export function RefusedSignIns({ refusals }: { refusals: readonly ProviderRefusal[] }) {
  const text = useText();
  const dateTime = useDateTime();
  if (refusals.length === 0) return <p className="py-2 text-dense text-muted">{text(messages.noRefusals)}</p>;
  return (
    <ul className="flex flex-col gap-3 py-2">
      {refusals.map(({ time, reason, advice, email, received }) => (
        <li key={`${time} ${email}`} className="flex flex-col gap-1">
          <span className="text-dense wrap-anywhere">
            {text(messages.refusalOf, { time: dateTime(time), email: email || text(messages.noEmail) })}
          </span>
          <span className="text-dense text-secondary">{text(reasonOf(reason))}</span>
          {advice ? (
            <span className="text-caption text-muted wrap-anywhere">
              {text(adviceMessages[advice], { received: received.join(', ') })}
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
