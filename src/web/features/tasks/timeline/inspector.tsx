import { ArrowRight, Link2 } from 'lucide-react';
import { memo, useState } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { stateMessage } from '#web/resource/task-state-badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { messages } from '../messages.ts';
import { deadlinesAt } from '../replay/deadlines.ts';
import type { Replay } from '../replay/replay.ts';
import { Decoded } from './decoded.tsx';

/** One event: what it says, what it set off, where it stands in the chain. */
export const Inspector = memo(function Inspector({ replay, at }: { replay: Replay; at: number }) {
  const text = useText();
  const [view, setView] = useState<'decoded' | 'raw'>('decoded');
  const [copied, setCopied] = useState(0);
  const event = replay.events[at - 1];
  if (!event) return null;
  const copyLink = () => {
    const link = new URL(window.location.href);
    link.searchParams.set('at', String(event.version));
    void navigator.clipboard.writeText(link.href).then(() => setCopied(event.version));
  };
  return (
    <section
      // Below the fold it takes no part in a frame, however fast the events go by.
      className="rounded border border-stroke bg-raised [contain-intrinsic-size:auto_360px] [content-visibility:auto]"
      aria-label={text(messages.selected, { version: event.version })}
    >
      <header className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b border-stroke px-4 py-1.5">
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-body">
          <span className="font-mono">
            <span className="text-muted tabular-nums">{event.version} </span>
            {event.type}
          </span>
          <StateStep before={replay.states[at - 2] ?? 'empty'} after={replay.states[at - 1] ?? ''} />
        </h2>
        <Button
          look="quiet"
          size="small"
          icon={<Link2 className="size-3.5" aria-hidden />}
          onClick={copyLink}
        >
          {text(copied === event.version ? messages.linkCopied : messages.copyLink)}
        </Button>
      </header>
      <div className="p-4 pt-2">
        <Tabs
          value={view}
          label={text(messages.selected, { version: event.version })}
          tabs={[
            { value: 'decoded', label: text(messages.decoded) },
            { value: 'raw', label: text(messages.raw) },
          ]}
          onChange={setView}
        >
          {view === 'raw' ? (
            <pre
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
              tabIndex={0}
              className="max-h-96 overflow-auto rounded bg-sunken p-3 font-mono text-caption break-all whitespace-pre-wrap"
            >
              {JSON.stringify(event, null, 2)}
            </pre>
          ) : (
            <Decoded event={event} effects={effectsAt(replay, at)} />
          )}
        </Tabs>
      </div>
    </section>
  );
});

function StateStep({ before, after }: { before: string; after: string }) {
  const text = useText();
  return (
    <span className="flex items-center gap-1.5 text-dense text-secondary">
      {before === after ? (
        text(messages.staysIn, { state: text(stateMessage(after)) })
      ) : (
        <>
          {text(stateMessage(before))}
          <ArrowRight className="size-3.5 text-muted" role="img" aria-label={text(messages.becomes)} />
          <span className="text-primary">{text(stateMessage(after))}</span>
        </>
      )}
    </span>
  );
}

/** What the event set off. The machine clears every deadline of a state it leaves; only those that ran are worth telling. */
function effectsAt(replay: Replay, at: number) {
  const before = deadlinesAt(replay.deadlines, at - 1);
  return replay
    .effectsOf(at)
    .filter(
      ({ type, params }) =>
        type !== 'clearDeadline' ||
        [...before.values()].some((span) => span.name === params.name && span.endedAt === null),
    );
}
