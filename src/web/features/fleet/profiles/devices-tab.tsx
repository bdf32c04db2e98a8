import { useNavigate } from '@tanstack/react-router';
import { Router } from 'lucide-react';
import { useMemo, useState } from 'react';
import { NamedDevice } from '#web/entities/links.tsx';
import { useDateTime, zoneInUse } from '#web/http/time-zone.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { columnsOf } from '#web/resource/columns.tsx';
import { ExportMenu } from '#web/resource/export-menu.tsx';
import { FilterBar, filtersOf } from '#web/resource/filter-bar.tsx';
import type { ListProps } from '#web/resource/list-search.ts';
import { NoRows } from '#web/resource/no-rows.tsx';
import { ResourceList } from '#web/resource/resource-list.tsx';
import { RowMenu } from '#web/resource/row-menu.tsx';
import { SelectionBar } from '#web/resource/selection.tsx';
import { useBlocked } from '#web/resource/use-command.ts';
import { useList } from '#web/resource/use-list.ts';
import { Button } from '#web/ui/button.tsx';
import { MenuItem } from '#web/ui/menu.tsx';
import { actionMessages } from './action-messages.ts';
import { memberAppearance, memberLook, outcomeAppearance, waitNames } from './appearance.ts';
import { detailMessages as messages } from './detail-messages.ts';
import { type AskedOfDevices, DeviceQuestions } from './device-questions.tsx';
import { useProfileKind } from './kind.tsx';
import { messages as profileMessages } from './messages.ts';
import type { Member, ProfileDetail } from './model.ts';
import { membersQuery } from './queries.ts';
import { type MemberSearch, memberFilter, memberSearch } from './search.ts';
import { stateMessages } from './state-messages.ts';
import type { ProfileTexts } from './texts.ts';

const { Keyword, Choice } = filtersOf(memberSearch);
const idOf = ({ endpointId }: Member) => endpointId;

const column = columnsOf<Member>();
const columnsFor = (texts: ProfileTexts) => ({
  device: column.cell(
    messages.device,
    ({ endpointId, deviceName }) => <NamedDevice endpointId={endpointId} name={deviceName} />,
    {
      onCard: 'title',
    },
  ),
  state: column.state(messages.state, (member) => memberLook(texts, member)),
  details: column.cell(messages.details, (member) => (hasDetails(member) ? <Details {...member} /> : null), {
    onCard: 'line',
  }),
  wave: column.text(messages.wave, ({ wave }) => (wave === null ? null : String(wave)), {
    onCard: 'line',
    width: 'w-20',
  }),
  from: column.text(messages.from, ({ fromVersion }) => fromVersion, { mono: true, onCard: 'line' }),
  attempt: column.number(messages.attempt, ({ attempt }) => attempt, { width: 'w-20' }),
  started: column.time(messages.started, ({ startTime }) => startTime),
  ended: column.time(messages.ended, ({ endTime }) => endTime),
});

function hasDetails({ state, waitsFor, progress, reason }: Member): boolean {
  if (state === 'running') return progress !== null;
  return state === 'ended' || state === 'leftOut' ? reason !== '' : waitsFor !== null;
}

/** Shows the reason for waiting, the progress of the download, or the reason of the end. */
function Details({ state, waitsFor, nextTime, progress, reason }: Member) {
  const text = useText();
  const dateTime = useDateTime();
  const { percent } = useFormats();
  const { reasonWords, texts } = useProfileKind();
  if (state === 'running')
    return progress === null ? null : text(texts.workProgress, { share: percent(progress) });
  if ((state === 'waiting' || state === 'held') && waitsFor) {
    const what = text(waitNames(texts)[waitsFor]);
    return nextTime
      ? text(messages.waitsUntil, { what, time: dateTime(nextTime) })
      : text(messages.waits, { what });
  }
  const words = reasonWords(text, reason);
  return <span title={words}>{words}</span>;
}

const isOpen = ({ state }: Member) => state !== 'ended' && state !== 'leftOut';
const hasFailed = ({ outcome }: Member) =>
  outcome === 'failed' || outcome === 'fellBack' || outcome === 'lost';

/** The devices of a profile, page by page, with what can be done with each. */
export function DevicesTab({ detail, ...props }: ListProps<MemberSearch> & { detail: ProfileDetail }) {
  const text = useText();
  const navigate = useNavigate();
  const { calls, commands, exportMembers, links, operations, texts } = useProfileKind();
  const { id, name, waves } = detail.profile;
  const [asked, setAsked] = useState<AskedOfDevices | null>(null);
  const list = useList(memberSearch, {
    ...props,
    query: membersQuery(calls, id, props.search),
    columns: useMemo(() => columnsFor(texts), [texts]),
    rowId: idOf,
    selectable: idOf,
    filters: {
      keyword: messages.keyword,
      state: { label: messages.state, names: { open: texts.countWaiting, ...memberAppearance(texts) } },
      outcome: {
        label: messages.outcome,
        names: {
          bad: stateMessages.allFailed,
          calledOff: stateMessages.allCalledOff,
          ...outcomeAppearance(texts),
        },
      },
      wave: {
        label: messages.wave,
        choices: Array.from({ length: waves }, (_, index) => ({
          value: String(index + 1),
          label: String(index + 1),
        })),
      },
    },
  });
  const { selection } = list;
  const isGone = detail.profile.deleted ? text(profileMessages.deletedProfile) : null;
  const statusBlocked = useBlocked(commands.setDevices.operation) ?? isGone;
  const retryBlocked = useBlocked(commands.retryDevice.operation) ?? isGone;
  const someOpen = (members: readonly Member[]) =>
    members.some(isOpen)
      ? null
      : text(members.length === 1 ? actionMessages.hasEnded : actionMessages.noneOpen);
  const someWaiting = (members: readonly Member[]) =>
    members.some(({ state }) => state === 'waiting') ? null : text(actionMessages.noneWaiting);
  const someHeld = (members: readonly Member[]) =>
    members.some(({ state }) => state === 'held') ? null : text(actionMessages.notHeld);
  const actions = [
    { action: 'hold', label: actionMessages.holdDevices, why: someWaiting },
    { action: 'resume', label: actionMessages.resume, why: someHeld },
    { action: 'cancel', label: actionMessages.cancelDevices, why: someOpen },
  ] as const;
  return (
    <div className="[--row:44px]">
      <ResourceList
        list={list}
        caption={text(messages.members, { name })}
        empty={<NoRows icon={Router} title={messages.membersNone} help={messages.membersNoneHelp} />}
        selectionBar={
          <SelectionBar selection={selection}>
            {actions.map(({ action, label, why }) => (
              <Button
                key={action}
                size="small"
                className={action === 'cancel' ? 'text-danger' : undefined}
                blocked={statusBlocked ?? why(selection.rows)}
                onClick={() => setAsked({ action, dids: selection.rows.map(idOf) })}
              >
                {text(label)}
              </Button>
            ))}
          </SelectionBar>
        }
        actions={(member) => (
          <RowMenu label={text(messages.rowActions, { device: member.endpointId })}>
            {member.workId ? (
              <MenuItem onSelect={() => void navigate(links.work(member.workId ?? ''))}>
                {text(texts.workTimeline)}
              </MenuItem>
            ) : null}
            <MenuItem
              blocked={retryBlocked ?? (hasFailed(member) ? null : text(actionMessages.notFailed))}
              onSelect={() => setAsked({ action: 'retry', dids: [member.endpointId] })}
            >
              {text(actionMessages.retryDevice)}
            </MenuItem>
            {actions.map(({ action, label, why }) => (
              <MenuItem
                key={action}
                danger={action === 'cancel'}
                blocked={statusBlocked ?? why([member])}
                onSelect={() => setAsked({ action, dids: [member.endpointId] })}
              >
                {text(label)}
              </MenuItem>
            ))}
          </RowMenu>
        )}
      >
        <FilterBar>
          <Keyword />
          <Choice name="state" />
          <Choice name="outcome" />
          {waves > 1 ? <Choice name="wave" /> : null}
          <ExportMenu
            name="devices"
            operation={operations.exportMembers}
            ask={(as) => exportMembers(id, { as, timeZone: zoneInUse(), ...memberFilter(props.search) })}
          />
        </FilterBar>
      </ResourceList>
      {asked ? (
        <DeviceQuestions id={id} asked={asked} onClose={() => setAsked(null)} onDone={selection.clear} />
      ) : null}
    </div>
  );
}
