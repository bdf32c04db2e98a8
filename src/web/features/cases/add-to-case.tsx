import { FolderPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { operations } from '#api/operations.gen.ts';
import { useMay } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import type { Addition } from './add-dialog.tsx';
import { messages } from './messages.ts';

const AddDialog = lazy(() => import('./add-dialog.tsx'));

export function AddToCase(props: Addition) {
  const text = useText();
  const may = useMay();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        icon={<FolderPlus className="size-4" aria-hidden />}
        blocked={may(operations.openCase.permission) ? null : text(messages.mayNotAdd)}
        onClick={() => setOpen(true)}
      >
        {text(messages.addToCase)}
      </Button>
      {open ? (
        <Suspense>
          <AddDialog addition={props} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
