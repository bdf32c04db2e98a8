import { createFileRoute, redirect } from '@tanstack/react-router';
import { LoginPage } from '#web/features/sign-in/login-page.tsx';
import { messages } from './-messages.ts';

/** Only an address of this console may be returned to. */
const nextOf = (value: unknown) =>
  typeof value === 'string' && /^\/(?![/\\])/.test(value) ? { next: value } : {};

export const Route = createFileRoute('/login')({
  validateSearch: (search): { next?: string } => nextOf(search.next),
  staticData: { title: messages.login },
  beforeLoad: async ({ context, search }) => {
    if (await context.session.isSignedIn()) throw redirect({ href: search.next ?? '/home' });
  },
  component: Login,
});

function Login() {
  const { session } = Route.useRouteContext();
  const { next } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <LoginPage
      remembered={session.remembered()}
      signIn={session.signIn}
      failure={session.failure}
      onSignedIn={() => void navigate({ href: next ?? '/home', replace: true })}
    />
  );
}
