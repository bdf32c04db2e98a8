import { useState } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/property-list.tsx';
import { ActionDialog } from '../device/action-dialog.tsx';
import { actionEntries, useBlockedReason } from '../device/device-actions.ts';
import type { Device } from '../device/queries.ts';
import { ScreenPreview } from '../device/screen-preview.tsx';
import { messages } from './messages.ts';

/** CL-117: the last screen message, and a button to send another one. */
export function ScreenCard({ device, message }: { device: Device; message: string | null }) {
  const text = useText();
  const blockedReason = useBlockedReason();
  const [sending, setSending] = useState(false);
  return (
    <Card
      title={text(messages.screen)}
      actions={
        <Button blocked={blockedReason('OSDMessage', [device])} onClick={() => setSending(true)}>
          {text(actionEntries.OSDMessage.label)}
        </Button>
      }
    >
      <ScreenPreview label={text(messages.lastMessage)} placeholder={text(messages.noMessage)}>
        {message ?? ''}
      </ScreenPreview>
      {sending ? (
        <ActionDialog
          pending={{ action: 'OSDMessage', devices: [device] }}
          onClose={() => setSending(false)}
          onDone={() => setSending(false)}
        />
      ) : null}
    </Card>
  );
}
