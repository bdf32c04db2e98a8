import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { dash } from '#domain/display.ts';
import type { Message } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import type { Device } from '../queries.ts';
import { HostField, isHost, isRepetitions, RepetitionsField } from './card-parts.tsx';
import { DiagnosisCard } from './diagnosis-card.tsx';
import { messages } from './messages.ts';
import { type Hop, hopsOf } from './results.ts';

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
  if (code === null || hop.times.every((time) => time === null)) return dash;
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
      head={[
        text(messages.hop),
        text(messages.host),
        ...[1, 2, 3].map((index) => text(messages.time, { index })),
        text(messages.hopAnswer),
      ]}
      rows={hops.map((hop) => ({
        id: String(hop.index),
        cells: [
          hop.index,
          <span key="host" className="font-mono">
            {nameOf(hop) ?? text(messages.noAnswer)}
          </span>,
          ...hop.times.map((time, turn) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the three turns are told apart by their number
            <span key={turn} className="font-mono whitespace-nowrap">
              {time ? `${time} ms` : '*'}
            </span>
          )),
          <HopAnswer key="answer" hop={hop} />,
        ],
      }))}
    />
  );
}

export function TraceRouteCard({ device }: { device: Device }) {
  const text = useText();
  const [host, setHost] = useState('');
  const [tries, setTries] = useState('3');
  const [checked, setChecked] = useState(false);
  const params = () => {
    setChecked(true);
    return isHost(host) && isRepetitions(tries) ? { host, repetitions: Number(tries) } : null;
  };
  return (
    <DiagnosisCard
      kind="TraceRoute"
      device={device}
      idle={messages.idleTrace}
      cancellable
      params={params}
      form={
        <>
          <HostField value={host} onChange={setHost} checked={checked} />
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
