import { Activity } from 'lucide-react';
import type { ComponentType } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { EmptyState } from '#web/ui/placeholders.tsx';
import type { Device } from '../queries.ts';
import type { DiagnosticKind } from './calls.ts';
import { features } from './calls.ts';
import { messages } from './messages.ts';
import { PingCard } from './ping-card.tsx';
import { SignalCard } from './signal-card.tsx';
import { SpeedCard } from './speed-card.tsx';
import { TraceRouteCard } from './trace-route-card.tsx';

const cards: readonly { kind: DiagnosticKind; Card: ComponentType<{ device: Device }> }[] = [
  { kind: 'PingTest', Card: PingCard },
  { kind: 'TraceRoute', Card: TraceRouteCard },
  { kind: 'DownloadSpeed', Card: (props) => <SpeedCard kind="DownloadSpeed" {...props} /> },
  { kind: 'UploadSpeed', Card: (props) => <SpeedCard kind="UploadSpeed" {...props} /> },
  { kind: 'WifiSignalStrength', Card: SignalCard },
];

export default function Diagnostics(props: { device: Device; supportFeatures: readonly string[] }) {
  const text = useText();
  const supported = cards.filter(({ kind }) => props.supportFeatures.includes(features[kind]));
  if (supported.length === 0) {
    return (
      <EmptyState icon={<Activity className="size-5" aria-hidden />} title={text(messages.noneSupported)} />
    );
  }
  return (
    <div className="flex flex-col gap-4">
      {supported.map(({ kind, Card }) => (
        <Card key={kind} device={props.device} />
      ))}
    </div>
  );
}
