import { createFileRoute } from '@tanstack/react-router';
import { RegisterDevicePage } from '#web/features/sign-in/register-device-page.tsx';
import { messages } from './-messages.ts';

export const Route = createFileRoute('/registerdeviceToSign/$token')({
  staticData: { title: messages.registerDevice },
  component: RegisterDevice,
});

function RegisterDevice() {
  const { token } = Route.useParams();
  const { session } = Route.useRouteContext();
  return <RegisterDevicePage token={token} onVerified={session.clientVerified} />;
}
