import type { ErrorComponentProps } from '@tanstack/react-router';
import { useText } from '#web/i18n/use-text.ts';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { CentredPage } from './centred-page.tsx';
import { messages } from './messages.ts';

/** What a broken page shows instead of itself: the words, what to do, and the error to copy. */
export function ErrorPage(props: ErrorComponentProps) {
  const text = useText();
  return (
    <CentredPage>
      <h1 className="text-title font-medium">{text(messages.pageFailed)}</h1>
      <p className="text-secondary">{text(messages.pageFailedHelp)}</p>
      <code className="max-w-full rounded bg-sunken px-3 py-2 font-mono text-caption break-words text-secondary select-all">
        {props.error instanceof Error ? props.error.message : String(props.error)}
      </code>
      <PlainButton look="main" onClick={() => window.location.reload()}>
        {text(messages.tryAgain)}
      </PlainButton>
    </CentredPage>
  );
}
