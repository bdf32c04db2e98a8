import './styles/main.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { after } from './ambient/clock.ts';
import { askBeforeLeaving } from './app/ask-before-leaving.ts';
import { watchMissingParts } from './app/missing-parts.ts';
import { reportErrors } from './app/report-errors.ts';
import { reportFaults } from './app/report-faults.ts';
import { followNavigation, router } from './app/router.ts';
import { session } from './app/session.ts';
import { explainFailures } from './http/api-error.ts';
import { connection } from './http/connection.ts';
import { queryClient } from './http/query-client.ts';
import { needTexts } from './i18n/catalogue.ts';
import { I18nProvider } from './i18n/provider.tsx';
import { followOtherTabs, followSystemTheme } from './resource/personal-settings.ts';
import { failureSentence } from './resource/refusal-text.ts';

/** Milliseconds between two attempts to read the first texts. */
const textsAgainAfter = 2000;

/** TN-162: the overlay of index.html covers the page until the app is mounted. */
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
followOtherTabs();
explainFailures(failureSentence);
reportErrors();
reportFaults();
followNavigation();
watchMissingParts();
askBeforeLeaving();
connection.start();
session.start();

const root = document.getElementById('root');
/** Under the overlay of index.html, for as long as the server is away. */
const firstTexts = (): Promise<void> =>
  needTexts('start').catch(
    () =>
      new Promise<void>((resolve) => {
        after(textsAgainAfter, () => resolve(firstTexts()));
      }),
  );

// Before the first render, so that no text appears in another language for a moment.
await firstTexts();
if (root) createRoot(root).render(<App />);
