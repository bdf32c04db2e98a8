import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { useProfile } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { linkLook } from '#web/ui/classes.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { messages } from './password-messages.ts';
import { SignInFrame } from './sign-in-frame.tsx';

/** RT-006, TN-210: users who signed in with a temporary password set their own before they see any other page. */
export function ForcedPasswordPage(props: { onChanged: () => void }) {
  const text = useText();
  const profile = useProfile();
  const change = useMutation({
    mutationFn: (newPassword: string) =>
      answerOf(mainApi.POST('/iam/user/action/changePassword', { body: { newPassword } })),
    onSuccess: props.onChanged,
    meta: { ownErrors: true },
  });
  const { userEmail = '', userName = '' } = profile?.userInfo ?? {};
  return (
    <SignInFrame>
      <div className="flex flex-col gap-2">
        <h1 className="text-title font-medium">{text(messages.setTitle)}</h1>
        <p className="text-secondary">{text(messages.forcedHelp)}</p>
      </div>
      <NewPasswordForm
        about={{ email: userEmail, name: userName }}
        busy={change.isPending}
        error={change.error}
        field="newPassword"
        onSubmit={change.mutate}
      />
      <Link to="/logout" className={linkLook}>
        {text(messages.signOut)}
      </Link>
    </SignInFrame>
  );
}
