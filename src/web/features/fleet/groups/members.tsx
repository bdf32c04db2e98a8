import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ChevronDown, Router, SearchX } from 'lucide-react';
import { useState } from 'react';
import { ExportList } from '#web/entities/exports/export-list.tsx';
import { nameOf } from '#web/features/devices/device/queries.ts';
import type { Message } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmDialog } from '#web/resource/confirm-dialog.tsx';
import { FilterBar, filtersOf } from '#web/resource/filter-bar.tsx';
import { ErrorState, PageHeader } from '#web/resource/list-page.tsx';
import type { ListProps } from '#web/resource/list-search.ts';
import { NoRows } from '#web/resource/no-rows.tsx';
import { PageLink } from '#web/resource/page-link.tsx';
import { ResourceList } from '#web/resource/resource-list.tsx';
import { SelectionBar } from '#web/resource/selection.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { useList } from '#web/resource/use-list.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { EmptyState, Skeleton } from '#web/ui/placeholders.tsx';
import { LazyPlanSheet } from '../firmware/plan-button.tsx';
import type { PresetTarget } from '../firmware/plan-sheet.tsx';
import { AssignSheet } from './assign-sheet.tsx';
import { memberColumns } from './columns.tsx';
import { CommandDialog, type PendingCommand } from './command-dialog.tsx';
import { CommandItems, PlanItem } from './command-items.tsx';
import { FileSheet } from './file-sheet.tsx';
import { messages } from './messages.ts';
import {
  addressOf,
  groupKeys,
  heldContentQuery,
  type Kind,
  type MemberSearch,
  memberSearch,
  membersQuery,
  modelsQuery,
  planTargetOf,
  roomKeys,
  type Shown,
  shownQuery,
} from './queries.ts';

const RemoveMatching = lazyPart(() => import('./remove-matching.tsx'), null);

interface MembersProps extends ListProps<MemberSearch> {
  kind: Kind;
  id: string;
}

/** The devices of a group, a location group or a room. */
export function Members(props: MembersProps) {
  const text = useText();
  const { data: shown, error, refetch } = useQuery(shownQuery(props.kind, props.id));
  if (shown) return <ShownMembers {...props} shown={shown} />;
  if (shown === undefined && !error) return <Skeleton className="h-40 w-full" />;
  if (error && !('code' in error && error.code === 'nodata'))
    return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <h1 className="text-title font-medium">{text(messages.notFound)}</h1>
      <EmptyState
        icon={<SearchX className="size-5" aria-hidden />}
        title={text(messages.notFound)}
        action={<Back kind={props.kind} />}
      >
        {text(messages.notFoundHelp)}
      </EmptyState>
    </>
  );
}

const { Keyword } = filtersOf(memberSearch);

function ShownMembers({ kind, id, shown, ...props }: MembersProps & { shown: Shown }) {
  const text = useText();
  const isPlace = kind === 'region' || kind === 'city';
  const list = useList(memberSearch, {
    ...props,
    query: membersQuery(kind, id, props.search),
    columns: memberColumns,
    rowId: ({ endpointId }) => endpointId,
    ...(isPlace ? {} : { selectable: nameOf }),
    filters: { keyword: messages.search },
  });
  const { selection } = list;
  const [open, setOpen] = useState<'assign' | 'file' | 'removeMatching' | 'removeSelected' | null>(null);
  const [pending, setPending] = useState<PendingCommand | null>(null);
  const [planned, setPlanned] = useState<PresetTarget | null>(null);
  const options = {
    invalidates: [groupKeys, roomKeys],
    success: ({ data }: { data: { changed: number } }) => ({
      message: messages.removed,
      values: { count: data.changed },
    }),
    failure: 'inPlace' as const,
    onSuccess: () => {
      setOpen(null);
      selection.clear();
    },
  };
  const leaveGroup = useCommand('disassociateDevices', options);
  const leaveRoom = useCommand('removeDevicesFromRoom', options);
  const { blocked: assignBlocked } = useCommand(kind === 'room' ? 'placeDevices' : 'associateDevices');
  const { blocked: fileBlocked } = useCommand('importGroupDevices');
  const endpointIds = selection.rows.map(({ endpointId }) => endpointId);
  const matching = {
    found: list.answer.data?.pagination,
    actions: (
      <Button size="small" blocked={leaveGroup.blocked} onClick={() => setOpen('removeMatching')}>
        {text(messages.remove)}
      </Button>
    ),
  };
  const leave = kind === 'room' ? leaveRoom : leaveGroup;
  return (
    <>
      <Back kind={kind} />
      <PageHeader
        title={shown.name}
        context={[shown.companyName, shown.place, shown.desc].filter(Boolean).join(' · ')}
        actions={
          <>
            <Menu
              trigger={
                <Button icon={<ChevronDown className="size-4" aria-hidden />}>
                  {text(messages.commands)}
                </Button>
              }
            >
              <CommandItems
                onCommand={(command) =>
                  setPending({ command, name: shown.name, to: addressOf(kind, id), isPlace })
                }
              />
              <PlanItem onPlan={() => setPlanned(planTargetOf(kind, id, shown.name))} />
            </Menu>
            {kind === 'group' ? (
              <Button blocked={fileBlocked} onClick={() => setOpen('file')}>
                {text(messages.file)}
              </Button>
            ) : null}
            {isPlace ? null : (
              <Button look="main" blocked={assignBlocked} onClick={() => setOpen('assign')}>
                {text(messages.assign)}
              </Button>
            )}
          </>
        }
      />
      {kind === 'room' ? <LastSent shown={shown} /> : <Held gid={id} />}
      {kind === 'group' ? <Models gid={id} /> : null}
      <ResourceList
        list={list}
        caption={text(messages.members, { name: shown.name })}
        empty={
          kind === 'room' ? (
            <NoRows icon={Router} title={messages.roomNoMembers} help={messages.roomNoMembersHelp} />
          ) : (
            <NoRows
              icon={Router}
              title={messages.noMembers}
              help={isPlace ? messages.noPlaceMembersHelp : messages.noMembersHelp}
            />
          )
        }
        selectionBar={
          <SelectionBar selection={selection} {...(kind === 'group' ? { matching } : {})}>
            <Button size="small" blocked={leave.blocked} onClick={() => setOpen('removeSelected')}>
              {text(kind === 'room' ? messages.roomLeave : messages.remove)}
            </Button>
          </SelectionBar>
        }
      >
        <FilterBar>
          <Keyword />
          {isPlace ? null : (
            <ExportList
              of={list}
              list={kind === 'room' ? 'getRoomDevicePage' : 'getGroupDevicePage'}
              name="devices"
              asked={{
                ...(kind === 'room' ? { roomId: id } : { gid: id }),
                ...(props.search.keyword ? { keyword: props.search.keyword } : {}),
              }}
            />
          )}
        </FilterBar>
      </ResourceList>
      {open === 'assign' && (kind === 'group' || kind === 'room') ? (
        <AssignSheet kind={kind} shown={shown} onClose={() => setOpen(null)} />
      ) : null}
      {open === 'removeMatching' ? (
        <RemoveMatching
          gid={id}
          name={shown.name}
          keyword={props.search.keyword}
          onClose={() => setOpen(null)}
          onDone={() => {
            setOpen(null);
            selection.clear();
          }}
        />
      ) : null}
      <ConfirmDialog
        open={open === 'removeSelected'}
        title={text(messages.removeMatchingTitle, { count: endpointIds.length, name: shown.name })}
        body={text(messages.removeMatchingBody)}
        verb={text(kind === 'room' ? messages.roomLeave : messages.remove)}
        busy={leave.busy}
        error={leave.error}
        onConfirm={() =>
          void (kind === 'room'
            ? leaveRoom.run({ body: { endpointIds } })
            : leaveGroup.run({ body: { gid: id, endpointIds } }))
        }
        onClose={() => {
          setOpen(null);
          leave.clear();
        }}
      />
      {open === 'file' ? <FileSheet gid={id} onClose={() => setOpen(null)} /> : null}
      {planned ? <LazyPlanSheet target={planned} onClose={() => setPlanned(null)} /> : null}
      {pending ? <CommandDialog pending={pending} onClose={() => setPending(null)} /> : null}
    </>
  );
}

function Back({ kind }: { kind: Kind }) {
  const text = useText();
  const look = `mb-2 inline-flex items-center gap-1 text-dense ${linkLook}`;
  const icon = <ArrowLeft className="size-3.5" aria-hidden />;
  return kind === 'room' ? (
    <PageLink to="/management/group/roomListPage" className={look}>
      {icon}
      {text(messages.backRooms)}
    </PageLink>
  ) : (
    <PageLink
      to="/management/group/groupListPage"
      search={kind === 'group' ? { tab: 'user' } : {}}
      className={look}
    >
      {icon}
      {text(messages.back)}
    </PageLink>
  );
}

/** The items that commands last sent to the boxes of a room; a box can have been sent something else since. */
function LastSent({ shown: { landingChannel, bootAd } }: { shown: Shown }) {
  const text = useText();
  return (
    <Facts
      facts={[
        { label: messages.landingChannelSent, value: landingChannel ?? text(messages.noneSent) },
        { label: messages.bootAdSent, value: bootAd ?? text(messages.noneSent) },
      ]}
    />
  );
}

/** Names the content that the group's set-top boxes report; nothing for a group without any. */
function Held({ gid }: { gid: string }) {
  const text = useText();
  const { data } = useQuery(heldContentQuery(gid));
  if (!data || data.boxes === 0) return null;
  const { boxes } = data;
  const said = (items: typeof data.bootAd) =>
    items.length === 0
      ? text(messages.heldByNone, { boxes })
      : items
          .map(({ name, version, count }) => text(messages.heldBy, { name, version, count, boxes }))
          .join(' · ');
  return (
    <Facts
      facts={[
        { label: messages.landingChannel, value: said(data.landingChannel) },
        { label: messages.bootAd, value: said(data.bootAd) },
      ]}
    />
  );
}

function Facts({ facts }: { facts: readonly { label: Message; value: string }[] }) {
  const text = useText();
  return (
    <dl className="mb-3 flex flex-wrap gap-x-6 gap-y-1 text-dense">
      {facts.map(({ label, value }) => (
        <div key={label.id} className="flex min-w-0 gap-1.5">
          <dt className="text-secondary">{text(label)}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Models of the group: what its commands can reach depends on them. */
function Models({ gid }: { gid: string }) {
  const text = useText();
  const { data: models = [] } = useQuery(modelsQuery(gid));
  if (models.length === 0) return null;
  return (
    <ul aria-label={text(messages.models)} className="mb-3 flex flex-wrap gap-1.5">
      {models.map(({ modelName, count }) => (
        <li key={modelName}>
          <Badge tone="idle">{text(messages.modelCount, { model: modelName, count })}</Badge>
        </li>
      ))}
    </ul>
  );
}
