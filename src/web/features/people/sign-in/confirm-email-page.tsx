import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { answerOf, publicApi } from '#web/http/clients.ts';
import { useText } from '#web/i18n/use-text.ts';
import { linkLook } from '#web/ui/classes.ts';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { messages as emailMessages } from './email-messages.ts';
import { messages } from './messages.ts';
import { SignInFrame } from './sign-in-frame.tsx';

/** A mailed link to a new address, or back to the old one. A button follows it: a scanner's preview changes nothing. */
export function ConfirmEmailPage(props: { token: string }) {
  const text = useText();
  const confirm = useMutation({
    mutationFn: () => answerOf(publicApi.POST('/email/confirm', { body: { token: props.token } })),
    meta: { ownErrors: true },
  });
  const done = confirm.data?.data;
  if (done)
    return (
      <SignInFrame>
        <div role="status" className="flex flex-col gap-2">
          <h1 className="text-title font-medium">
            {text(done.undone ? emailMessages.undone : emailMessages.changed)}
          </h1>
          <p className="wrap-anywhere text-secondary">
            {text(done.undone ? emailMessages.undoneHelp : emailMessages.changedHelp, { email: done.email })}
          </p>
        </div>
        <Link to="/login" className={linkLook}>
          {text(messages.toSignIn)}
        </Link>
      </SignInFrame>
    );
  return (
    <SignInFrame>
      <div className="flex flex-col gap-2">
        <h1 className="text-title font-medium">{text(emailMessages.title)}</h1>
        <p className="text-secondary">{text(confirm.error ? emailMessages.overHelp : emailMessages.help)}</p>
      </div>
      {confirm.error ? (
        <Link to="/login" className={linkLook}>
          {text(messages.toSignIn)}
        </Link>
      ) : (
        <PlainButton look="main" busy={confirm.isPending} className="h-10" onClick={() => confirm.mutate()}>
          {text(emailMessages.confirm)}
        </PlainButton>
      )}
    </SignInFrame>
  );
}
