import { createFileRoute, redirect } from '@tanstack/react-router';
import { ReturningPage } from '#web/features/people/sign-in/returning-page.tsx';
import { defineMessage } from '#web/i18n/message.ts';

/**
 * Identity providers send people back to this page (docs/decisions/217). It leads on at once and removes its address's
 * parameters.
 */
export const Route = createFileRoute('/company-sign-in')({
  staticData: {
    title: defineMessage('routes.companySignIn', { en: 'Company sign-in', ko: '회사 계정 로그인' }),
  },
  beforeLoad: async ({ context }) => {
    throw redirect({ href: await context.session.returnFromCompany(), replace: true });
  },
  pendingMs: 0,
  pendingComponent: ReturningPage,
});
