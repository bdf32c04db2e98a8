import { Link } from '@tanstack/react-router';
import { Eye, Loader } from 'lucide-react';
import { useState } from 'react';
import type { ConsentContext } from '#machines/consent/machine.ts';
import { consentAppearance, endNames, isConsentState } from '#web/entities/consent/appearance.ts';
import { consentStreams } from '#web/entities/consent/streams.ts';
import { useStream } from '#web/entities/stream/streams.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ErrorState } from '#web/resource/list-page.tsx';
import { useBlocked } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { Skeleton } from '#web/ui/placeholders.tsx';
import { StateBadge } from '#web/ui/state-badge.tsx';
import type { Device } from '../device/queries.ts';
import { AskForm } from './ask-form.tsx';
import { Asking } from './asking.tsx';
import { LiveView } from './live-view.tsx';
import { messages } from './messages.ts';
import { namesOfViewers } from './people.ts';
import { useLeaving } from './use-leaving.ts';
import { useLivePicture } from './use-live-picture.ts';

interface ConsentViewProps {
  device: Device;
  consentId: string;
  /** Names this page; null: it does not look. */
  viewer: string | null;
  /** This page asked. */
  isOwn: boolean;
  onAsked(consentId: string): void;
  onLook(): void;
}

/** One consent as it is now: a fold of its stream, so that every page that shows the device says the same. */
export function ConsentView({ device, consentId, viewer, isOwn, onAsked, onLook }: ConsentViewProps) {
  const { endpointId } = device;
  const text = useText();
  const mayLook = useBlocked('watchScreen');
  const { replay, version, head, error, read } = useStream(consentStreams, consentId);
  const moment = replay.at(version);
  const { state, context, terminal } = moment;
  /** The view leaves the page for a moment where facts were missed: it does not begin a second time after that. */
  const [hasBegun, setBegun] = useState(false);
  const { shown, refusal } = useLivePicture(consentId, terminal || state === 'ending' ? null : viewer);
  useLeaving({ endpointId, consentId, viewer });
  if (version === 0 || version < (head?.version ?? 0))
    return error ? <ErrorState error={error} onRetry={read} /> : <Skeleton className="h-40 w-full" />;
  const first = replay.events[0];
  if (terminal)
    return (
      <div className="flex flex-col gap-4">
        <Outcome
          consentId={consentId}
          state={state}
          context={context}
          name={first?.actor.name ?? ''}
          askedAt={first?.recordedAt ?? ''}
        />
        <AskForm device={device} again onAsked={onAsked} />
      </div>
    );
  if (state === 'ending')
    return (
      <p role="status" className="flex items-center gap-2 text-dense text-secondary">
        <Loader className="size-4" aria-hidden />
        {text(messages.ending)}
      </p>
    );
  if (viewer === null || refusal)
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="flex flex-wrap items-center gap-2 text-dense text-secondary">
          {isConsentState(state) ? <StateBadge look={consentAppearance[state]} /> : null}
          {refusal
            ? text(messages.lookRefused, { message: refusal.message })
            : state === 'asking'
              ? text(messages.asks, { name: first?.actor.name ?? '' })
              : text(messages.looks, { names: namesOfViewers(replay.events, context).join(', ') })}
        </p>
        {refusal || state === 'asking' ? null : (
          <Button icon={<Eye className="size-4" aria-hidden />} blocked={mayLook} onClick={onLook}>
            {text(messages.lookToo)}
          </Button>
        )}
      </div>
    );
  return state === 'asking' ? (
    <Asking endpointId={endpointId} question={context.text} askedAt={Date.parse(first?.recordedAt ?? '')} />
  ) : (
    <LiveView
      device={device}
      moment={moment}
      replay={replay}
      shown={shown}
      begins={isOwn && !hasBegun}
      onBegan={() => setBegun(true)}
    />
  );
}

interface OutcomeProps {
  consentId: string;
  state: string;
  context: ConsentContext;
  /** Name of the requester. */
  name: string;
  askedAt: string;
}

/** Shows the result of the last request here. A person who declines causes no failure (ER-047). */
function Outcome({ consentId, state, context, name, askedAt }: OutcomeProps) {
  const text = useText();
  const dateTime = useDateTime();
  const mayRead = useBlocked('getConsent') === null;
  const words = () => {
    switch (state) {
      case 'declined':
        return [text(messages.declined), text(messages.declinedHelp)];
      case 'unanswered':
        return [text(messages.unanswered), text(messages.unansweredHelp)];
      case 'failed':
        return [text(messages.failed)];
      default:
        return [text(messages.ended, { reason: context.end ? text(endNames[context.end]) : '' })];
    }
  };
  const [what, advice] = words();
  return (
    <div className="flex flex-col gap-1">
      <p role="status" className="flex flex-wrap items-center gap-2 text-body">
        {isConsentState(state) ? <StateBadge look={consentAppearance[state]} /> : null}
        {what}
      </p>
      {advice ? <p className="text-dense text-secondary">{advice}</p> : null}
      <p className="flex flex-wrap gap-x-3 text-dense text-secondary">
        <span>{text(messages.endedByAt, { name, time: dateTime(askedAt) })}</span>
        <span>{text(messages.pictures, { count: context.pictures })}</span>
        {mayRead ? (
          <Link to="/consents/$consentId" params={{ consentId }} className={linkLook}>
            {text(messages.record)}
          </Link>
        ) : null}
      </p>
    </div>
  );
}
