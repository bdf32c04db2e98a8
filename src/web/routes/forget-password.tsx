import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordPage } from '#web/features/people/sign-in/forgot-password-page.tsx';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/forget-password')({
  staticData: {
    title: defineMessage({ id: 'routes.forgotPassword', defaultMessage: 'Forgot password' }),
  },
  component: ForgotPassword,
});

function ForgotPassword() {
  const { session } = Route.useRouteContext();
  return <ForgotPasswordPage email={session.remembered().email} />;
}
