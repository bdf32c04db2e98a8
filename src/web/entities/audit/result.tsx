import { CircleX } from 'lucide-react';
import { errorCatalogue, isErrorCode } from '#domain/errors.ts';
import { useLanguage } from '#web/i18n/provider.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { ErrorDetails } from '#web/ui/error-details.tsx';
import { messages } from './messages.ts';

/** Shows why a call was refused, in the words of the error catalogue, followed by its code. */
export function Result({ code }: { code: string }) {
  const text = useText();
  const { written } = useLanguage();
  if (code === 'success') return text(messages.succeeded);
  return (
    <span className="flex items-start gap-1.5 text-danger md:py-1">
      <CircleX className="mt-0.5 size-3.5 shrink-0" aria-hidden />
      <span>
        {isErrorCode(code) ? errorCatalogue[code][written] : null} <ErrorDetails code={code} />
      </span>
    </span>
  );
}
