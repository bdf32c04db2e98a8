import { useState } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { useBlocked } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { profileTexts } from './profile-texts.ts';

const LazyPlanSheet = lazyPart(() => import('./plan-sheet.tsx'), null);

/** Plans a profile for a version. */
export function PlanFileButton({ file }: { file: { id: string; appId: string } }) {
  const text = useText();
  const blocked = useBlocked('createAppProfile');
  const [planning, setPlanning] = useState(false);
  return (
    <>
      <Button size="small" blocked={blocked} onClick={() => setPlanning(true)}>
        {text(profileTexts.action)}
      </Button>
      {planning ? <LazyPlanSheet file={file} onClose={() => setPlanning(false)} /> : null}
    </>
  );
}
