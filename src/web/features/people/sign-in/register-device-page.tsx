import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useAccountRules } from '#web/http/account-rules.ts';
import { answerOf, publicApi } from '#web/http/clients.ts';
import { useText } from '#web/i18n/use-text.ts';
import { linkLook } from '#web/ui/classes.ts';
import { messages } from './messages.ts';
import { SignInFrame } from './sign-in-frame.tsx';

/** The mailed link of TN-149. The page calls from script, so that a mail scanner's preview uses nothing up. */
export function RegisterDevicePage(props: { token: string; onVerified: () => void }) {
  const text = useText();
  const minutes = useAccountRules()?.linkMinutes ?? 0;
  const verify = useMutation({
    mutationFn: (token: string) => answerOf(publicApi.POST('/client/verify', { body: { token } })),
    onSuccess: props.onVerified,
    meta: { ownErrors: true },
  });
  const start = useEffectEvent(() => {
    if (verify.isIdle) verify.mutate(props.token);
  });
  useEffect(() => start(), []);
  const [title, help] = verify.isSuccess
    ? [messages.verified, messages.verifiedHelp]
    : verify.isError
      ? [messages.notVerified, messages.notVerifiedHelp]
      : [messages.verifying, null];
  return (
    <SignInFrame>
      <div role="status" className="flex flex-col gap-2">
        <h1 className="text-title font-medium">{text(title)}</h1>
        {help ? <p className="text-secondary">{text(help, { minutes })}</p> : null}
      </div>
      {verify.isPending ? null : (
        <Link to="/login" className={linkLook}>
          {text(messages.toSignIn)}
        </Link>
      )}
    </SignInFrame>
  );
}
