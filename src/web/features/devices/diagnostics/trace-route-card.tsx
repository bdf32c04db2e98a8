import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { notAvailable } from '#domain/display.ts';
import { type Hop, hopsOf } from '#web/entities/task/results.ts';
import type { Message } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { usePageDraft } from '#web/resource/form/use-draft.ts';
import { cx } from '#web/ui/classes.ts';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import { HostField, isHost, isRepetitions, RepetitionsField } from './card-parts.tsx';
import { type BoardCardProps, DiagnosisCard } from './diagnosis-card.tsx';
import { messages } from './messages.ts';
import { useRecentRuns } from './recent.ts';
import { rememberHost, useHosts } from './suggestions.ts';

/** ICMP types of TR-181's ErrorCode. Time exceeded is what every hop on the way answers: nothing is wrong with it. */
const answers: Partial<Record<number, Message>> = {
  0: messages.hopReached,
  3: messages.hopUnreachable,
  4: messages.hopQuench,
  5: messages.hopRedirect,
  11: messages.hopPassed,
  12: messages.hopParameter,
};
const harmless = [0, 11];

function HopAnswer({ hop }: { hop: Hop }) {
  const text = useText();
  const { errorCode: code } = hop;
  // A hop that kept silent has nothing to be worded; its stars say so.
  if (code === null || hop.times.every((time) => time === null)) return notAvailable;
  const words = text(answers[code] ?? messages.hopOther);
  if (harmless.includes(code))
    return <span className={code === 0 ? undefined : 'text-secondary'}>{words}</span>;
  return (
    <span className="inline-flex items-start gap-1 text-danger">
      <TriangleAlert className="mt-0.5 size-3.5 shrink-0" aria-hidden />
      <span>
        {words}{' '}
        <code className="font-mono text-label whitespace-nowrap">{text(messages.hopCode, { code })}</code>
      </span>
    </span>
  );
}

function HopTable({ hops }: { hops: Hop[] }) {
  const text = useText();
  if (hops.length === 0) return <p className="text-dense text-secondary">{text(messages.noHops)}</p>;
  const nameOf = (hop: Hop) => hop.host ?? hop.address;
  return (
    <SimpleTable
      caption={text(messages.hop)}
      head={[text(messages.hop), text(messages.host), text(messages.times), text(messages.hopAnswer)]}
      rows={hops.map((hop) => ({
        id: String(hop.index),
        cells: [
          hop.index,
          <span
            key="host"
            className={cx('block min-w-32 wrap-anywhere', nameOf(hop) ? 'font-mono' : 'text-muted')}
          >
            {nameOf(hop) ?? text(messages.noAnswer)}
          </span>,
          <span key="times" className="font-mono whitespace-nowrap">
            {hop.times.map((time) => time ?? '*').join(' · ')}
          </span>,
          <HopAnswer key="answer" hop={hop} />,
        ],
      }))}
    />
  );
}

export function TraceRouteCard({ device, ...board }: BoardCardProps) {
  const text = useText();
  const runs = useRecentRuns(device.endpointId, 'TraceRoute');
  const hosts = useHosts(device.endpointId, runs);
  const [typed, setHost] = usePageDraft<null>('trace:host', null);
  const [tries, setTries] = usePageDraft<never>('trace:tries', '3');
  const [checked, setChecked] = useState(false);
  const host = typed ?? hosts?.[0]?.value ?? '';
  const params = () => {
    setChecked(true);
    if (!isHost(host) || !isRepetitions(tries)) return null;
    rememberHost(host);
    return { host, repetitions: Number(tries) };
  };
  return (
    <DiagnosisCard
      kind="TraceRoute"
      {...board}
      {...{ device, runs, params }}
      isTargetKnown={hosts !== null}
      idle={messages.idleTrace}
      form={
        <>
          <HostField value={host} suggestions={hosts} onChange={setHost} checked={checked} />
          <RepetitionsField
            label={text(messages.tries)}
            value={tries}
            onChange={setTries}
            checked={checked}
          />
        </>
      }
      result={(run) => (run.result ? <HopTable hops={hopsOf(run.result.data)} /> : null)}
    />
  );
}
