import { Skeleton } from '#web/ui/skeleton.tsx';

/** The shapes of the timeline in their places, so that nothing shifts when it comes. */
export function TimelineSkeleton() {
  return (
    <div className="flex flex-col gap-4" aria-busy="true">
      <Skeleton className="h-18 w-2/3" />
      <Skeleton className="h-14" />
      <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_420px]">
        <Skeleton className="h-[470px]" />
        <Skeleton className="h-[470px]" />
      </div>
      <Skeleton className="h-64" />
    </div>
  );
}
