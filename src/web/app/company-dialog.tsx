import { useMutation } from '@tanstack/react-query';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { messages as uiMessages } from '#web/ui/messages.ts';
import { messages } from './company-messages.ts';
import { leaveToConfirm } from './company-sign-in.ts';

/** Replaces the password for users who signed in through their organisation's identity provider and may have none. */
export default function CompanyDialog(props: { onEnd: (given: boolean) => void }) {
  const text = useText();
  const leave = useMutation({ mutationFn: leaveToConfirm, meta: { ownErrors: true } });
  return (
    <Dialog
      open
      onClose={() => props.onEnd(false)}
      title={text(messages.again)}
      description={text(messages.againHelp)}
      footer={
        <>
          <Button onClick={() => props.onEnd(false)}>{text(uiMessages.cancel)}</Button>
          <Button look="main" busy={leave.isPending} onClick={() => leave.mutate()}>
            {text(messages.confirm)}
          </Button>
        </>
      }
    >
      {leave.error ? (
        <p role="alert" className="mt-4 text-dense text-danger">
          {leave.error.message}
        </p>
      ) : null}
    </Dialog>
  );
}
