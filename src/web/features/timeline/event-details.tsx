import { ArrowRight, Link2 } from 'lucide-react';
import { memo, type ReactNode, useState } from 'react';
import type { FoldedEffect } from '#machines/fold.ts';
import { deadlinesAt } from '#web/entities/stream/deadlines.ts';
import type { Replay, TimelineEvent } from '#web/entities/stream/replay.ts';
import { causeOf, formatSpan, membersOf } from '#web/entities/stream/text.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyableId } from '#web/ui/copyable-id.tsx';
import { Property, PropertyList } from '#web/ui/property-list.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { effectText } from './effect-words.ts';
import { actorNames, messages } from './messages.ts';
import { useClock } from './use-clock.ts';
import { useEventName, useMachineWords, useStateName } from './words.ts';

/** One event: what it says, what it set off, where it stands in the chain. */
export const EventDetails = memo(function EventDetails({ replay, at }: { replay: Replay; at: number }) {
  const text = useText();
  const eventName = useEventName();
  const [view, setView] = useState<'decoded' | 'raw'>('decoded');
  const [copied, setCopied] = useState(0);
  const event = replay.events[at - 1];
  if (!event) return null;
  const name = eventName(event.type);
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
          <span>
            <span className="font-mono text-muted tabular-nums">{event.version} </span>
            {name === event.type ? null : `${name} `}
            <span className={name === event.type ? 'font-mono' : 'font-mono text-dense text-muted'}>
              {event.type}
            </span>
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
  const stateName = useStateName();
  return (
    <span className="flex items-center gap-1.5 text-dense text-secondary">
      {before === after ? (
        text(messages.staysIn, { state: stateName(after) })
      ) : (
        <>
          {stateName(before)}
          <ArrowRight className="size-3.5 text-muted" role="img" aria-label={text(messages.becomes)} />
          <span className="text-primary">{stateName(after)}</span>
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

/** An event in words: what it says, who and when with both clocks, what it set off, where it stands in the chain. */
function Decoded({ event, effects }: { event: TimelineEvent; effects: FoldedEffect[] }) {
  const text = useText();
  const { chainNote } = useMachineWords();
  const members = membersOf(event.data);
  return (
    <div className="grid gap-x-10 gap-y-5 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-5">
        <Group title={text(messages.says)}>
          {members.length === 0 ? (
            <p className="py-1.5 text-dense text-muted">{text(messages.saysNothing)}</p>
          ) : (
            <PropertyList columns={1}>
              {members.map(([path, value]) => (
                <Property key={path} label={path} mono>
                  <span className="break-all">{value}</span>
                </Property>
              ))}
            </PropertyList>
          )}
        </Group>
        <Group title={text(messages.effects)}>
          <Effects effects={effects} />
        </Group>
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <Group title={text(messages.whoAndWhen)}>
          <WhoAndWhen event={event} />
        </Group>
        <Group title={text(messages.inTheLog)}>
          <PropertyList columns={1}>
            <Property label={text(messages.position)} mono>
              {event.pos}
            </Property>
            <Property label={text(messages.hash)}>
              <CopyableId id={event.hash} length={24} />
            </Property>
          </PropertyList>
          <p className="pt-1.5 text-caption text-muted">{text(chainNote)}</p>
        </Group>
      </div>
    </div>
  );
}

function Group(props: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="small-caps pb-1 text-secondary">{props.title}</h3>
      {props.children}
    </section>
  );
}

function WhoAndWhen({ event }: { event: TimelineEvent }) {
  const text = useText();
  const { dateAndTime } = useClock();
  const { lanes } = useMachineWords();
  const { actor, recordedAt, deviceAt } = event;
  const cause = causeOf(event.data);
  return (
    <PropertyList columns={1}>
      <Property label={text(messages.actor)}>
        {actor.name || actor.id}{' '}
        {lanes ? <span className="text-muted">{text(actorNames[actor.kind])}</span> : null}
      </Property>
      {cause ? (
        <Property label={text(messages.cause)}>
          {text(messages.causeEvent, { pos: cause.pos })}{' '}
          <span className="font-mono text-muted">{cause.reactor}</span>
        </Property>
      ) : null}
      <Property label={text(messages.recordedAt)} mono>
        <span title={recordedAt}>{dateAndTime(recordedAt)}</span>
      </Property>
      {lanes?.includes('device') ? (
        <Property label={text(messages.deviceAt)} mono={deviceAt !== undefined}>
          {deviceAt === undefined ? (
            <span className="text-muted">{text(messages.deviceAtNone)}</span>
          ) : (
            <>
              <span title={deviceAt}>{dateAndTime(deviceAt)}</span>{' '}
              <span className="font-sans text-muted">
                <Skew ms={Date.parse(deviceAt) - Date.parse(recordedAt)} />
              </span>
            </>
          )}
        </Property>
      ) : null}
    </PropertyList>
  );
}

/** How far the device's clock is from the server's, the way between them included. */
function Skew({ ms }: { ms: number }) {
  const text = useText();
  return text(ms > 0 ? messages.deviceAhead : messages.deviceBehind, { time: formatSpan(Math.abs(ms)) });
}

function Effects({ effects }: { effects: FoldedEffect[] }) {
  const text = useText();
  const words = useMachineWords();
  if (effects.length === 0) return <p className="py-1.5 text-dense text-muted">{text(messages.noEffects)}</p>;
  return (
    <ul className="flex flex-col gap-1 py-1.5 text-dense">
      {effects.map((effect) => (
        <li key={`${effect.type} ${JSON.stringify(effect.params)}`} className="break-words">
          {effectText(effect, words, text)}
        </li>
      ))}
    </ul>
  );
}
