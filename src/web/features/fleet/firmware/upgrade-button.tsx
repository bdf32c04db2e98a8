import { useState } from 'react';
import type { Device } from '#web/features/devices/device/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useBlocked } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { upgradeMessages as messages } from './upgrade-messages.ts';

export const LazyUpgradeSheet = lazyPart(() => import('./upgrade-sheet.tsx'), null);

/** Returns why these devices cannot be upgraded together, or null. */
export function useUpgradeBlocked(): (devices: readonly Device[]) => string | null {
  const text = useText();
  const notAllowed = useBlocked('upgradeFirmware');
  return (devices) => {
    const several = new Set(devices.map(({ modelName }) => modelName)).size > 1;
    return notAllowed ?? (several ? text(messages.oneModel) : null);
  };
}

/** RU-130: of the device list's selection, and of one device. */
export function UpgradeButton({ devices, onDone }: { devices: readonly Device[]; onDone?: () => void }) {
  const text = useText();
  const blocked = useUpgradeBlocked();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" blocked={blocked(devices)} onClick={() => setOpen(true)}>
        {text(messages.upgrade)}
      </Button>
      {isOpen ? (
        <LazyUpgradeSheet devices={devices} onClose={() => setOpen(false)} {...(onDone ? { onDone } : {})} />
      ) : null}
    </>
  );
}
