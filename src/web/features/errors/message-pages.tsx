import { useQuery } from '@tanstack/react-query';
import { type ErrorComponentProps, Link } from '@tanstack/react-router';
import { CheckCircle2, Loader, ShieldX, XCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Message } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { linkLook } from '#web/ui/classes.ts';
import { messages as uiMessages } from '#web/ui/messages.ts';
import { EmptyState } from '#web/ui/placeholders.tsx';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { messages } from './messages.ts';

/** A page on its own, without the console around it. */
function CentredPage(props: { children: ReactNode }) {
  return (
    <main className="grid min-h-dvh place-items-center bg-page p-4">
      <div className="flex w-full max-w-120 flex-col items-center gap-3 text-center">{props.children}</div>
    </main>
  );
}

interface WayHomeProps {
  title: Message;
  help: Message;
  /** The requested address. */
  address?: string | null;
  /** The console is around it. */
  isInside?: boolean;
}

function WayHome({ title, help, address, isInside }: WayHomeProps) {
  const text = useText();
  const words = (
    <>
      <h1 className="text-title font-medium">{text(title)}</h1>
      <p className="text-secondary">{text(help)}</p>
      {address ? (
        <code className="max-w-full rounded bg-sunken px-3 py-2 font-mono text-caption break-words text-secondary select-all">
          {address}
        </code>
      ) : null}
      <Link to="/" className={linkLook}>
        {text(messages.returnHome)}
      </Link>
    </>
  );
  return isInside ? (
    <div className="mx-auto flex max-w-120 flex-col items-center gap-3 py-20 text-center">{words}</div>
  ) : (
    <CentredPage>{words}</CentredPage>
  );
}

export const NotFoundPage = (place: Pick<WayHomeProps, 'address' | 'isInside'>) => (
  <WayHome title={messages.notFound} help={messages.notFoundHelp} {...place} />
);
export const ServerErrorPage = () => <WayHome title={messages.serverError} help={messages.serverErrorHelp} />;

/** In place of a page that the profile does not permit; the console stays around it. */
export function NotAllowedPage() {
  const text = useText();
  return (
    <>
      <h1 className="sr-only">{text(messages.notAllowed)}</h1>
      <EmptyState icon={<ShieldX className="size-5" aria-hidden />} title={text(messages.notAllowed)}>
        {text(messages.notAllowedHelp)}
      </EmptyState>
    </>
  );
}

/** Replaces a broken page: the words, the next step, and the error to copy. */
export function ErrorPage(props: ErrorComponentProps) {
  const text = useText();
  return (
    <CentredPage>
      <h1 className="text-title font-medium">{text(messages.pageFailed)}</h1>
      <p className="text-secondary">{text(messages.pageFailedHelp)}</p>
      <code className="max-w-full rounded bg-sunken px-3 py-2 font-mono text-caption break-words text-secondary select-all">
        {props.error instanceof Error ? props.error.message : String(props.error)}
      </code>
      <PlainButton look="main" onClick={() => window.location.reload()}>
        {text(uiMessages.tryAgain)}
      </PlainButton>
    </CentredPage>
  );
}

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
