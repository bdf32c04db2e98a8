import { useText } from '#web/i18n/use-text.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { messages } from './messages.ts';
import type { Feedback } from './queries.ts';

/** One piece of feedback as it was written, with what the console reported beside it. */
export function FeedbackDialog({ feedback, onClose }: { feedback: Feedback; onClose: () => void }) {
  const text = useText();
  const { title, contents, diagnostics } = feedback;
  return (
    <Dialog open onClose={onClose} title={title}>
      <p className="text-body wrap-anywhere whitespace-pre-wrap">{contents}</p>
      {diagnostics ? (
        <section aria-label={text(messages.diagnostics)} className="mt-4">
          <h3 className="mb-1 text-caption text-secondary">{text(messages.diagnostics)}</h3>
          <pre className="rounded border border-stroke bg-sunken p-3 font-mono text-caption whitespace-pre-wrap text-secondary">
            {diagnostics}
          </pre>
        </section>
      ) : null}
    </Dialog>
  );
}
