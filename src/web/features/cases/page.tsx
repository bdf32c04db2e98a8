import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import { ApiError } from '#web/http/api-error.ts';
import { useText } from '#web/i18n/use-text.ts';
import { CouldNotRead } from '#web/resource/list-page.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { linkLook } from '#web/ui/link-look.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CaseHeader } from './header.tsx';
import { HistoryCard } from './history-card.tsx';
import { messages } from './messages.ts';
import { caseQuery } from './queries.ts';
import { TasksCard } from './tasks-card.tsx';
import { useChange } from './use-change.ts';
import { ValuesCard } from './values-card.tsx';

/** One case: its tasks, what changed on their devices, and what was said. For one case: key it by its id. */
export function CasePage({ caseId }: { caseId: string }) {
  const found = useQuery(caseQuery(caseId));
  const change = useChange(caseId);
  if (found.isPending)
    return (
      <div className="flex flex-col gap-4" aria-busy="true">
        <Skeleton className="h-16 w-2/3" />
        <Skeleton className="h-48" />
        <Skeleton className="h-48" />
      </div>
    );
  if (found.isError)
    return found.error instanceof ApiError && found.error.code === 'nodata' ? (
      <NoSuchCase caseId={caseId} />
    ) : (
      <CouldNotRead error={found.error} onAgain={() => void found.refetch()} />
    );
  const props = { found: found.data, change: change.mutateAsync, busy: change.isPending };
  return (
    <div className="flex flex-col gap-4">
      <CaseHeader {...props} />
      <TasksCard {...props} />
      <ValuesCard devices={found.data.devices} />
      <HistoryCard {...props} />
    </div>
  );
}

/** For an id that is not there and for one out of scope alike: the server does not tell them apart. */
function NoSuchCase({ caseId }: { caseId: string }) {
  const text = useText();
  return (
    <>
      <h1 className="text-title font-medium">{text(messages.noSuchCase)}</h1>
      <EmptyState
        icon={<SearchX className="size-5" aria-hidden />}
        title={text(messages.noSuchCaseHelp)}
        action={
          <Link to="/cases" className={linkLook}>
            {text(messages.toCases)}
          </Link>
        }
      >
        <span className="font-mono text-dense break-all">{caseId}</span>
      </EmptyState>
    </>
  );
}
