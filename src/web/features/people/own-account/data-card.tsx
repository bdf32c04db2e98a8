import { saveFile } from '#web/ambient/save-file.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useCommand } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/property-list.tsx';
import { messages } from './messages.ts';

/** Offers the stored data about the person as a file. */
export function DataCard() {
  const text = useText();
  const download = useCommand('exportOwnData', {
    success: messages.dataSaved,
    onSuccess: ({ data }) =>
      saveFile(
        `waymark-my-data-${data.exportTime.slice(0, 10)}.json`,
        new Blob([`${JSON.stringify(data, null, 2)}\n`], { type: 'application/json' }),
      ),
  });
  return (
    <Card title={text(messages.dataCard)}>
      <p className="max-w-prose text-dense text-secondary">{text(messages.dataHelp)}</p>
      <div className="mt-4">
        <Button busy={download.busy} blocked={download.blocked} onClick={() => void download.run({})}>
          {text(messages.download)}
        </Button>
      </div>
    </Card>
  );
}
