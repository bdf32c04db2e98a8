import { useEffect, useState } from 'react';
import { connectPasswordDialog } from '#web/http/password-again.ts';
import { useProfile } from '#web/http/profile.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';

const PasswordForm = lazyPart(() => import('./password-form.tsx'));
const CompanyDialog = lazyPart(() => import('./company-dialog.tsx'));

type Waiting = (given: boolean) => void;

/** Over whatever page a call came from that wants the password again; calls that wait at the same time share it. */
export function PasswordDialog() {
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  useEffect(
    () => connectPasswordDialog(() => new Promise((resolve) => setWaiting((before) => [...before, resolve]))),
    [],
  );
  const byProvider = useProfile()?.byProvider ?? false;
  if (waiting.length === 0) return null;
  const end = (given: boolean) => {
    for (const tell of waiting) tell(given);
    setWaiting([]);
  };
  return byProvider ? <CompanyDialog onEnd={end} /> : <PasswordForm onEnd={end} />;
}
