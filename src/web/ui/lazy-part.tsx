import { TriangleAlert } from 'lucide-react';
import { Component, type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { scriptInTime } from '#web/ambient/in-time.ts';
import { connection } from '#web/http/connection.ts';
import { useText } from '#web/i18n/use-text.ts';
import { messages } from './messages.ts';
import { EmptyState } from './placeholders.tsx';
import { PlainButton } from './plain-button.tsx';

/** In place of a part whose script could not be loaded. It tries again by itself when the connection is back. */
export function PartFailed(props: { onRetry: () => void }) {
  const text = useText();
  const { onRetry } = props;
  useEffect(() => connection.onReturn(onRetry), [onRetry]);
  return (
    <div role="alert">
      <EmptyState
        icon={<TriangleAlert className="size-5" aria-hidden />}
        title={text(messages.partFailed)}
        action={<PlainButton onClick={onRetry}>{text(messages.tryAgain)}</PlainButton>}
      >
        {text(messages.partFailedHelp)}
      </EmptyState>
    </div>
  );
}

class Boundary extends Component<{ instead: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
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
    <Boundary key={tries} instead={part.around(<PartFailed onRetry={retry} />, props)}>
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
