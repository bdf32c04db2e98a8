import { useMutation } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { useMoment } from '../moment.ts';
import { messages } from './messages.ts';

interface RefreshProps {
  online: boolean;
  /** Left out where each group of the page says it of itself. */
  observedAt?: string | null;
  /** The page would be empty without it: the device is asked at once. */
  isEmpty: boolean;
  ask(): Promise<unknown>;
}

/** Shows the age of the values, and a button that reads them from the device. */
export function Refresh({ online, observedAt, isEmpty, ask }: RefreshProps) {
  const text = useText();
  const dateTime = useDateTime();
  const isPast = useMoment() !== null;
  const asked = useMutation({ mutationFn: ask });
  const askOnce = useEffectEvent(() => {
    if (online && isEmpty && !isPast) asked.mutate();
  });
  useEffect(() => askOnce(), []);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-dense text-secondary">
        {observedAt === undefined
          ? null
          : observedAt
            ? text(messages.asOf, { time: dateTime(observedAt) })
            : text(messages.noValues)}
      </p>
      {isPast ? null : (
        <Button
          icon={<RefreshCw className="size-4" aria-hidden />}
          busy={asked.isPending}
          blocked={online ? null : text(messages.refreshOffline)}
          onClick={() => asked.mutate()}
        >
          {text(messages.refresh)}
        </Button>
      )}
    </div>
  );
}
