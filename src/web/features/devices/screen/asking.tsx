import { Undo2 } from 'lucide-react';
import { answerSeconds } from '#domain/av/consent-text.ts';
import { useNow } from '#web/entities/stream/span.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useCommand } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { ScreenPreview } from '../device/screen-preview.tsx';
import { messages } from './messages.ts';

interface AskingProps {
  endpointId: string;
  /** Question that the television shows. */
  question: string;
  /** Milliseconds, the server's clock. */
  askedAt: number;
}

/** The prompt as the television shows it, how long it stays there, and a button to cancel the request (TN-106). */
export function Asking({ endpointId, question, askedAt }: AskingProps) {
  const text = useText();
  const now = useNow(true);
  const cancel = useCommand('cancelScreenConsent');
  const left = Math.ceil((askedAt + answerSeconds * 1_000 - now) / 1_000);
  return (
    <div className="flex flex-col gap-3">
      <ScreenPreview label={text(messages.question)} placeholder="">
        {question}
      </ScreenPreview>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-dense tabular-nums text-secondary">
          {left > 0
            ? text(messages.waiting, { seconds: Math.min(left, answerSeconds) })
            : text(messages.waitingOver)}
        </p>
        <Button
          icon={<Undo2 className="size-4" aria-hidden />}
          busy={cancel.busy}
          blocked={cancel.blocked}
          onClick={() => void cancel.run({ body: { endpointId } })}
        >
          {text(messages.cancel)}
        </Button>
      </div>
    </div>
  );
}
