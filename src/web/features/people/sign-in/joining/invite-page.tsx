import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { acceptInvitationLimits } from '#api/limits.gen.ts';
import {
  NewPasswordFields,
  noPassword,
  useIsNewPassword,
} from '#web/entities/account/new-password-fields.tsx';
import { ApiError } from '#web/http/api-error.ts';
import { answerOf, publicMainApi } from '#web/http/clients.ts';
import type { Message } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { TextField } from '#web/resource/form/fields.tsx';
import { useRoleText } from '#web/resource/role-text.ts';
import { refusedFields, showInForm } from '#web/resource/use-command.ts';
import { linkLook } from '#web/ui/classes.ts';
import { Field, Input } from '#web/ui/field.tsx';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { SignInFrame } from '../sign-in-frame.tsx';
import { messages } from './messages.ts';
import { Agreement, PublicForm } from './public-form.tsx';
import { faultOf, type Invitation, invitationQuery, type LinkFault } from './queries.ts';

interface InvitePageProps {
  token: string;
  /** Key of this browser for an e-mail address: it needs no mail to be trusted. */
  clientKeyOf: (email: string) => Promise<string>;
  onAccepted: () => void;
}

/** The mailed link of RT-008: whom it is for, and a password of one's own. */
export function InvitePage(props: InvitePageProps) {
  const text = useText();
  const invitation = useQuery(invitationQuery(props.token));
  const { error } = invitation;
  const fault = error instanceof ApiError ? faultOf(error) : null;
  if (fault) return <LinkRefused fault={fault} />;
  return (
    <SignInFrame>
      <h1 className="text-title font-medium">{text(messages.inviteTitle)}</h1>
      {invitation.data ? (
        <AcceptForm {...props} invitation={invitation.data} />
      ) : error ? (
        <div role="alert" className="flex flex-col items-start gap-3">
          <p className="text-secondary">{text(messages.checkFailed)}</p>
          <PlainButton onClick={() => void invitation.refetch()}>{text(messages.again)}</PlainButton>
        </div>
      ) : (
        <p role="status" className="text-secondary">
          {text(messages.checking)}
        </p>
      )}
    </SignInFrame>
  );
}

const faultTexts: Record<LinkFault, Message> = {
  unknown: messages.linkUnknown,
  replaced: messages.linkReplaced,
  withdrawn: messages.linkWithdrawn,
  accepted: messages.linkAccepted,
  expired: messages.linkExpired,
};

function LinkRefused({ fault }: { fault: LinkFault }) {
  const text = useText();
  return (
    <SignInFrame>
      <div role="status" className="flex flex-col gap-2">
        <h1 className="text-title font-medium">{text(messages.linkTitle)}</h1>
        <p className="text-secondary">{text(faultTexts[fault])}</p>
      </div>
      <Link to="/login" className={linkLook}>
        {text(messages.toSignIn)}
      </Link>
    </SignInFrame>
  );
}

interface AcceptValues {
  userName: string;
  userPhone: string;
  agreement: boolean;
}

function AcceptForm(props: InvitePageProps & { invitation: Invitation }) {
  const { token, invitation } = props;
  const { email, companyName: company, roleName, invitedBy } = invitation;
  const text = useText();
  const role = useRoleText()(roleName);
  const form = useForm<AcceptValues>({
    defaultValues: { userName: invitation.userName, userPhone: '', agreement: false },
  });
  const [password, setPassword] = useState(noPassword);
  const [checked, setChecked] = useState(false);
  const [refused, setRefused] = useState<{ password: string; message: string } | null>(null);
  const [fault, setFault] = useState<LinkFault | null>(null);
  const about = { email, name: form.watch('userName') };
  const isNewPassword = useIsNewPassword(about);
  const accept = useMutation({
    mutationFn: async ({ userName, userPhone }: AcceptValues) =>
      answerOf(
        publicMainApi.POST('/users/action/accept', {
          body: {
            code: token,
            password: password.password,
            userName: userName.trim(),
            userPhone: userPhone.trim() || null,
            clientKey: await props.clientKeyOf(email),
          },
        }),
      ),
    onSuccess: props.onAccepted,
    onError: (error) => {
      if (!(error instanceof ApiError)) return;
      const ofPassword = refusedFields(error).find(({ field }) => field === 'body.password');
      setFault(faultOf(error));
      if (ofPassword) setRefused({ password: password.password, message: ofPassword.message });
      else showInForm(form, error);
    },
    meta: { ownErrors: true },
  });
  if (fault) return <p className="text-secondary">{text(faultTexts[fault])}</p>;
  return (
    <>
      <p className="text-secondary">
        {invitedBy
          ? text(messages.invitedBy, { name: invitedBy, company, role })
          : text(messages.invitedTo, { company, role })}
      </p>
      <PublicForm
        form={form}
        limits={acceptInvitationLimits}
        verb={text(messages.accept)}
        busy={accept.isPending}
        onAttempt={() => setChecked(true)}
        onSubmit={(values) => {
          if (isNewPassword(password)) accept.mutate(values);
        }}
      >
        <Field label={text(messages.email)}>
          {(ids) => <Input {...ids} type="email" autoComplete="username" readOnly value={email} />}
        </Field>
        <TextField<AcceptValues> name="userName" label={text(messages.name)} autoComplete="name" />
        <TextField<AcceptValues>
          name="userPhone"
          type="tel"
          label={text(messages.phone)}
          help={text(messages.phoneHelp)}
          autoComplete="tel"
        />
        <NewPasswordFields
          value={password}
          onChange={setPassword}
          about={about}
          checked={checked}
          refused={refused?.password === password.password ? refused.message : undefined}
        />
        <Agreement<AcceptValues> name="agreement" label={text(messages.agreement)} />
      </PublicForm>
    </>
  );
}
