import { useForm, useWatch } from 'react-hook-form';
import { sendFeedbackLimits } from '#api/limits.gen.ts';
import { feedbackTypes } from '#web/entities/feedback/messages.ts';
import { useLanguage } from '#web/i18n/provider.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { CheckField, SelectField, TextField } from '#web/resource/form/fields.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { messages } from './messages.ts';

declare const __VERSION__: string;

/** CO-098 */
const types = ['bug', 'new', 'improve', 'misc'] as const;

interface FeedbackForm {
  type: (typeof types)[number];
  title: string;
  contents: string;
  withDiagnostics: boolean;
}

/** Helps to find a fault, and holds nothing that the page shows: it may be about a customer. */
const diagnosticsOf = (language: string): string =>
  [
    `page ${window.location.pathname}`,
    `version ${__VERSION__}`,
    `language ${language}`,
    `window ${window.innerWidth} × ${window.innerHeight}, ${window.devicePixelRatio} ×`,
    `browser ${navigator.userAgent}`,
  ].join('\n');

/** Feedback to the team behind the product; users see which details are sent along, and may leave them out. */
export default function FeedbackSheet({ onClose }: { onClose: () => void }) {
  const text = useText();
  const { language } = useLanguage();
  const form = useForm<FeedbackForm>({
    defaultValues: { type: 'bug', title: '', contents: '', withDiagnostics: true },
  });
  const send = useCommand('sendFeedback', { form, success: messages.feedbackSent, onSuccess: onClose });
  const withDiagnostics = useWatch({ control: form.control, name: 'withDiagnostics' });
  const diagnostics = diagnosticsOf(language);
  return (
    <EditSheet
      form={form}
      draft="feedback"
      limits={sendFeedbackLimits}
      title={text(messages.sendFeedback)}
      verb={text(messages.sendFeedback)}
      busy={send.busy}
      onSubmit={({ type, title, contents }) =>
        send.run({
          body: {
            type,
            title: title.trim(),
            contents: contents.trim(),
            ...(withDiagnostics ? { diagnostics } : {}),
          },
        })
      }
      onClose={onClose}
    >
      <SelectField<FeedbackForm>
        name="type"
        label={text(messages.feedbackType)}
        choices={types.map((value) => ({ value, label: text(feedbackTypes[value]) }))}
      />
      <TextField<FeedbackForm> name="title" label={text(messages.feedbackTitle)} />
      <TextField<FeedbackForm>
        name="contents"
        rows={8}
        label={text(messages.feedbackContents)}
        help={text(messages.feedbackContentsHelp)}
      />
      <CheckField<FeedbackForm> name="withDiagnostics" label={text(messages.feedbackDiagnostics)} />
      {withDiagnostics ? (
        <pre className="rounded border border-stroke bg-sunken p-3 font-mono text-caption whitespace-pre-wrap text-secondary">
          {diagnostics}
        </pre>
      ) : null}
    </EditSheet>
  );
}
