import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '#web/ui/placeholders.tsx';

interface NotFoundProps {
  title: string;
  help: string;
  id: string;
  /** The way back. */
  children: ReactNode;
}

/** For an id that is not there and for one out of scope alike: the server does not tell them apart. */
export const NotFound = ({ title, help, id, children }: NotFoundProps) => (
  <>
    <h1 className="text-title font-medium">{title}</h1>
    <EmptyState icon={<SearchX className="size-5" aria-hidden />} title={help} action={children}>
      <span className="font-mono text-dense break-all">{id}</span>
    </EmptyState>
  </>
);
