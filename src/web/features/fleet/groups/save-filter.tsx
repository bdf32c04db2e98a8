import { useState } from 'react';
import type { DeviceSearch } from '#web/features/devices/device/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useBlocked } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { messages } from './messages.ts';

const FilterSheet = lazyPart(() => import('./filter-sheet.tsx'), null);

/** Beside the filters of the device list. */
export function SaveFilter({ search }: { search: DeviceSearch }) {
  const text = useText();
  const blocked = useBlocked('createSavedFilter');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button blocked={blocked} onClick={() => setOpen(true)}>
        {text(messages.filterSave)}
      </Button>
      {isOpen ? <FilterSheet of={search} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
