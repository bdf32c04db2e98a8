import { Skeleton } from '#web/ui/placeholders.tsx';

export function DetailSkeleton() {
  return (
    <div className="flex flex-col gap-4" aria-hidden>
      <div className="flex gap-4">
        <Skeleton className="size-14" />
        <div className="flex flex-1 flex-col gap-2">
          <Skeleton className="h-6 w-64" />
          <Skeleton className="h-4 w-80" />
        </div>
      </div>
      <Skeleton className="h-96 w-full" />
    </div>
  );
}
