import { createFileRoute } from '@tanstack/react-router';
import { ConfirmEmailPage } from '#web/features/people/sign-in/confirm-email-page.tsx';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/confirm-email/$token')({
  staticData: {
    title: defineMessage({ id: 'routes.confirmEmail', defaultMessage: 'E-mail address' }),
  },
  component: ConfirmEmail,
});

function ConfirmEmail() {
  const { token } = Route.useParams();
  return <ConfirmEmailPage token={token} />;
}
