import { ArrowRight, Link2 } from 'lucide-react';
import { memo, type ReactNode, useState } from 'react';
import type { FoldedEffect } from '#machines/fold.ts';
import { deadlinesAt } from '#web/entities/stream/deadlines.ts';
import { messages as streamMessages } from '#web/entities/stream/messages.ts';
import type { Replay, TimelineEvent } from '#web/entities/stream/replay.ts';
import { useSpan } from '#web/entities/stream/span.ts';
import { causeOf, membersOf } from '#web/entities/stream/text.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyableId } from '#web/ui/copyable-id.tsx';
import { Property, PropertyList } from '#web/ui/property-list.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { useDetailsShown } from './details-shown.ts';
import { effectText } from './effect-words.ts';
import { actorNames, messages } from './messages.ts';
import { useClock } from './use-clock.ts';
import { useEventDetails, useEventName, useMachineWords, useStateName } from './words.ts';

/** One event: its data, its effects, its place in the chain. */
export const EventDetails = memo(function EventDetails({ replay, at }: { replay: Replay; at: number }) {
  const text = useText();
  const eventName = useEventName();
  const detailsOf = useEventDetails();
  const words = useMachineWords();
  const [isRawPossible] = useDetailsShown();
  const [view, setView] = useState<'decoded' | 'raw'>('decoded');
  const [copied, setCopied] = useState(0);
  const event = replay.events[at - 1];
  if (!event) return null;
  const name = eventName(event.type);
  const details = words.details ? detailsOf(event, replay) : '';
  const decoded = <Decoded event={event} effects={effectsAt(replay, at)} />;
  const copyLink = () => {
    const link = new URL(window.location.href);
    link.searchParams.set('at', String(event.version));
    void navigator.clipboard.writeText(link.href).then(() => setCopied(event.version));
  };
  return (
    <section
      // Beside the list it scrolls by itself. Below it, it takes no part in a frame, however fast the events go by.
      className="@container flex min-w-0 flex-col rounded border border-stroke bg-raised max-xl:[contain-intrinsic-size:auto_360px] max-xl:[content-visibility:auto] xl:min-h-0"
      aria-label={text(messages.selected, { version: event.version })}
    >
      <header className="flex min-h-12 items-start justify-between gap-x-3 border-b border-stroke px-4 py-2.5">
        <div className="min-w-0">
          <h2 className="text-body font-medium wrap-anywhere">
            <span className="font-mono font-normal text-muted tabular-nums">{event.version} </span>
            {name}
          </h2>
          {details === '' ? null : <p className="text-dense wrap-anywhere">{details}</p>}
          <StateStep before={replay.states[at - 2] ?? 'empty'} after={replay.states[at - 1] ?? ''} />
        </div>
        <Button
          look="quiet"
          size="small"
          icon={<Link2 className="size-3.5" aria-hidden />}
          onClick={copyLink}
        >
          {text(copied === event.version ? streamMessages.linkCopied : streamMessages.copyLink)}
        </Button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div tabIndex={0} className="p-4 pt-2 -outline-offset-2 xl:min-h-0 xl:flex-1 xl:overflow-auto">
        {isRawPossible ? (
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
                className="max-h-96 overflow-auto rounded xl:max-h-none bg-sunken p-3 font-mono text-caption break-all whitespace-pre-wrap"
              >
                {JSON.stringify(event, null, 2)}
              </pre>
            ) : (
              decoded
            )}
          </Tabs>
        ) : (
          decoded
        )}
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

/** Effects of the event. The machine clears every deadline of a state it leaves; only those that ran are shown. */
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

/** An event in words: its data, actor and time with both clocks, its effects, its place in the chain. */
function Decoded({ event, effects }: { event: TimelineEvent; effects: FoldedEffect[] }) {
  const text = useText();
  const { chainNote, Concerns } = useMachineWords();
  const members = membersOf(event.data);
  return (
    <div className="grid gap-x-10 gap-y-5 @2xl:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-5">
        <Group title={text(messages.says)}>
          {members.length === 0 ? (
            <p className="py-1.5 text-dense text-muted">{text(messages.saysNothing)}</p>
          ) : (
            <PropertyList columns={1}>
              {members.map(([path, value]) => (
                <Property key={path} label={breakable(path)} mono>
                  <span className="break-all">{value}</span>
                </Property>
              ))}
            </PropertyList>
          )}
        </Group>
        {Concerns ? <Concerns key={event.version} event={event} /> : null}
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
            <Property label={text(messages.eventType)} mono>
              {event.type}
            </Property>
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

/** A path breaks between its words, not within one. */
const breakable = (path: string): string => path.replace(/[._]/g, '$&\u200b');

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
        {actor.kind === 'server' ? text(actorNames.server) : actor.name || actor.id}{' '}
        {actor.kind === 'account' ? null : (
          <span className="text-muted">
            {actor.kind === 'server' ? actor.name || actor.id : text(actorNames.device)}
          </span>
        )}
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

/** Shows the device clock's offset from the server's, which includes the network delay. */
function Skew({ ms }: { ms: number }) {
  const text = useText();
  const spanOf = useSpan();
  return text(ms > 0 ? messages.deviceAhead : messages.deviceBehind, { time: spanOf(Math.abs(ms)) });
}

function Effects({ effects }: { effects: FoldedEffect[] }) {
  const text = useText();
  const words = useMachineWords();
  const spanOf = useSpan();
  if (effects.length === 0) return <p className="py-1.5 text-dense text-muted">{text(messages.noEffects)}</p>;
  return (
    <ul className="flex flex-col gap-1 py-1.5 text-dense">
      {effects.map((effect) => (
        <li key={`${effect.type} ${JSON.stringify(effect.params)}`} className="break-words">
          {effectText(effect, words, text, spanOf)}
        </li>
      ))}
    </ul>
  );
}
