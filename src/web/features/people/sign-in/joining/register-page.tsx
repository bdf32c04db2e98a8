import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { requestAccountLimits } from '#api/limits.gen.ts';
import { privacyVersion } from '#domain/privacy.ts';
import { ApiError } from '#web/http/api-error.ts';
import { answerOf, publicApi } from '#web/http/clients.ts';
import { useText } from '#web/i18n/use-text.ts';
import { TextField } from '#web/resource/form/fields.tsx';
import { showInForm } from '#web/resource/use-command.ts';
import { linkLook } from '#web/ui/classes.ts';
import { SignInFrame } from '../sign-in-frame.tsx';
import { messages } from './messages.ts';
import { Agreement, PublicForm } from './public-form.tsx';

const emptyForm = { email: '', userName: '', userPhone: '', companyName: '', message: '', agreement: false };
type RequestValues = typeof emptyForm;

/** RT-003: asks for an account. None is made: an administrator invites, or declines. */
export function RegisterPage(props: { onRequested: () => void }) {
  const text = useText();
  const form = useForm<RequestValues>({ defaultValues: emptyForm });
  const request = useMutation({
    mutationFn: ({ email, userName, userPhone, companyName, message }: RequestValues) =>
      answerOf(
        publicApi.POST('/register-requests', {
          body: {
            email: email.trim(),
            userName: userName.trim(),
            userPhone: userPhone.trim() || null,
            companyName: companyName.trim(),
            message: message.trim(),
            privacyVersion,
          },
        }),
      ),
    onSuccess: props.onRequested,
    onError: (error) => {
      if (error instanceof ApiError) showInForm(form, error);
    },
    meta: { ownErrors: true },
  });
  return (
    <SignInFrame>
      <div className="flex flex-col gap-2">
        <h1 className="text-title font-medium">{text(messages.request)}</h1>
        <p className="text-secondary">{text(messages.requestHelp)}</p>
      </div>
      <PublicForm
        form={form}
        limits={requestAccountLimits}
        verb={text(messages.request)}
        busy={request.isPending}
        onSubmit={(values) => request.mutate(values)}
      >
        <TextField<RequestValues>
          name="email"
          type="email"
          label={text(messages.email)}
          autoComplete="email"
        />
        <TextField<RequestValues> name="userName" label={text(messages.name)} autoComplete="name" />
        <TextField<RequestValues>
          name="companyName"
          label={text(messages.company)}
          autoComplete="organization"
        />
        <TextField<RequestValues>
          name="userPhone"
          type="tel"
          label={text(messages.phone)}
          help={text(messages.phoneHelp)}
          autoComplete="tel"
        />
        <TextField<RequestValues> name="message" rows={3} label={text(messages.message)} />
        <Link to="/privacy" target="_blank" className={linkLook}>
          {text(messages.recorded)}
        </Link>
        <Agreement<RequestValues> name="agreement" label={text(messages.agreementData)} />
      </PublicForm>
      <Link to="/login" className={linkLook}>
        {text(messages.toSignIn)}
      </Link>
    </SignInFrame>
  );
}
