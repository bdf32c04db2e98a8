import { CircleHelp, FileText } from 'lucide-react';
import { useText } from '#web/i18n/use-text.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Menu, MenuItem, MenuLabel } from '#web/ui/menu.tsx';
import { messages } from './messages.ts';

declare const __VERSION__: string;

export function HelpMenu() {
  const text = useText();
  return (
    <Menu
      label={text(messages.help)}
      trigger={<IconButton label={text(messages.help)} icon={<CircleHelp className="size-4" />} />}
    >
      <MenuLabel>{text(messages.helpVersion, { version: __VERSION__ })}</MenuLabel>
      <p className="px-2 pb-1 text-dense text-secondary">{text(messages.helpKeys)}</p>
      <MenuItem
        icon={<FileText className="size-4" aria-hidden />}
        onSelect={() => {
          window.open('/docs/api', '_blank', 'noopener');
        }}
      >
        {text(messages.helpApi)}
      </MenuItem>
    </Menu>
  );
}
