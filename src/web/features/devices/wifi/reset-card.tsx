import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { followTasks } from '#web/entities/task/toasts.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useCommand } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/property-list.tsx';
import { type Device, nameOf } from '../device/queries.ts';
import { resetMessages as messages } from './messages.ts';
import { WhoLeaves } from './who-leaves.tsx';

/** All Wi-Fi settings as they came from the factory, after a question (CL-068). */
export function ResetCard({ device }: { device: Device }) {
  const { endpointId } = device;
  const text = useText();
  const [asking, setAsking] = useState(false);
  const reset = useCommand('resetWifi', { failure: 'inPlace' });
  const confirm = async () => {
    const answer = await reset.run({ body: { endpointId } });
    if (!answer) return;
    followTasks('WifiReset', nameOf(device), answer.data);
    setAsking(false);
  };
  return (
    <Card
      title={text(messages.title)}
      actions={
        <Button
          icon={<RotateCcw className="size-4" aria-hidden />}
          blocked={reset.blocked}
          onClick={() => setAsking(true)}
        >
          {text(messages.title)}
        </Button>
      }
    >
      <p className="text-dense text-secondary">{text(messages.help)}</p>
      <WhoLeaves
        open={asking}
        device={device}
        of={{}}
        title={text(messages.sure, { device: nameOf(device) })}
        body={text(messages.sureHelp)}
        verb={text(messages.title)}
        busy={reset.busy}
        error={reset.error}
        onConfirm={() => void confirm()}
        onClose={() => {
          reset.clear();
          setAsking(false);
        }}
      />
    </Card>
  );
}
