import { useNavigate } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { useText } from '#web/i18n/use-text.ts';
import { CreateButton } from '#web/resource/create-button.tsx';
import { useDraft } from '#web/resource/form/use-draft.ts';
import { useBlocked } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { AddDeviceSheet } from './add-device-sheet.tsx';
import { messages } from './messages.ts';

const imports = [
  { type: 'create', label: messages.importAdd },
  { type: 'deploy', label: messages.importDeploy },
  { type: 'edit', label: messages.importEdit },
] as const;

/** Devices come into the lists one by one with a form, or many with a file (RT-025). */
export function AddDevices() {
  const text = useText();
  const navigate = useNavigate();
  const blocked = useBlocked('uploadDevices');
  return (
    <>
      <Menu
        trigger={
          <Button icon={<ChevronDown className="size-4" aria-hidden />}>{text(messages.import)}</Button>
        }
      >
        {imports.map(({ type, label }) => (
          <MenuItem
            key={type}
            blocked={blocked}
            onSelect={() => void navigate({ to: '/management/inventory/bulkUpload', search: { type } })}
          >
            {text(label)}
          </MenuItem>
        ))}
      </Menu>
      <AddDevice />
    </>
  );
}

export function AddDevice() {
  const text = useText();
  const [adding, setAdding] = useDraft('addDevice');
  return (
    <>
      <CreateButton operation="createDevices" onClick={() => setAdding('open')}>
        {text(messages.addDevice)}
      </CreateButton>
      {adding ? <AddDeviceSheet onClose={() => setAdding('')} /> : null}
    </>
  );
}
