import { Link2 } from 'lucide-react';
import { useState } from 'react';
import type { FoldedEffect } from '#machines/fold.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyableId } from '#web/ui/copyable-id.tsx';
import { Property, PropertyList } from '#web/ui/property-list.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { messages } from '../messages.ts';
import type { TimelineEvent } from '../queries.ts';

/** One event: what it says, what it set off, where it stands in the chain. */
export function Inspector(props: { event: TimelineEvent; effects: FoldedEffect[] }) {
  const text = useText();
  const { event, effects } = props;
  const [view, setView] = useState<'decoded' | 'raw'>('decoded');
  const [copied, setCopied] = useState(false);
  const copyLink = () => {
    const link = new URL(window.location.href);
    link.searchParams.set('at', String(event.version));
    void navigator.clipboard.writeText(link.href).then(() => setCopied(true));
  };
  return (
    <section
      className="rounded border border-stroke bg-raised"
      aria-label={text(messages.selected, { version: event.version })}
    >
      <header className="flex flex-wrap items-center justify-between gap-2 border-b border-stroke px-4 py-2">
        <h2 className="font-mono text-body">
          <span className="text-muted tabular-nums">{event.version} </span>
          {event.type}
        </h2>
        <Button
          look="quiet"
          size="small"
          icon={<Link2 className="size-3.5" aria-hidden />}
          onClick={copyLink}
        >
          {text(copied ? messages.linkCopied : messages.copyLink)}
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
            <pre className="max-h-80 overflow-auto rounded bg-sunken p-3 font-mono text-caption break-all whitespace-pre-wrap">
              {JSON.stringify(event, null, 2)}
            </pre>
          ) : (
            <Decoded event={event} effects={effects} />
          )}
        </Tabs>
      </div>
    </section>
  );
}

function Decoded({ event, effects }: { event: TimelineEvent; effects: FoldedEffect[] }) {
  const text = useText();
  return (
    <>
      <PropertyList>
        <Property label={text(messages.recordedAt)} mono>
          {event.recordedAt}
        </Property>
        <Property label={text(messages.deviceAt)} mono={event.deviceAt !== undefined}>
          {event.deviceAt ?? <span className="text-muted">{text(messages.deviceAtNone)}</span>}
        </Property>
        <Property label={text(messages.actor)}>{event.actor.name || event.actor.id}</Property>
        <Property label={text(messages.position)} mono>
          {event.pos}
        </Property>
        {Object.entries(event.data).map(([key, value]) => (
          <Property key={key} label={key} mono>
            {typeof value === 'object' ? JSON.stringify(value) : String(value)}
          </Property>
        ))}
        <Property label={text(messages.hash)}>
          <CopyableId id={event.hash} length={24} />
        </Property>
      </PropertyList>
      <h3 className="small-caps pt-4 pb-1 text-secondary">{text(messages.effects)}</h3>
      {effects.length === 0 ? (
        <p className="text-dense text-muted">{text(messages.noEffects)}</p>
      ) : (
        <ul className="font-mono text-dense">
          {effects.map((effect) => (
            <li key={`${effect.type} ${JSON.stringify(effect.params)}`} className="break-all">
              {effect.type} <span className="text-secondary">{JSON.stringify(effect.params)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
