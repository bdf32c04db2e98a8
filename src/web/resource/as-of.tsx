import { RefreshCw } from 'lucide-react';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { IconButton } from '#web/ui/button.tsx';
import type { Known } from './list-page.tsx';
import { messages } from './messages.ts';

/** Shows when a list was read, and a button that reads it again. */
export function AsOf({ known }: { known: Known }) {
  const text = useText();
  const dateTime = useDateTime();
  if (known.dataUpdatedAt === 0) return null;
  const at = dateTime(new Date(known.dataUpdatedAt).toISOString());
  return (
    <>
      <p className="text-caption text-muted tabular-nums max-md:hidden">{text(messages.asOf, { at })}</p>
      <IconButton
        label={text(messages.refresh)}
        icon={<RefreshCw className="size-3.5" />}
        onClick={() => void known.refetch()}
        className="-my-2.5"
      />
    </>
  );
}
