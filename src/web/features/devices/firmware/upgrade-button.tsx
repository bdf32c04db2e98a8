import { useState } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { useBlocked } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import type { Device } from '../device/queries.ts';
import { upgradeMessages as messages } from './upgrade-messages.ts';

const UpgradeSheet = lazyPart(() => import('./upgrade-sheet.tsx'), null);

/** RU-130: of the device list's selection, and of one device. */
export function UpgradeButton({ devices, onDone }: { devices: readonly Device[]; onDone?: () => void }) {
  const text = useText();
  const notAllowed = useBlocked('upgradeFirmware');
  const [isOpen, setOpen] = useState(false);
  const several = new Set(devices.map(({ modelName }) => modelName)).size > 1;
  return (
    <>
      <Button
        size="small"
        blocked={notAllowed ?? (several ? text(messages.oneModel) : null)}
        onClick={() => setOpen(true)}
      >
        {text(messages.upgrade)}
      </Button>
      {isOpen ? (
        <UpgradeSheet devices={devices} onClose={() => setOpen(false)} {...(onDone ? { onDone } : {})} />
      ) : null}
    </>
  );
}
