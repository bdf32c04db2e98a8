import { createFileRoute } from '@tanstack/react-router';
import { RegisterDevicePage } from '#web/features/people/sign-in/register-device-page.tsx';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/registerdeviceToSign/$token')({
  staticData: {
    title: defineMessage('routes.registerDevice', { en: 'Device registration', ko: '기기 등록' }),
  },
  component: RegisterDevice,
});

function RegisterDevice() {
  const { token } = Route.useParams();
  const { session } = Route.useRouteContext();
  return <RegisterDevicePage token={token} onVerified={session.clientVerified} />;
}
