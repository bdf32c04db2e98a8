import { useSelector } from '@xstate/react';
import { Pause, Play, Square } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { consentAppearance, isConsentState } from '#web/entities/consent/appearance.ts';
import type { ConsentMachine } from '#web/entities/consent/streams.ts';
import type { Moment, Replay } from '#web/entities/stream/replay.ts';
import { useNow, useSpan } from '#web/entities/stream/span.ts';
import { followTasks } from '#web/entities/task/toasts.ts';
import { connection } from '#web/http/connection.ts';
import { useProfile } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useBlocked, useCommand } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import { StateBadge } from '#web/ui/state-badge.tsx';
import { type Device, nameOf } from '../device/queries.ts';
import { LivePictureView } from './live-picture.tsx';
import { messages, remoteMessages } from './messages.ts';
import { nameIn, namesOfViewers } from './people.ts';
import { RemotePanel } from './remote-panel.tsx';
import type { ShownPicture } from './use-live-picture.ts';
import { useRemote } from './use-remote.ts';

/** Milliseconds between two pictures. */
const intervals = ['200', '1000', '5000'] as const;

interface LiveViewProps {
  device: Device;
  moment: Moment<ConsentMachine>;
  replay: Replay<ConsentMachine>;
  shown: ShownPicture | null;
  /** This page sent the request, so the view starts without a click (TN-103). */
  begins: boolean;
  onBegan(): void;
}

/** The screen as it is seen, and the remote control beside it. */
export function LiveView({
  device,
  moment: { state, context },
  replay,
  shown,
  begins,
  onBegan,
}: LiveViewProps) {
  const { endpointId } = device;
  const text = useText();
  const own = useProfile()?.userInfo.opUserId ?? '';
  const mayPress = useBlocked('pressRemoteKey');
  const [interval, setInterval] = useState<(typeof intervals)[number]>('1000');
  /** The next capture begins as soon as no other runs. */
  const [wanted, setWanted] = useState(begins);
  const [isCapturing, setCapturing] = useState(false);
  const start = useCommand('startScreenCapture', {
    onSuccess: ({ data }) => followTasks('ScreenCapture', nameOf(device), data),
  });
  const stop = useCommand('cancelScreenCapture');
  const end = useCommand('cancelScreenConsent');
  const isIdle = state === 'granted';
  const isPlaying = state === 'playing';
  const begin = useEffectEvent(() => {
    setWanted(false);
    onBegan();
    void start.run({ body: { endpointId, interval: Number(interval) } });
  });
  useEffect(() => {
    if (isIdle && wanted) begin();
  }, [isIdle, wanted]);
  const choose = (next: (typeof intervals)[number]) => {
    setInterval(next);
    if (isIdle) return;
    setWanted(true);
    void stop.run({ body: { endpointId } });
  };
  const holder =
    context.controller === own
      ? null
      : (nameIn(replay.events, context.controller) ?? text(remoteMessages.another));
  // RU-040
  const refusal =
    mayPress ??
    (isPlaying && shown ? null : text(remoteMessages.notPlaying)) ??
    (holder === null ? null : text(remoteMessages.theirs, { name: holder }));
  const remote = useRemote(endpointId, refusal);
  const isLost = useSelector(connection.actor, (snapshot) => snapshot.hasTag('lost'));
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {isConsentState(state) ? <StateBadge look={consentAppearance[state]} /> : null}
        <Remaining replay={replay} validMs={context.validMs} />
        <p className="text-dense text-secondary">
          {text(messages.looks, { names: namesOfViewers(replay.events, context).join(', ') })}
        </p>
      </div>
      {isLost ? <p className="text-dense text-notice">{text(messages.lost)}</p> : null}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div className="flex min-w-0 flex-col gap-2">
          <LivePictureView
            label={text(messages.pictureOf, { device: nameOf(device) })}
            shown={shown}
            isPlaying={isPlaying}
            count={context.capture?.count ?? null}
            onKey={remote.press}
            onCapturing={setCapturing}
          />
          <div className="flex flex-wrap items-center justify-between gap-2">
            <div className="flex items-center gap-2 text-dense text-secondary">
              <span aria-hidden className="whitespace-nowrap">
                {text(messages.interval)}
              </span>
              <Select
                label={text(messages.interval)}
                value={interval}
                choices={intervals.map((value) => ({
                  value,
                  label: text(messages.seconds, { value: Number(value) / 1_000 }),
                }))}
                onChange={choose}
                className="w-24"
              />
            </div>
            <div className="flex flex-wrap gap-2">
              {isIdle ? (
                <Button
                  icon={<Play className="size-4" aria-hidden />}
                  busy={start.busy}
                  blocked={start.blocked}
                  onClick={() => setWanted(true)}
                >
                  {text(messages.show)}
                </Button>
              ) : (
                <Button
                  icon={<Pause className="size-4" aria-hidden />}
                  busy={stop.busy}
                  blocked={stop.blocked}
                  onClick={() => void stop.run({ body: { endpointId } })}
                >
                  {text(messages.pause)}
                </Button>
              )}
              <Button
                look="danger"
                icon={<Square className="size-4" aria-hidden />}
                busy={end.busy}
                blocked={end.blocked}
                onClick={() => void end.run({ body: { endpointId } })}
              >
                {text(messages.end)}
              </Button>
            </div>
          </div>
          <p className="text-caption text-muted">
            {text(isCapturing ? remoteMessages.capturing : remoteMessages.byKeyboard)}
          </p>
        </div>
        <RemotePanel
          endpointId={endpointId}
          refusal={refusal}
          holder={holder}
          sending={remote.sending}
          last={remote.last}
          onKey={remote.press}
        />
      </div>
    </div>
  );
}

/** Shows how long the consent is still valid. */
function Remaining({ replay, validMs }: { replay: Replay<ConsentMachine>; validMs: number }) {
  const text = useText();
  const spanOf = useSpan();
  const now = useNow(true, 1_000);
  const passage = replay.passages.find(({ to }) => to === 'granted');
  const since = Date.parse(replay.events[(passage?.version ?? 0) - 1]?.recordedAt ?? '');
  if (Number.isNaN(since)) return null;
  const left = Math.min(validMs, Math.max(0, since + validMs - now));
  return (
    <p className="text-dense tabular-nums text-secondary">
      {text(messages.stands, { time: spanOf(Math.ceil(left / 1_000) * 1_000) })}
    </p>
  );
}
