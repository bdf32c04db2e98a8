import { Archive, FolderOpen } from 'lucide-react';
import { StateBadge, type StateLook } from '#web/ui/state-badge.tsx';
import { messages } from './messages.ts';
import type { CaseSummary } from './queries.ts';

export const caseAppearance: Record<CaseSummary['state'], StateLook> = {
  open: { tone: 'info', icon: FolderOpen, label: messages.open },
  closed: { tone: 'idle', icon: Archive, label: messages.closed },
};

export const CaseStateBadge = ({ state }: { state: CaseSummary['state'] }) => (
  <StateBadge look={caseAppearance[state]} />
);
