import { type LucideIcon, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OperationId } from '#web/http/call.ts';
import { Button } from '#web/ui/button.tsx';
import { useBlocked } from './use-command.ts';

interface CreateButtonProps {
  operation: OperationId;
  /** Reason why there can be no new row now, although the role permits one. */
  blocked?: string | null;
  icon?: LucideIcon;
  onClick: () => void;
  children: ReactNode;
}

/** The main button of a list: a new row. */
export function CreateButton({ operation, blocked, icon: Icon = Plus, ...button }: CreateButtonProps) {
  const notAllowed = useBlocked(operation);
  return (
    <Button
      look="main"
      icon={<Icon className="size-4" aria-hidden />}
      blocked={notAllowed ?? blocked}
      {...button}
    />
  );
}
