import { useState } from 'react';
import { PingChart } from '#web/charts/ping-chart.tsx';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import type { Device } from '../queries.ts';
import { DiagnosisCard } from './diagnosis-card.tsx';
import { HostField, isHost, isRepetitions, RepetitionsField } from './host-field.tsx';
import { messages } from './messages.ts';
import { Figure } from './parts.tsx';
import { pingResult, responseTimes } from './results.ts';
import type { DiagnosisSnapshot } from './use-diagnosis.ts';

/** CO-059. */
const graphPoints = 15;

function PingResult({ snapshot }: { snapshot: DiagnosisSnapshot }) {
  const text = useText();
  const formats = useFormats();
  const { samples, result } = snapshot.context;
  const times = responseTimes(samples).slice(-graphPoints);
  const done = snapshot.matches('success') ? pingResult(result) : null;
  const ms = (value: number | null) => (value === null ? null : formats.number(value));
  return (
    <div className="flex flex-col gap-3">
      {done ? (
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          <Figure label={text(messages.average)} value={ms(done.average)} unit="ms" />
          <Figure label={text(messages.minimum)} value={ms(done.minimum)} unit="ms" />
          <Figure label={text(messages.maximum)} value={ms(done.maximum)} unit="ms" />
          <Figure
            label={text(messages.successRate)}
            value={done.successRate === null ? null : formats.percent(done.successRate)}
          />
        </div>
      ) : null}
      {times.length > 0 ? (
        <PingChart
          times={times}
          points={graphPoints}
          label={text(messages.pingChart, { count: times.length })}
          lost={text(messages.lost)}
        />
      ) : null}
    </div>
  );
}

export function PingCard({ device }: { device: Device }) {
  const text = useText();
  const [host, setHost] = useState('');
  const [repetitions, setRepetitions] = useState(String(graphPoints));
  const [checked, setChecked] = useState(false);
  const params = () => {
    setChecked(true);
    return isHost(host) && isRepetitions(repetitions) ? { host, repetitions: Number(repetitions) } : null;
  };
  return (
    <DiagnosisCard
      kind="PingTest"
      device={device}
      idle={messages.idlePing}
      cancellable={false}
      params={params}
      form={
        <>
          <HostField value={host} onChange={setHost} checked={checked} />
          <RepetitionsField
            label={text(messages.repetitions)}
            value={repetitions}
            onChange={setRepetitions}
            checked={checked}
          />
        </>
      }
      result={(snapshot) =>
        snapshot.context.samples.length > 0 || snapshot.matches('success') ? (
          <PingResult snapshot={snapshot} />
        ) : null
      }
    />
  );
}
