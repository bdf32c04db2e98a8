import { useState } from 'react';
import { modelId } from '#domain/models.ts';
import type { Device } from '#web/features/devices/device/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useBlocked } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { planMessages } from '../profiles/plan-messages.ts';
import type { PresetTarget } from './plan-sheet.tsx';
import { profileTexts } from './profile-texts.ts';

export const LazyPlanSheet = lazyPart(() => import('./plan-sheet.tsx'), null);

/** RU-130: plans a profile for the selection of the device list. */
export function PlanButton({ devices }: { devices: readonly Device[] }) {
  const text = useText();
  const notAllowed = useBlocked('createFirmwareProfile');
  const [target, setTarget] = useState<PresetTarget | null>(null);
  const models = [...new Set(devices.map(({ modelName }) => modelName))];
  const [model] = models;
  const open = () =>
    setTarget({
      operation: 'createFirmwareProfile',
      targets: { addDids: devices.map(({ endpointId }) => endpointId) },
      name: text(planMessages.selected, { count: devices.length }),
      ...(model && models.length === 1 ? { mid: modelId(model) } : {}),
    });
  return (
    <>
      <Button size="small" blocked={notAllowed} onClick={open}>
        {text(profileTexts.action)}
      </Button>
      {target ? <LazyPlanSheet target={target} onClose={() => setTarget(null)} /> : null}
    </>
  );
}
