import { EllipsisVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';

/** The actions of one row. `label` names the row: "Actions for Hillside School". */
export function RowMenu({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Menu trigger={<IconButton label={label} icon={<EllipsisVertical className="size-4" />} />}>
      {children}
    </Menu>
  );
}
