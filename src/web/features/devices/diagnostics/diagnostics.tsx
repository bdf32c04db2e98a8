import { Activity, ListChecks } from 'lucide-react';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { taskKinds } from '#domain/task-kinds/table.ts';
import { after } from '#web/ambient/clock.ts';
import { useMay } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmDialog } from '#web/resource/confirm-dialog.tsx';
import { useOwnRole } from '#web/resource/role-text.ts';
import { useStandstill } from '#web/resource/standstill.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/classes.ts';
import { EmptyState, Skeleton } from '#web/ui/placeholders.tsx';
import { messages as actionMessages } from '../device/action-messages.ts';
import { type Device, nameOf } from '../device/queries.ts';
import { type DiagnosticKind, permissions } from './calls.ts';
import type { BoardCardProps, Starters } from './diagnosis-card.tsx';
import { messages } from './messages.ts';
import { PingCard } from './ping-card.tsx';
import { SignalCard } from './signal-card.tsx';
import { SpeedCard } from './speed-card.tsx';
import { useNetwork } from './suggestions.ts';
import { TraceRouteCard } from './trace-route-card.tsx';

const cards: readonly { kind: DiagnosticKind; Card: ComponentType<BoardCardProps> }[] = [
  { kind: 'PingTest', Card: PingCard },
  { kind: 'TraceRoute', Card: TraceRouteCard },
  { kind: 'DownloadSpeed', Card: (props) => <SpeedCard kind="DownloadSpeed" {...props} /> },
  { kind: 'UploadSpeed', Card: (props) => <SpeedCard kind="UploadSpeed" {...props} /> },
  { kind: 'WifiSignalStrength', Card: SignalCard },
];

/** Milliseconds that the board waits for what its cards show; after that each shows what it has. */
const readWithin = 5_000;

/** The kinds that have said something of themselves, and the way to say it. */
function useKinds() {
  const [kinds, setKinds] = useState<ReadonlySet<DiagnosticKind>>(new Set());
  const add = useCallback((kind: DiagnosticKind) => setKinds((known) => new Set([...known, kind])), []);
  return [kinds, add] as const;
}

/**
 * True if the board can be seen. Its cards have their size once they are read, and one that grew under the pointer
 * would have a click on the card below it go astray. Until then they are laid out, and not seen. All tests can be run
 * once each card knows its target.
 */
function useBoard(kinds: readonly DiagnosticKind[]) {
  const [read, onRead] = useKinds();
  const [ready, onReady] = useKinds();
  const [isLate, setLate] = useState(false);
  useEffect(() => after(readWithin, () => setLate(true)), []);
  return {
    isShown: isLate || kinds.every((kind) => read.has(kind)),
    isReady: kinds.every((kind) => ready.has(kind)),
    onRead,
    onReady,
  };
}

/** The result board: the last run of every kind that the model supports, and the next one a click away. */
export default function Diagnostics(props: { device: Device; supportFeatures: readonly string[] }) {
  const text = useText();
  const { device, supportFeatures } = props;
  const [starters] = useState<Starters>(() => new Map());
  const [isAsking, setAsking] = useState(false);
  const may = useMay();
  const role = useOwnRole();
  const standstill = useStandstill();
  const isNetworkKnown = useNetwork(device);
  const startAll = () => {
    setAsking(false);
    for (const start of starters.values()) start();
  };
  const supported = cards.filter(({ kind }) => supportFeatures.includes(taskKinds[kind].modelFeature ?? ''));
  const blocked = supported.some(({ kind }) => may(permissions[kind]))
    ? standstill
    : text(actionMessages.noPermission, { role, right: text(messages.allTests) });
  const { isShown, isReady, onRead, onReady } = useBoard(supported.map(({ kind }) => kind));
  if (supported.length === 0) {
    return (
      <EmptyState icon={<Activity className="size-5" aria-hidden />} title={text(messages.noneSupported)} />
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <div className="flex justify-end">
        <Button
          icon={<ListChecks className="size-4" aria-hidden />}
          blocked={blocked ?? (isReady && isNetworkKnown ? null : text(messages.readingTargets))}
          onClick={() => (device.online ? startAll() : setAsking(true))}
        >
          {text(messages.runAll)}
        </Button>
      </div>
      <div className="relative">
        {isShown ? null : <Skeleton className="absolute inset-0 h-96" />}
        <div className={cx('grid gap-4 xl:grid-cols-2 xl:*:last:odd:col-span-2', !isShown && 'invisible')}>
          {supported.map(({ kind, Card }) => (
            <Card key={kind} {...{ device, starters, onRead, onReady }} />
          ))}
        </div>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={text(messages.startOffline, { task: text(messages.allTests), name: nameOf(device) })}
        body={text(messages.startOfflineBody)}
        warnings={[text(actionMessages.offline)]}
        verb={text(messages.startAnyway)}
        onConfirm={startAll}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
