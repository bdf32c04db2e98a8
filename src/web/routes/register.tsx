import { createFileRoute } from '@tanstack/react-router';
import { RegisterPage } from '#web/features/people/sign-in/joining/register-page.tsx';
import { needTexts } from '#web/i18n/catalogue.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/register')({
  staticData: {
    title: defineMessage('routes.register', { en: 'Request account', ko: '계정 신청' }),
    texts: ['people/sign-in/joining'],
  },
  beforeLoad: () => needTexts('people/sign-in/joining'),
  component: Register,
});

function Register() {
  const navigate = Route.useNavigate();
  return (
    <RegisterPage
      onRequested={() => void navigate({ to: '/confirm-account', search: { after: 'request' } })}
    />
  );
}
