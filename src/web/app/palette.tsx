import { useNavigate } from '@tanstack/react-router';
import { Command } from 'cmdk';
import { FolderOpen, ListChecks, Search, Star, UserRound } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type ReactNode, useDeferredValue, useRef, useState } from 'react';
import { taskNames } from '#domain/task-kinds/texts.ts';
import { isFoundIn } from '#domain/text/normal.ts';
import { TaskStateBadge } from '#web/entities/task/state-badge.tsx';
import { ActionDialog } from '#web/features/devices/device/action-dialog.tsx';
import type { PendingAction } from '#web/features/devices/device/device-actions.ts';
import { nameOf } from '#web/features/devices/device/queries.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useFocusReturn } from '#web/ui/dialog.tsx';
import { useShownFavourites } from './favourites.tsx';
import { messages } from './messages.ts';
import { entryTitle, type Page, usePages } from './nav.ts';
import { usePaletteActions } from './palette-actions.ts';
import { usePaletteFinds } from './palette-finds.ts';
import { usePaletteSearch } from './palette-search.ts';

const group =
  'p-1 [&_[cmdk-group-heading]]:small-caps [&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:text-muted';
const row =
  'flex min-h-9 cursor-pointer items-center gap-3 rounded-sm px-2 text-body data-[selected=true]:bg-hover';
const iconLook = 'size-4 shrink-0 text-muted';

function Group({ heading, children }: { heading: string; children: ReactNode[] }) {
  if (children.flat().length === 0) return null;
  return (
    <Command.Group heading={heading} className={group}>
      {children}
    </Command.Group>
  );
}

/** Pages, actions, devices, customers, tasks and cases, from the keyboard. */
export default function Palette(props: {
  open: boolean;
  /** Returns what was typed before the field had the focus. */
  takeTyped: () => string;
  onReady: () => void;
  onClose: () => void;
  onOperator: () => void;
}) {
  const text = useText();
  const navigate = useNavigate();
  const dateTime = useDateTime();
  const [input, setInput] = useState('');
  const [chosen, setChosen] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const [pending, setPending] = useState<PendingAction | null>(null);
  // Pages and actions follow each letter, so that Enter never takes an entry of what was typed before; answers come later.
  const query = input.trim();
  const asked = useDeferredValue(query);
  const {
    devices,
    tasks,
    cases,
    customers,
    isFetching,
    hasFailed,
    isOld: isBefore,
  } = usePaletteSearch(asked);
  const isOld = isBefore || asked !== query;
  const finds = usePaletteFinds(query);
  const isPartial = hasFailed || finds.hasFailed;
  const actions = usePaletteActions(query, {
    onInput: (next) => {
      setInput(next);
      // Chosen with the pointer: what follows is typed.
      field.current?.focus();
    },
    onDevice: setPending,
    onOperator: props.onOperator,
  });
  const { remember, onCloseAutoFocus } = useFocusReturn();
  const go = (run: () => void) => () => {
    props.onClose();
    run();
  };
  const openList = (keyword: string) =>
    go(
      () =>
        void navigate({ to: '/device/deviceList/$pageNum', params: { pageNum: '1' }, search: { keyword } }),
    );
  const called = (page: Page) => isFoundIn(query, text(page.title));
  const all = usePages();
  const [named, others] = [all.filter(called), all.filter((page) => !called(page))];
  // A page is also found by the entry of the menu whose tab it is.
  const pages = [...named, ...others.filter((page) => isFoundIn(query, text(entryTitle(page))))];
  const favourites = useShownFavourites().filter(({ name }) => isFoundIn(query, name));
  const values = [
    ...favourites.map(({ address }) => `favourite ${address}`),
    ...pages.map(({ to }) => String(to)),
    ...(isOld
      ? []
      : [
          ...devices.map(({ endpointId }) => endpointId),
          ...(devices.length > 0 ? ['all'] : []),
          ...customers.map((customer) => `customer ${customer}`),
          ...tasks.map(({ taskId }) => `task ${taskId}`),
          ...cases.map(({ caseId }) => `case ${caseId}`),
        ]),
    ...(finds.isOld
      ? []
      : finds.groups.flatMap(({ operation, rows }) => rows.map(({ id }) => `${operation} ${id}`))),
    ...actions.map(({ id }) => `action ${id}`),
  ];
  if (pending) return <ActionDialog pending={pending} onClose={props.onClose} onDone={() => {}} />;
  return (
    <Dialog.Root open={props.open} onOpenChange={(open) => !open && props.onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-scrim animate-fade" />
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            remember();
            setInput(props.takeTyped());
            props.onReady();
          }}
          onCloseAutoFocus={onCloseAutoFocus}
          className="fixed top-[12vh] left-1/2 z-50 w-[min(600px,calc(100vw-24px))] -translate-x-1/2 rounded border border-stroke bg-raised shadow-overlay animate-fade"
        >
          <Dialog.Title className="sr-only">{text(messages.searchHint)}</Dialog.Title>
          {/* The answers come later than what is typed: what was chosen may be gone by then, and the first takes its place. */}
          <Command
            shouldFilter={false}
            label={text(messages.searchHint)}
            value={values.includes(chosen) ? chosen : (values[0] ?? '')}
            onValueChange={setChosen}
          >
            <div className="flex h-12 items-center gap-2 border-b border-stroke px-3">
              <Search className="size-4 text-muted" aria-hidden />
              <Command.Input
                ref={field}
                value={input}
                onValueChange={setInput}
                placeholder={text(messages.searchHint)}
                className="h-full flex-1 bg-transparent text-body outline-none placeholder:text-muted"
              />
            </div>
            <Command.List className="max-h-[60vh] overflow-y-auto" label={text(messages.searchHint)}>
              <Command.Empty className="px-4 py-6 text-center text-dense text-secondary">
                {isFetching || finds.isFetching
                  ? text(messages.searchWorking)
                  : isPartial
                    ? null
                    : text(messages.searchNothing, { query })}
              </Command.Empty>
              <Group heading={text(messages.favourites)}>
                {favourites.map(({ address, name }) => (
                  <Command.Item
                    key={address}
                    value={`favourite ${address}`}
                    className={row}
                    onSelect={go(() => void navigate({ href: address }))}
                  >
                    <Star className={iconLook} aria-hidden />
                    <span className="min-w-0 flex-1 truncate">{name}</span>
                  </Command.Item>
                ))}
              </Group>
              <Group heading={text(messages.searchPages)}>
                {pages.map((page) => (
                  <Command.Item
                    key={page.to}
                    value={page.to}
                    className={row}
                    onSelect={go(() => void navigate({ to: page.to }))}
                  >
                    <page.icon className={iconLook} aria-hidden />
                    <span className="min-w-0 flex-1 truncate">{text(page.title)}</span>
                    {page.entry ? (
                      <span className="text-caption text-muted">{text(entryTitle(page))}</span>
                    ) : null}
                  </Command.Item>
                ))}
              </Group>
              <Group heading={text(messages.searchDevices)}>
                {devices.map((device) => (
                  <Command.Item
                    key={device.endpointId}
                    value={device.endpointId}
                    disabled={isOld}
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
                      className={`size-2 shrink-0 rounded-full ${device.online ? 'bg-success' : 'bg-muted'}`}
                    />
                    <span className="min-w-0 flex-1 truncate">
                      {nameOf(device)}{' '}
                      <span className="font-mono text-dense text-secondary max-sm:hidden">
                        {device.endpointId}
                      </span>
                    </span>
                    <span className="font-mono text-caption text-muted">{device.macAddr}</span>
                  </Command.Item>
                ))}
                {devices.slice(0, 1).map(() => (
                  <Command.Item
                    key="all"
                    value="all"
                    disabled={isOld}
                    className={row}
                    onSelect={openList(query)}
                  >
                    <Search className={iconLook} aria-hidden />
                    {text(messages.searchAll, { query })}
                  </Command.Item>
                ))}
              </Group>
              <Group heading={text(messages.searchCustomers)}>
                {customers.map((customer) => (
                  <Command.Item
                    key={customer}
                    value={`customer ${customer}`}
                    disabled={isOld}
                    className={row}
                    onSelect={openList(customer)}
                  >
                    <UserRound className={iconLook} aria-hidden />
                    {customer}
                  </Command.Item>
                ))}
              </Group>
              <Group heading={text(messages.searchTasks)}>
                {tasks.map((task) => (
                  <Command.Item
                    key={task.taskId}
                    value={`task ${task.taskId}`}
                    disabled={isOld}
                    className={row}
                    onSelect={go(
                      () => void navigate({ to: '/tasks/$taskId', params: { taskId: task.taskId } }),
                    )}
                  >
                    <ListChecks className={iconLook} aria-hidden />
                    <span className="min-w-0 flex-1 truncate">
                      {text(taskNames[task.taskType])}{' '}
                      <span className="text-dense text-secondary">{task.deviceName ?? task.endpointId}</span>
                    </span>
                    <span className="font-mono text-caption text-muted max-sm:hidden">
                      {dateTime(task.startTime)}
                    </span>
                    <TaskStateBadge state={task.state} />
                  </Command.Item>
                ))}
              </Group>
              <Group heading={text(messages.searchCases)}>
                {cases.map((one) => (
                  <Command.Item
                    key={one.caseId}
                    value={`case ${one.caseId}`}
                    disabled={isOld}
                    className={row}
                    onSelect={go(
                      () => void navigate({ to: '/cases/$caseId', params: { caseId: one.caseId } }),
                    )}
                  >
                    <FolderOpen className={iconLook} aria-hidden />
                    <span className="min-w-0 flex-1 truncate">{one.title}</span>
                    <span className="text-caption text-muted">{one.companyName}</span>
                  </Command.Item>
                ))}
              </Group>
              {finds.groups.map(({ operation, heading, icon: Icon, rows }) => (
                <Group key={operation} heading={text(heading)}>
                  {rows.map(({ id, label, detail, href }) => (
                    <Command.Item
                      key={id}
                      value={`${operation} ${id}`}
                      disabled={finds.isOld}
                      className={row}
                      onSelect={go(() => void navigate({ href }))}
                    >
                      <Icon className={iconLook} aria-hidden />
                      <span className="min-w-0 flex-1 truncate">{label}</span>
                      <span className="truncate text-caption text-muted">{detail}</span>
                    </Command.Item>
                  ))}
                </Group>
              ))}
              <Group heading={text(messages.searchActions)}>
                {actions.map(({ id, label, icon: Icon, keepsOpen, run }) => (
                  <Command.Item
                    key={id}
                    value={`action ${id}`}
                    className={row}
                    onSelect={keepsOpen ? run : go(run)}
                  >
                    <Icon className={iconLook} aria-hidden />
                    <span className="min-w-0 flex-1 truncate">{label}</span>
                  </Command.Item>
                ))}
              </Group>
            </Command.List>
            {isPartial ? (
              <p role="status" className="border-t border-stroke px-4 py-2 text-dense text-secondary">
                {text(messages.searchFailed)}
              </p>
            ) : null}
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
