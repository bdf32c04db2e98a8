import {
  createRootRouteWithContext,
  Navigate,
  Outlet,
  useLocation,
  useMatches,
} from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ErrorPage } from '#web/features/errors/message-pages.tsx';
import { defineMessages } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import type { RouterContext } from './-context.ts';

const messages = defineMessages('routes', {
  product: { en: 'Remote Management System', ko: '원격 관리 시스템' },
  pageTitle: { en: '{page} | {product}', ko: '{page} | {product}' },
});

/** `{page} | product title`, from the deepest route that has a title (TN-161). */
function useTitle() {
  const text = useText();
  const title = useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.title)?.staticData.title,
  });
  useEffect(() => {
    const product = text(messages.product);
    document.title = title ? text(messages.pageTitle, { page: text(title), product }) : product;
  }, [text, title]);
}

/** RT-012, with the address that is not there, for the page that says so. */
function NotFound() {
  const address = useLocation({ select: ({ href }) => href });
  // The address changes before this one goes.
  const [from] = useState(address);
  return <Navigate to="/404" state={{ from }} replace />;
}

function Root() {
  useTitle();
  return <Outlet />;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Root,
  errorComponent: ErrorPage,
  notFoundComponent: NotFound,
});
