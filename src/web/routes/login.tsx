import { createFileRoute, redirect } from '@tanstack/react-router';
import { LoginPage } from '#web/features/people/sign-in/login-page.tsx';
import { defineMessage } from '#web/i18n/message.ts';

/**
 * Only an address of this console may be returned to. The key is always there: what a validator leaves out, the router
 * would hand through unread.
 */
const readLoginSearch = ({ next }: Record<string, unknown>): { next?: string | undefined } => ({
  next: typeof next === 'string' && /^\/(?![/\\])/.test(next) ? next : undefined,
});

export const Route = createFileRoute('/login')({
  validateSearch: readLoginSearch,
  staticData: {
    title: defineMessage('routes.login', { en: 'Sign in', ko: '로그인' }),
  },
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
      signInWithCode={session.signInWithCode}
      signInWithPasskey={session.signInWithPasskey}
      signInWithCompany={(email) => session.signInWithCompany(email, next ?? '/home')}
      secondStep={session.secondStep}
      abandonSecondStep={session.abandonSecondStep}
      failure={session.failure}
      endedBy={session.endedBy}
      onSignedIn={() => void navigate({ href: next ?? '/home', replace: true })}
    />
  );
}
