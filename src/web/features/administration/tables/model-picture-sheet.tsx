import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { isUploaded } from '#domain/models.ts';
import { DevicePicture } from '#web/entities/device/device-picture.tsx';
import { fetchProfile, profileKey, useProfile } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useCommand } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/dialog.tsx';
import { messages as uiMessages } from '#web/ui/messages.ts';
import { base64Of, longestPicture } from './picture-file.ts';
import { pictureMessages as messages } from './picture-messages.ts';

interface ModelPictureSheetProps {
  modelName: string;
  prodClass: string;
  onClose: () => void;
}

/** The picture of a model, as its devices show it: a file takes its place at once. */
export function ModelPictureSheet({ modelName, prodClass, onClose }: ModelPictureSheetProps) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const queries = useQueryClient();
  const has = isUploaded(useProfile()?.model_images[modelName]);
  const path = { modelName };
  // Every page has the pictures from the profile.
  const onSuccess = () => void fetchProfile().then((profile) => queries.setQueryData(profileKey, profile));
  const set = useCommand('setModelPicture', { failure: 'inPlace', success: messages.saved, onSuccess });
  const remove = useCommand('removeModelPicture', {
    failure: 'inPlace',
    success: messages.removed,
    onSuccess,
  });
  const read = useMutation({
    mutationFn: base64Of,
    onSuccess: (picture) => (picture === null ? undefined : set.run({ path, body: { picture } })),
    meta: { ownErrors: true },
  });
  const isTooLarge = read.data === null;
  const error = isTooLarge
    ? text(messages.tooLarge, { kilobytes: Math.floor(longestPicture / 1000) })
    : set.error
      ? set.error.code === 'custom'
        ? text(messages.noPicture)
        : set.error.message
      : (remove.error?.message ?? null);
  return (
    <Sheet
      open
      title={text(messages.title, { name: modelName })}
      description={text(messages.help, { kilobytes: Math.floor(longestPicture / 1000) })}
      onClose={onClose}
      footer={
        <>
          {has ? (
            <Button
              look="danger"
              busy={remove.busy}
              blocked={remove.blocked}
              onClick={() => void remove.run({ path })}
            >
              {text(messages.remove)}
            </Button>
          ) : null}
          <Button onClick={onClose}>{text(uiMessages.close)}</Button>
        </>
      }
    >
      <div className="flex flex-col gap-4 pt-4">
        <DevicePicture modelName={modelName} prodClass={prodClass} size="large" />
        <p className="text-dense text-secondary">{text(has ? messages.own : messages.drawn)}</p>
        <div>
          <input
            ref={input}
            type="file"
            accept="image/png,image/jpeg,image/webp"
            aria-label={text(messages.choose)}
            className="sr-only"
            tabIndex={-1}
            onChange={(event) => {
              const file = event.target.files?.[0];
              set.clear();
              remove.clear();
              if (file) read.mutate(file);
              // The same file again, once it was put right.
              event.target.value = '';
            }}
          />
          <Button
            look="main"
            busy={read.isPending || set.busy}
            blocked={set.blocked}
            onClick={() => input.current?.click()}
          >
            {text(messages.choose)}
          </Button>
        </div>
        {error ? (
          <p
            role="alert"
            className="rounded border border-danger-stroke bg-danger-surface p-3 text-dense text-danger"
          >
            {error}
          </p>
        ) : null}
      </div>
    </Sheet>
  );
}
