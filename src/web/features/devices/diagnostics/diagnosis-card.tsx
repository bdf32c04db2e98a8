import { CircleStop, Play } from 'lucide-react';
import { type FormEvent, lazy, type ReactNode, Suspense, useState } from 'react';
import type { DiagnosticKind } from '#machines/diagnostics/events.ts';
import type { JsonObject } from '#machines/json.ts';
import { nowSeconds } from '#web/ambient/clock.ts';
import { useMay } from '#web/http/use-may.ts';
import type { Message } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { taskNames } from '#web/resource/task-names.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/property-list.tsx';
import { messages as actionMessages } from '../action-messages.ts';
import type { Device } from '../queries.ts';
import { permissions } from './calls.ts';
import { messages } from './messages.ts';
import { Phases } from './parts.tsx';
import { RecentRuns } from './recent-runs.tsx';
import { type DiagnosisSnapshot, useDiagnosis } from './use-diagnosis.ts';

const OfflineDialog = lazy(() => import('./offline-dialog.tsx'));

interface DiagnosisCardProps {
  kind: DiagnosticKind;
  device: Device;
  idle: Message;
  cancellable: boolean;
  /** The fields at the left; null params mean that something is not filled in rightly. */
  form: ReactNode;
  params: () => JsonObject | null;
  result: (snapshot: DiagnosisSnapshot) => ReactNode;
}

/** One card a kind: parameters left, run button below them, result right, the last five runs under it. */
export function DiagnosisCard(props: DiagnosisCardProps) {
  const text = useText();
  const may = useMay();
  const { kind, device } = props;
  const { snapshot, send } = useDiagnosis(kind, device.endpointId);
  const { context } = snapshot;
  const busy = snapshot.hasTag('busy');
  const permission = permissions[kind];
  const blocked = !may(permission)
    ? text(actionMessages.noPermission, { permission })
    : busy
      ? text(messages.running)
      : null;
  /** Filled in rightly, but the device is away: asked about first (ER-054). */
  const [asked, setAsked] = useState<JsonObject | null>(null);
  const start = (params: JsonObject) => {
    setAsked(null);
    send({ type: 'start.requested', data: { params, at: nowSeconds() } });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const params = blocked ? null : props.params();
    if (!params) return;
    if (device.online) start(params);
    else setAsked(params);
  };
  const busyText = device.online ? messages.waiting : messages.waitingOffline;
  const shown = props.result(snapshot);
  return (
    <Card title={text(taskNames[kind])}>
      <div className="grid gap-5 md:grid-cols-[220px_1fr]">
        <form onSubmit={submit} noValidate className="flex flex-col gap-3">
          {props.form}
          <div className="flex gap-2">
            <Button
              look="main"
              type="submit"
              blocked={blocked}
              icon={<Play className="size-4" aria-hidden />}
            >
              {text(messages.run)}
            </Button>
            {props.cancellable && busy ? (
              <Button
                icon={<CircleStop className="size-4" aria-hidden />}
                busy={snapshot.matches('cancelling')}
                onClick={() => send({ type: 'cancel.requested', data: {} })}
              >
                {text(messages.cancel)}
              </Button>
            ) : null}
          </div>
        </form>
        <div className="flex min-w-0 flex-col gap-3" aria-live="polite">
          {busy || Object.keys(context.phases).length > 0 ? (
            <Phases reached={context.phases} busy={busy} offline={!device.online} />
          ) : null}
          {context.failure ? (
            <p
              role="alert"
              className="rounded border border-danger-stroke bg-danger-surface p-3 text-dense text-danger"
            >
              <span className="font-medium">{text(messages.stopped)}</span>
              {context.failure.message ? `: ${context.failure.message}` : null}{' '}
              <code className="font-mono text-label select-all">{context.failure.code}</code>
            </p>
          ) : null}
          {shown ?? (
            <p className="text-dense text-secondary">
              {text(snapshot.matches('cancelling') ? messages.cancelling : busy ? busyText : props.idle)}
            </p>
          )}
        </div>
      </div>
      <div className="pt-4">
        <RecentRuns endpointId={device.endpointId} kind={kind} />
      </div>
      {asked ? (
        <Suspense>
          <OfflineDialog
            kind={kind}
            device={device}
            onStart={() => start(asked)}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      ) : null}
    </Card>
  );
}
