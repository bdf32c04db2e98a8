import { Command } from 'cmdk';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { inputLook } from '#web/ui/field.tsx';
import { channelMessages as own } from './channel-messages.ts';
import type { TvChannels } from './queries.ts';
import { mostChannels } from './search.ts';
import { channelName } from './series.ts';

interface PickerProps {
  channels: TvChannels['rows'];
  chosen: readonly string[];
  onChoose: (serviceIds: string[]) => void;
  onClose: () => void;
}

const row =
  'flex min-h-9 cursor-pointer items-center gap-3 rounded-sm px-2 py-1 text-body data-[disabled=true]:cursor-default data-[disabled=true]:text-muted data-[selected=true]:bg-hover';

/** Chooses the channels that are compared, eight at most. */
export default function ChannelPicker({ channels, chosen, onChoose, onClose }: PickerProps) {
  const text = useText();
  const [picked, setPicked] = useState<readonly string[]>(chosen);
  const isFull = picked.length >= mostChannels;
  const toggle = (id: string) =>
    setPicked(picked.includes(id) ? picked.filter((one) => one !== id) : [...picked, id]);
  return (
    <Dialog open onClose={onClose} title={text(own.choose)} description={text(own.chooseHelp)}>
      <Command label={text(own.choose)} className="mt-4">
        <Command.Input placeholder={text(own.search)} className={inputLook} />
        <Command.List className="mt-2 max-h-[45vh] overflow-y-auto" label={text(own.choose)}>
          <Command.Empty className="px-2 py-4 text-dense text-secondary">{text(own.noMatch)}</Command.Empty>
          {channels.map((channel) => {
            const isPicked = picked.includes(channel.serviceId);
            return (
              <Command.Item
                key={channel.serviceId}
                value={`${channelName(channel)} ${channel.serviceId}`}
                disabled={isFull && !isPicked}
                aria-checked={isPicked}
                className={row}
                onSelect={() => toggle(channel.serviceId)}
              >
                <span className="grid size-4 shrink-0 place-items-center">
                  {isPicked ? <Check className="size-4 text-accent" aria-hidden /> : null}
                </span>
                <span className="min-w-0 flex-1 truncate">{channelName(channel)}</span>
              </Command.Item>
            );
          })}
        </Command.List>
      </Command>
      <div className="flex flex-wrap items-center justify-between gap-3 pt-4">
        <p role="status" className="text-dense text-secondary">
          {isFull ? text(own.most) : text(own.chosen, { count: picked.length })}
        </p>
        <Button look="main" onClick={() => onChoose([...picked])}>
          {text(own.show)}
        </Button>
      </div>
    </Dialog>
  );
}
