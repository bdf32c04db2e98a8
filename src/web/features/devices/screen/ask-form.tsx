import { MonitorPlay } from 'lucide-react';
import { useState } from 'react';
import { type ConsentLanguage, consentLanguages } from '#domain/av/consent-text.ts';
import { languageNames } from '#web/entities/consent/appearance.ts';
import { followTasks } from '#web/entities/task/toasts.ts';
import { useLanguage } from '#web/i18n/provider.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { useCommand } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { type Device, nameOf } from '../device/queries.ts';
import { messages } from './messages.ts';

const minutes = ['5', '10', '30'] as const;

interface AskFormProps {
  device: Device;
  /** It was asked before. */
  again: boolean;
  onAsked(consentId: string): void;
}

/** TN-102: in which language the television asks, and for how long. */
export function AskForm({ device, again, onAsked }: AskFormProps) {
  const text = useText();
  const own = useLanguage().written;
  const [language, setLanguage] = useState<ConsentLanguage>(own);
  const [duration, setDuration] = useState<(typeof minutes)[number]>('10');
  const ask = useCommand('askScreenConsent', {
    onSuccess: ({ data }) => {
      followTasks('ScreenCaptureConsent', nameOf(device), data);
      onAsked(data.consentId);
    },
  });
  return (
    <div className="flex flex-col gap-3">
      <p className="max-w-prose text-dense text-secondary">{text(messages.help)}</p>
      <div className="flex flex-wrap items-end gap-3">
        <Field label={text(messages.language)} className="grow basis-36 sm:max-w-44">
          {(ids) => (
            <Select
              {...ids}
              value={language}
              choices={consentLanguages.map((value) => ({ value, label: text(languageNames[value]) }))}
              onChange={setLanguage}
            />
          )}
        </Field>
        <Field label={text(messages.duration)} className="grow basis-36 sm:max-w-44">
          {(ids) => (
            <Select
              {...ids}
              value={duration}
              choices={minutes.map((value) => ({
                value,
                label: text(messages.minutes, { count: Number(value) }),
              }))}
              onChange={setDuration}
            />
          )}
        </Field>
        <Button
          look="main"
          icon={<MonitorPlay className="size-4" aria-hidden />}
          busy={ask.busy}
          blocked={ask.blocked ?? (device.online ? null : text(messages.offline))}
          onClick={() =>
            void ask.run({
              body: { endpointId: device.endpointId, language, duration: Number(duration) * 60 },
            })
          }
        >
          {text(again ? messages.askAgain : messages.ask)}
        </Button>
      </div>
    </div>
  );
}
