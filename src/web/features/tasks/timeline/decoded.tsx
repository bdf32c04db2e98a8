import type { ReactNode } from 'react';
import type { FoldedEffect } from '#machines/fold.ts';
import { useText } from '#web/i18n/use-text.ts';
import { CopyableId } from '#web/ui/copyable-id.tsx';
import { Property, PropertyList } from '#web/ui/property-list.tsx';
import { effectWords } from '../decode/effect-words.ts';
import { membersOf } from '../decode/summary.ts';
import { formatSpan } from '../format-time.ts';
import { messages } from '../messages.ts';
import type { TimelineEvent } from '../queries.ts';
import { useClock } from '../use-clock.ts';

/** An event in words: what it says, who and when with both clocks, what it set off, where it stands in the chain. */
export function Decoded({ event, effects }: { event: TimelineEvent; effects: FoldedEffect[] }) {
  const text = useText();
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
          <p className="pt-1.5 text-caption text-muted">{text(messages.chainNote)}</p>
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
  const who = { account: messages.laneAccount, server: messages.laneServer, device: messages.laneDevice };
  const { actor, recordedAt, deviceAt } = event;
  return (
    <PropertyList columns={1}>
      <Property label={text(messages.actor)}>
        {actor.name || actor.id} <span className="text-muted">{text(who[actor.kind])}</span>
      </Property>
      <Property label={text(messages.recordedAt)} mono>
        <span title={recordedAt}>{dateAndTime(recordedAt)}</span>
      </Property>
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
  if (effects.length === 0) return <p className="py-1.5 text-dense text-muted">{text(messages.noEffects)}</p>;
  return (
    <ul className="flex flex-col gap-1 py-1.5 text-dense">
      {effects.map((effect) => {
        const words = effectWords(effect);
        return (
          <li key={`${effect.type} ${JSON.stringify(effect.params)}`} className="break-words">
            {words
              ? text(words.text, { ...words.values, deadline: words.deadline ? text(words.deadline) : '' })
              : `${effect.type} ${JSON.stringify(effect.params)}`}
          </li>
        );
      })}
    </ul>
  );
}
