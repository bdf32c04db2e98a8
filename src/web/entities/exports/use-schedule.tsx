import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { useBlocked } from '#web/resource/use-command.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { messages } from './messages.ts';
import type { ListName } from './queries.ts';

// A list is read far more often than it is scheduled.
const ScheduleSheet = lazyPart(() => import('./schedule-sheet.tsx'), null);

export interface ShownList {
  /** The call of the list. */
  list: ListName;
  /** Ids of the columns that are shown. */
  columns: string[];
  /** Request of the call; page and limit do not matter. */
  asked: object;
}

/** Filters of a request, without its page. */
export function filtersIn(asked: object): Record<string, unknown> {
  const { page: _page, limit: _limit, ...filters }: Record<string, unknown> = { ...asked };
  return filters;
}

/** Items of an export menu that schedule the list as it is shown, and the sheet that one of them opens. */
export function useSchedule({ list, columns, asked }: ShownList): { items: ReactNode; sheet: ReactNode } {
  const text = useText();
  const navigate = useNavigate();
  const blocked = useBlocked('createExportSchedule');
  const [isOpen, setOpen] = useState(false);
  return {
    items: (
      <>
        <MenuSeparator />
        <MenuItem blocked={blocked} onSelect={() => setOpen(true)}>
          {text(messages.schedule)}
        </MenuItem>
        <MenuItem onSelect={() => void navigate({ to: '/account/exports' })}>{text(messages.title)}</MenuItem>
      </>
    ),
    sheet: isOpen ? (
      <ScheduleSheet
        list={list}
        columns={columns}
        filters={filtersIn(asked)}
        onClose={() => setOpen(false)}
      />
    ) : null,
  };
}
