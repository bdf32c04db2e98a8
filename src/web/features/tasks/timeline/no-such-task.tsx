import { Link } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import { useText } from '#web/i18n/use-text.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { linkLook } from '#web/ui/link-look.ts';
import { messages } from '../messages.ts';

/** For an id that is not there and for one out of scope alike: the server does not tell them apart. */
export function NoSuchTask({ taskId }: { taskId: string }) {
  const text = useText();
  return (
    <>
      <h1 className="text-title font-medium">{text(messages.noSuchTask)}</h1>
      <EmptyState
        icon={<SearchX className="size-5" aria-hidden />}
        title={text(messages.noSuchTaskHelp)}
        action={
          <Link to="/tasks" className={linkLook}>
            {text(messages.openTasks)}
          </Link>
        }
      >
        <span className="font-mono text-dense break-all">{taskId}</span>
      </EmptyState>
    </>
  );
}
