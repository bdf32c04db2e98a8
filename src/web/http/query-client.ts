import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/**
 * CO-009, CO-010, TR-292, TR-293: device lists and devices 300 s, tasks 180 s. Pushes keep what is shown current
 * meanwhile; a page that is loaded anew reads anew, because nothing was pushed to it while it was gone.
 */
const deviceCache = 300_000;
export const taskCache = 180_000;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: deviceCache,
      refetchOnWindowFocus: false,
      // Only silence is worth another try: a refusal stays a refusal.
      retry: (count, error) => count < 2 && error instanceof ApiError && error.code === 'network',
    },
    mutations: { retry: false },
  },
});
