import { createFileRoute } from '@tanstack/react-router';
import { PasswordLinkPage } from '#web/features/people/sign-in/password-link-page.tsx';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/changePassword/$token')({
  staticData: {
    title: defineMessage({ id: 'routes.setPassword', defaultMessage: 'Set a new password' }),
  },
  component: PasswordLink,
});

function PasswordLink() {
  const { token } = Route.useParams();
  return <PasswordLinkPage token={token} />;
}
