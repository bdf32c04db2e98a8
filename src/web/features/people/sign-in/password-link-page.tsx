import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ApiError } from '#web/http/api-error.ts';
import { answerOf, publicApi } from '#web/http/clients.ts';
import { useText } from '#web/i18n/use-text.ts';
import { linkLook } from '#web/ui/classes.ts';
import { messages } from './messages.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { messages as passwordMessages } from './password-messages.ts';
import { SignInFrame } from './sign-in-frame.tsx';

/** The page does not know the link's owner; the server compares the password with name and address. */
const somebody = { email: '', name: '' };

/** RT-009: the mailed link of a forgotten password. Nothing is used up by opening it. */
export function PasswordLinkPage(props: { token: string }) {
  const { token } = props;
  const text = useText();
  const set = useMutation({
    mutationFn: (password: string) =>
      answerOf(publicApi.POST('/change-password', { body: { token, password } })),
    meta: { ownErrors: true },
  });
  const isOver = set.error instanceof ApiError && set.error.code === 'tokenerr';
  if (set.isSuccess || isOver)
    return (
      <SignInFrame>
        <div role="status" className="flex flex-col gap-2">
          <h1 className="text-title font-medium">
            {text(isOver ? passwordMessages.linkOver : passwordMessages.changed)}
          </h1>
          <p className="text-secondary">
            {text(isOver ? passwordMessages.linkOverHelp : passwordMessages.changedHelp)}
          </p>
        </div>
        {isOver ? (
          <Link to="/forget-password" className={linkLook}>
            {text(passwordMessages.again)}
          </Link>
        ) : null}
        <Link to="/login" className={linkLook}>
          {text(messages.toSignIn)}
        </Link>
      </SignInFrame>
    );
  return (
    <SignInFrame>
      <h1 className="text-title font-medium">{text(passwordMessages.setTitle)}</h1>
      <NewPasswordForm
        about={somebody}
        busy={set.isPending}
        error={set.error}
        field="password"
        onSubmit={set.mutate}
      />
    </SignInFrame>
  );
}
