import { FolderPlus } from 'lucide-react';
import { operations } from '#api/operations.gen.ts';
import { useMay } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useDraft } from '#web/resource/form/use-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { AddDialog, type Addition } from './add-dialog.tsx';
import { messages } from './messages.ts';

export function AddToCase(props: Addition) {
  const text = useText();
  const may = useMay();
  const [open, setOpen] = useDraft('add:open');
  return (
    <>
      <Button
        icon={<FolderPlus className="size-4" aria-hidden />}
        blocked={may(operations.openCase.permission) ? null : text(messages.mayNotAdd)}
        onClick={() => setOpen('yes')}
      >
        <span className="max-sm:sr-only">{text(messages.addToCase)}</span>
      </Button>
      {open !== '' ? <AddDialog addition={props} onClose={() => setOpen('')} /> : null}
    </>
  );
}
