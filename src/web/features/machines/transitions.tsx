import type { components } from '#api/main.d.ts';
import type { Message } from '#web/i18n/message.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { Badge } from '#web/ui/badge.tsx';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import type { MachinePaths, Tier } from './machine-paths.ts';
import { messages } from './messages.ts';

type Seen = components['schemas']['SeenTransition'];

const tiers: Record<Tier, Message> = {
  pure: messages.pure,
  server: messages.server,
  browser: messages.browser,
};

/** Every transition of a machine: where it leads, on which tiers it was tried, and how often it was recorded here. */
export function Transitions(props: { machine: MachinePaths; seen: readonly Seen[]; recorded: boolean }) {
  const text = useText();
  const { number } = useFormats();
  const counts = new Map<string, number>();
  for (const { state, event, seen } of props.seen) {
    const key = `${state} ${event}`;
    counts.set(key, (counts.get(key) ?? 0) + seen);
  }
  return (
    <SimpleTable
      caption={text(messages.transitions)}
      head={[messages.state, messages.event, messages.leadsTo, messages.triedOn, messages.seen].map(
        (message) => text(message),
      )}
      rows={props.machine.transitions.map(({ state, event, to, tiers: tried, unreachable }) => {
        const count = counts.get(`${state} ${event}`) ?? 0;
        return {
          id: `${state} ${event}`,
          cells: [
            <code key="state">{state}</code>,
            <code key="event">{event}</code>,
            <span key="to" className="text-secondary">
              {to.length === 0
                ? text(messages.stays)
                : to.map((next) => (next === state ? text(messages.stays) : next)).join(', ')}
            </span>,
            <span key="tiers" className="flex flex-wrap gap-1" title={unreachable.join('\n')}>
              {tried.map((tier) => (
                <Badge key={tier} tone="idle">
                  {text(tiers[tier])}
                </Badge>
              ))}
            </span>,
            props.recorded ? (
              <span key="seen" className={count === 0 ? 'text-muted' : 'tabular-nums'}>
                {count === 0 ? text(messages.never) : number(count)}
              </span>
            ) : (
              <span key="seen" className="text-muted">
                {text(messages.notRecorded)}
              </span>
            ),
          ],
        };
      })}
    />
  );
}
