import { Archive, FolderOpen } from 'lucide-react';
import { useText } from '#web/i18n/use-text.ts';
import { Badge } from '#web/ui/badge.tsx';
import { messages } from './messages.ts';
import type { CaseSummary } from './queries.ts';

export function CaseStateBadge({ state }: { state: CaseSummary['state'] }) {
  const text = useText();
  const Icon = state === 'open' ? FolderOpen : Archive;
  return (
    <Badge tone={state === 'open' ? 'info' : 'idle'} icon={<Icon className="size-3.5" aria-hidden />}>
      {text(state === 'open' ? messages.open : messages.closed)}
    </Badge>
  );
}
