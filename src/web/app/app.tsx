import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import { queryClient } from '#web/http/query-client.ts';
import { I18nProvider } from '#web/i18n/provider.tsx';
import { router } from './router.ts';

/** TR-162: the overlay of index.html covers the page until the app is mounted. */
function useLoadingOverlay() {
  useEffect(() => {
    const overlay = document.getElementById('loading');
    if (overlay) overlay.hidden = true;
  }, []);
}

export function App() {
  useLoadingOverlay();
  return (
    <QueryClientProvider client={queryClient}>
      <I18nProvider>
        <RouterProvider router={router} />
      </I18nProvider>
    </QueryClientProvider>
  );
}
