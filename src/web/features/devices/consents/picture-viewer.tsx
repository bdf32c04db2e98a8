import { useMutation } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Eye } from 'lucide-react';
import { useEffect, useState } from 'react';
import { consentStreams } from '#web/entities/consent/streams.ts';
import { useStream } from '#web/entities/stream/streams.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/property-list.tsx';
import { pictureMessages as messages } from './messages.ts';
import { picturesOf, type TakenPicture } from './pictures.ts';
import { readPicture } from './queries.ts';

/** The pictures of a consent that is over, one by one: each is read only when the user asks for it. */
export function PictureViewer({ consentId }: { consentId: string }) {
  const text = useText();
  const { replay, version } = useStream(consentStreams, consentId);
  const [chosen, setChosen] = useState(0);
  const pictures = picturesOf(replay.events.slice(0, version));
  const picture = pictures[chosen];
  if (!picture) return null;
  const isGone = replay.at(version).context.erased >= pictures.length;
  return (
    <Card title={text(messages.title)}>
      <div className="flex flex-col gap-3">
        <p className="max-w-prose text-dense text-secondary">
          {text(isGone ? messages.gone : messages.help)}
        </p>
        {isGone ? null : (
          <>
            <div className="flex flex-wrap items-center gap-2">
              <IconButton
                label={text(messages.before)}
                icon={<ChevronLeft className="size-4" aria-hidden />}
                aria-disabled={chosen === 0 || undefined}
                onClick={() => setChosen(Math.max(0, chosen - 1))}
              />
              <span className="font-mono text-dense tabular-nums">
                {text(messages.number, { at: chosen + 1, count: pictures.length })}
              </span>
              <IconButton
                label={text(messages.next)}
                icon={<ChevronRight className="size-4" aria-hidden />}
                aria-disabled={chosen === pictures.length - 1 || undefined}
                onClick={() => setChosen(Math.min(pictures.length - 1, chosen + 1))}
              />
            </div>
            <OnePicture
              key={`${picture.taskId}-${picture.sequence}`}
              consentId={consentId}
              picture={picture}
            />
          </>
        )}
      </div>
    </Card>
  );
}

function OnePicture({ consentId, picture }: { consentId: string; picture: TakenPicture }) {
  const text = useText();
  const dateTime = useDateTime();
  const { taskId, sequence, takenAt } = picture;
  const [url, setUrl] = useState<string | null>(null);
  const look = useMutation({
    mutationFn: () => readPicture({ consentId, taskId, sequence }),
    onSuccess: (blob) => setUrl(URL.createObjectURL(blob)),
  });
  useEffect(
    () => () => {
      if (url !== null) URL.revokeObjectURL(url);
    },
    [url],
  );
  return (
    <figure className="flex max-w-2xl flex-col gap-2">
      <div className="grid aspect-video w-full place-items-center overflow-hidden rounded border border-stroke-strong bg-sunken">
        {url !== null ? (
          <img src={url} alt={dateTime(takenAt)} className="size-full object-contain" />
        ) : (
          <div className="flex flex-col items-center gap-2 text-dense text-secondary">
            {text(messages.notShown)}
            <Button
              icon={<Eye className="size-4" aria-hidden />}
              busy={look.isPending}
              onClick={() => look.mutate()}
            >
              {text(messages.look)}
            </Button>
          </div>
        )}
      </div>
      <figcaption className="font-mono text-caption tabular-nums text-secondary">
        {dateTime(takenAt)}
      </figcaption>
    </figure>
  );
}
