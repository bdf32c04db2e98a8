import './styles/main.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { reportErrors } from './app/report-errors.ts';
import { router, scrollToTopOnNewPage } from './app/router.ts';
import { session } from './app/session.ts';
import { followSystemTheme } from './app/theme.ts';
import { queryClient } from './http/query-client.ts';
import { needTexts } from './i18n/catalogue.ts';
import { I18nProvider } from './i18n/provider.tsx';

/** TR-162: the overlay of index.html covers the page until the app is mounted. */
function useLoadingOverlay() {
  useEffect(() => {
    const overlay = document.getElementById('loading');
    if (overlay) overlay.hidden = true;
  }, []);
}

function App() {
  useLoadingOverlay();
  return (
    <QueryClientProvider client={queryClient}>
      <I18nProvider>
        <RouterProvider router={router} />
      </I18nProvider>
    </QueryClientProvider>
  );
}

followSystemTheme();
reportErrors();
scrollToTopOnNewPage();
session.start();

const root = document.getElementById('root');
// Before the first render, so that no text appears in another language for a moment.
await needTexts('start');
if (root) createRoot(root).render(<App />);
