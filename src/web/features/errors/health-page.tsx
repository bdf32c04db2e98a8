import { useQuery } from '@tanstack/react-query';
import { CheckCircle2, Loader, XCircle } from 'lucide-react';
import { useText } from '#web/i18n/use-text.ts';
import { CentredPage } from './centred-page.tsx';
import { messages } from './messages.ts';

/** OK or not OK, and nothing that could help a stranger. */
export function HealthPage() {
  const text = useText();
  const health = useQuery({
    queryKey: ['health'],
    queryFn: async () => (await fetch('/readyz')).ok,
    staleTime: 0,
    retry: false,
  });
  const ok = health.data === true;
  const Icon = health.isPending ? Loader : ok ? CheckCircle2 : XCircle;
  const state = health.isPending ? messages.healthChecking : ok ? messages.healthOk : messages.healthNotOk;
  return (
    <CentredPage>
      <h1 className="text-title font-medium">{text(messages.healthTitle)}</h1>
      <p role="status" className="flex items-center gap-2 text-lead">
        <Icon className={ok ? 'size-5 text-success' : 'size-5 text-danger'} aria-hidden />
        {text(state)}
      </p>
    </CentredPage>
  );
}
