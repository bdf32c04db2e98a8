import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { nameOf } from './catalogue.ts';
import { messages } from './messages.ts';
import { missingNeeds } from './needs.ts';
import type { RoleForm } from './role-form.ts';

const pages = ['device', 'management', 'admin', 'statistics'] as const;

/** Names what a user with the role would lack: permissions that others need, or a menu that leads to them. */
export function RoleWarnings(props: { maySet: (key: string) => boolean }) {
  const text = useText();
  const { control } = useFormContext<RoleForm>();
  const { field } = useController({ control, name: 'permissions' });
  const { field: menus } = useController({ control, name: 'menus' });
  const held = field.value;
  const missing = missingNeeds(held);
  const isEmpty = held.length === 0;
  const isHidden = !isEmpty && !pages.some((menu) => menus.value.includes(menu));
  if (!isEmpty && !isHidden && missing.length === 0) return null;
  return (
    <ul
      aria-label={text(messages.warnings)}
      className="flex flex-col gap-2 rounded border border-warning-stroke bg-warning-surface p-3 text-dense"
    >
      {isEmpty ? <Warning>{text(messages.warnEmpty)}</Warning> : null}
      {isHidden ? <Warning>{text(messages.warnMenus)}</Warning> : null}
      {missing.map(({ key, dependents }) => (
        <Warning key={key}>
          {text(messages.warnNeeds, { count: dependents, name: nameOf(key, text) })}
          {props.maySet(key) ? (
            <Button onClick={() => field.onChange([...held, key].sort())}>
              {text(messages.addNeeded, { name: nameOf(key, text) })}
            </Button>
          ) : null}
        </Warning>
      ))}
    </ul>
  );
}

const Warning = (props: { children: ReactNode }) => (
  <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
    <TriangleAlert className="size-4 shrink-0 text-warning" aria-hidden />
    {props.children}
  </li>
);
