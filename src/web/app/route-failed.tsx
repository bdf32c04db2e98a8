import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { PartFailed } from '#web/ui/lazy-part.tsx';

/** Shown instead of a page that could not be loaded or rendered; the console around it stays. */
export function RouteFailed({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const [retry] = useState(() => () => {
    reset();
    void router.invalidate();
  });
  return <PartFailed error={error} onRetry={retry} />;
}
