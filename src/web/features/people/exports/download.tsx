import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { mainApi, saveAnswer } from '#web/http/clients.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { messages } from './messages.ts';

interface DownloadRunProps {
  runId: string;
  /** Name of the file. */
  name: string;
  /** Says which run it is, where several are listed. */
  label?: string;
}

/** Downloads the file of a run; a failure is shown in a toast. */
export function DownloadRun({ runId, name, label }: DownloadRunProps) {
  const text = useText();
  const save = useMutation({
    mutationFn: () =>
      saveAnswer(
        mainApi.GET('/lists/schedule-runs/{runId}/file', { params: { path: { runId } }, parseAs: 'blob' }),
        name,
      ),
  });
  return (
    <Button
      size="small"
      icon={<Download className="size-3.5" aria-hidden />}
      busy={save.isPending}
      aria-label={label}
      onClick={() => save.mutate()}
    >
      {text(messages.download)}
    </Button>
  );
}
