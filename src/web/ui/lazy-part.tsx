import { TriangleAlert } from 'lucide-react';
import { Component, type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { faults } from '#web/ambient/faults.ts';
import { isUnloaded, scriptInTime } from '#web/ambient/in-time.ts';
import { ApiError } from '#web/http/api-error.ts';
import { connection } from '#web/http/connection.ts';
import { forgetUnused } from '#web/http/query-client.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ErrorDetails } from './error-details.tsx';
import { messages } from './messages.ts';
import { EmptyState } from './placeholders.tsx';
import { PlainButton } from './plain-button.tsx';

interface PartFailedProps {
  /** Absent: its script or its texts did not come. */
  error?: unknown;
  onRetry: () => void;
}

/**
 * In place of a part that failed: its script could not be loaded, or the part itself has a fault. The first is tried again
 * when the connection is back.
 */
export function PartFailed({ error, onRetry }: PartFailedProps) {
  const text = useText();
  const unloaded = error === undefined || isUnloaded(error);
  useEffect(() => (unloaded ? connection.onReturn(onRetry) : undefined), [unloaded, onRetry]);
  const refused = error instanceof ApiError ? error : null;
  const tryAgain = () => {
    if (!unloaded) forgetUnused();
    onRetry();
  };
  return (
    <div role="alert">
      <EmptyState
        icon={<TriangleAlert className="size-5" aria-hidden />}
        title={text(unloaded || refused ? messages.partFailed : messages.partBroken)}
        action={<PlainButton onClick={tryAgain}>{text(messages.tryAgain)}</PlainButton>}
      >
        {refused ? refused.message : text(unloaded ? messages.partFailedHelp : messages.partBrokenHelp)}
        {unloaded || refused ? null : (
          <span className="mt-1 block">
            <ErrorDetails code={String(error)} />
          </span>
        )}
      </EmptyState>
    </div>
  );
}

/** The server tells of a script that is missing; a fault of the part is known here alone. */
export function reportBroken(error: unknown): void {
  if (!isUnloaded(error) && !(error instanceof ApiError)) faults.report('page', error);
}

interface BoundaryProps {
  instead: (error: unknown) => ReactNode;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { failure: { error: unknown } | null }> {
  override state: { failure: { error: unknown } | null } = { failure: null };
  static getDerivedStateFromError = (error: unknown) => ({ failure: { error } });
  override componentDidCatch(error: unknown) {
    reportBroken(error);
  }
  override render() {
    const { failure } = this.state;
    return failure ? this.props.instead(failure.error) : this.props.children;
  }
}

interface Part<P extends object> {
  load: () => Promise<{ default: ComponentType<P> }>;
  /** React keeps the failure of a lazy component for good, so each try makes a new one. */
  loaded: ComponentType<P>;
  waiting: ReactNode;
  around: (message: ReactNode, props: P) => ReactNode;
}

const lazyInTime = <P extends object>(load: Part<P>['load']) => lazy(() => scriptInTime(load));

function LazyPart<P extends object>({ part, props }: { part: Part<P>; props: P }) {
  const [tries, setTries] = useState(0);
  const [retry] = useState(() => () => {
    part.loaded = lazyInTime(part.load);
    setTries((count) => count + 1);
  });
  const Loaded = part.loaded;
  return (
    <Boundary
      key={tries}
      instead={(error) => part.around(<PartFailed error={error} onRetry={retry} />, props)}
    >
      <Suspense fallback={part.waiting}>
        <Loaded {...props} />
      </Suspense>
    </Boundary>
  );
}

/**
 * A part of a page in a file of its own, with its boundary: a part that cannot be loaded says so in its own place. `waiting`
 * is shown there while it loads, in the size that it will have; `around` wraps the message of a part that has no place of its
 * own, such as a dialog.
 */
export function lazyPart<P extends object>(
  load: Part<P>['load'],
  waiting: ReactNode = null,
  around: Part<P>['around'] = (message) => message,
): ComponentType<P> {
  const part: Part<P> = { load, loaded: lazyInTime(load), waiting, around };
  return (props) => <LazyPart part={part} props={props} />;
}
