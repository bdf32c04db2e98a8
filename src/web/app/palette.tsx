import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Command } from 'cmdk';
import { Search } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useDeferredValue, useState } from 'react';
import { operations } from '#api/operations.gen.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { useMay } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { messages } from './messages.ts';
import { usePages } from './nav.ts';

const searchFrom = 2;
const found = 8;
const group =
  'p-1 [&_[cmdk-group-heading]]:small-caps [&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:text-muted';
const row =
  'flex min-h-9 cursor-pointer items-center gap-3 rounded-sm px-2 text-body data-[selected=true]:bg-hover';

function useDeviceSearch(keyword: string, allowed: boolean) {
  return useQuery({
    queryKey: ['devices', 'search', keyword],
    queryFn: async () =>
      (await answerOf(mainApi.GET('/devices', { params: { query: { keyword, limit: found } } }))).data,
    enabled: allowed && keyword.length >= searchFrom,
    placeholderData: (previous) => previous,
  });
}

/** Pages and devices by name, MAC, serial number, endpoint or customer. */
export default function Palette(props: { open: boolean; onClose: () => void }) {
  const text = useText();
  const may = useMay();
  const navigate = useNavigate();
  const [input, setInput] = useState('');
  const query = useDeferredValue(input.trim());
  const devices = useDeviceSearch(query, may(operations.listDevices.permission));
  const go = (run: () => void) => () => {
    props.onClose();
    run();
  };
  const matches = query.length >= searchFrom ? (devices.data ?? []) : [];
  const pages = usePages()
    .flatMap((entry) => entry.pages)
    .filter((page) => text(page.title).toLowerCase().includes(query.toLowerCase()));
  return (
    <Dialog.Root open={props.open} onOpenChange={(open) => !open && props.onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-scrim animate-fade" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed top-[12vh] left-1/2 z-50 w-[min(600px,calc(100vw-24px))] -translate-x-1/2 rounded border border-stroke bg-raised shadow-overlay animate-fade"
        >
          <Dialog.Title className="sr-only">{text(messages.searchHint)}</Dialog.Title>
          <Command shouldFilter={false} label={text(messages.searchHint)}>
            <div className="flex h-12 items-center gap-2 border-b border-stroke px-3">
              <Search className="size-4 text-muted" aria-hidden />
              <Command.Input
                value={input}
                onValueChange={setInput}
                placeholder={text(messages.searchHint)}
                className="h-full flex-1 bg-transparent text-body outline-none placeholder:text-muted"
              />
            </div>
            <Command.List className="max-h-[50vh] overflow-y-auto" label={text(messages.searchHint)}>
              <Command.Empty className="px-4 py-6 text-center text-dense text-secondary">
                {devices.isFetching ? text(messages.searchWorking) : text(messages.searchNothing, { query })}
              </Command.Empty>
              {pages.length > 0 ? (
                <Command.Group heading={text(messages.searchPages)} className={group}>
                  {pages.map((page) => (
                    <Command.Item
                      key={page.to}
                      value={page.to}
                      className={row}
                      onSelect={go(() => void navigate({ to: page.to }))}
                    >
                      <page.icon className="size-4 text-muted" aria-hidden />
                      {text(page.title)}
                    </Command.Item>
                  ))}
                </Command.Group>
              ) : null}
              {matches.length > 0 ? (
                <Command.Group heading={text(messages.searchDevices)} className={group}>
                  {matches.map((device) => (
                    <Command.Item
                      key={device.endpointId}
                      value={device.endpointId}
                      className={row}
                      onSelect={go(
                        () =>
                          void navigate({
                            to: '/device/deviceDetail/$endpointId',
                            params: { endpointId: device.endpointId },
                          }),
                      )}
                    >
                      <span
                        aria-hidden
                        className={`size-2 rounded-full ${device.online ? 'bg-success' : 'bg-muted'}`}
                      />
                      <span className="min-w-0 flex-1 truncate">
                        {device.deviceName ?? device.modelName}{' '}
                        <span className="font-mono text-dense text-secondary max-sm:hidden">
                          {device.endpointId}
                        </span>
                      </span>
                      <span className="font-mono text-caption text-muted">{device.macAddr}</span>
                    </Command.Item>
                  ))}
                  <Command.Item
                    value="all"
                    className={row}
                    onSelect={go(
                      () =>
                        void navigate({
                          to: '/device/deviceList/$pageNum',
                          params: { pageNum: '1' },
                          search: { keyword: query },
                        }),
                    )}
                  >
                    <Search className="size-4 text-muted" aria-hidden />
                    {text(messages.searchAll, { query })}
                  </Command.Item>
                </Command.Group>
              ) : null}
            </Command.List>
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
