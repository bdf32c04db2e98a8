import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { ApiError, erasedOf } from '#web/http/api-error.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ErrorState, PageHeader, StaleNote } from '#web/resource/list-page.tsx';
import type { ListProps } from '#web/resource/list-search.ts';
import { NotFound } from '#web/resource/not-found.tsx';
import { PageLink } from '#web/resource/page-link.tsx';
import { useBlocked } from '#web/resource/use-command.ts';
import { Badge } from '#web/ui/badge.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { Skeleton } from '#web/ui/placeholders.tsx';
import { StateBadge } from '#web/ui/state-badge.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { ProfileActions } from './actions.tsx';
import { lookOf } from './appearance.ts';
import { Target } from './columns.tsx';
import { ProfileComments } from './comments.tsx';
import { detailMessages } from './detail-messages.ts';
import { DevicesTab } from './devices-tab.tsx';
import { type ProfileKind, ProfileKindContext, useProfileKind } from './kind.tsx';
import { messages } from './messages.ts';
import type { ProfileDetail } from './model.ts';
import { Counters, WaveSteps, WhyWaiting } from './overview.tsx';
import { PlanTab } from './plan-tab.tsx';
import { profileQuery } from './queries.ts';
import { type Asked, Questions } from './questions.tsx';
import { recordMessages } from './record-messages.ts';
import { Results } from './results.tsx';
import { RollbackNote } from './rollback.tsx';
import { rollbackMessages } from './rollback-messages.ts';
import type { MemberSearch } from './search.ts';
import { sentenceOf } from './sentence.ts';
import { useKeys } from './use-keys.ts';
import { allows } from './what-may.ts';

interface PageProps extends ListProps<MemberSearch> {
  id: string;
}

/** One profile of a kind: its plan, its waves, its devices and its results. */
export function ProfilePage({ kind, ...props }: PageProps & { kind: ProfileKind }) {
  return (
    <ProfileKindContext value={kind}>
      <ReadProfile {...props} />
    </ProfileKindContext>
  );
}

function ReadProfile(props: PageProps) {
  const text = useText();
  const { calls, links, texts } = useProfileKind();
  const detail = useQuery(profileQuery(calls, props.id));
  const { error } = detail;
  if (error instanceof ApiError && (error.code === 'nodata' || error.code === 'erased'))
    return (
      <NotFound
        title={text(texts.notFound)}
        help={text(messages.notFoundHelp)}
        id={props.id}
        erased={erasedOf(error)}
      >
        <PageLink {...links.list} className={linkLook}>
          {text(texts.toList)}
        </PageLink>
      </NotFound>
    );
  if (!detail.data)
    return error ? (
      <ErrorState error={error} onRetry={() => void detail.refetch()} />
    ) : (
      <Skeleton className="h-64 w-full" />
    );
  return (
    <div className="flex flex-col gap-4">
      <StaleNote known={detail} />
      <ShownProfile {...props} detail={detail.data} />
    </div>
  );
}

const problems = ['failed', 'fellBack', 'lost'] as const;

function ShownProfile({ detail, search, onSearch }: PageProps & { detail: ProfileDetail }) {
  const text = useText();
  const dateTime = useDateTime();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked | null>(null);
  const parts = useRef<HTMLDivElement>(null);
  const { commands, links, texts } = useProfileKind();
  const pauseBlocked = useBlocked(commands.control.operation);
  const { profile } = detail;
  const show = (filters: Partial<MemberSearch>) => onSearch({ size: search.size, ...filters });
  const nextProblem = () => {
    const found = problems.filter((outcome) => detail.outcomes.some((ended) => ended.outcome === outcome));
    const at = found.map(String).indexOf(search.outcome ?? '');
    const outcome = found[(at + 1) % Math.max(1, found.length)];
    if (outcome) show({ outcome });
  };
  useKeys({
    p: () => {
      if (!profile.deleted && allows.pause(profile.state) && !pauseBlocked) setAsked('pause');
    },
    n: nextProblem,
    '/': () => parts.current?.querySelector<HTMLInputElement>('input[type=search]')?.focus(),
  });
  const tab = search.tab ?? 'devices';
  return (
    <>
      <div>
        <PageHeader
          title={profile.isRollback ? text(rollbackMessages.nameOf, { name: profile.name }) : profile.name}
          context={sentenceOf(detail, texts, text, dateTime)}
          actions={profile.deleted ? null : <ProfileActions detail={detail} onAsk={setAsked} />}
        />
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-dense text-secondary">
          <StateBadge look={lookOf(texts, profile)} />
          {profile.deleted ? <Badge tone="idle">{text(messages.deletedProfile)}</Badge> : null}
          <span>{[profile.operator, profile.model].join(' · ')}</span>
          <span>
            <Target {...profile} />
          </span>
          <span>
            {text(messages.createdBy, { author: profile.author, time: dateTime(profile.requestTime) })}
          </span>
          <Decision detail={detail} />
          <PageLink {...links.record(profile.id)} className={linkLook}>
            {text(recordMessages.show)}
          </PageLink>
        </p>
      </div>
      <RollbackNote detail={detail} />
      <WhyWaiting detail={detail} />
      <WaveSteps detail={detail} onShow={show} />
      <Counters detail={detail} onShow={show} />
      <div ref={parts}>
        <Tabs
          value={tab}
          label={text(messages.tabs)}
          tabs={[
            { value: 'devices', label: text(messages.devices) },
            { value: 'plan', label: text(messages.tabPlan) },
            { value: 'results', label: text(messages.results) },
          ]}
          onChange={(next) => onSearch(next === 'devices' ? {} : { tab: next })}
        >
          {tab === 'plan' ? (
            <PlanTab detail={detail} />
          ) : tab === 'results' ? (
            <Results detail={detail} />
          ) : (
            <DevicesTab detail={detail} search={search} onSearch={onSearch} />
          )}
        </Tabs>
      </div>
      <ProfileComments id={profile.id} />
      <p className="text-caption text-muted max-md:hidden">{text(detailMessages.keys)}</p>
      <Questions
        detail={detail}
        asked={asked}
        onClose={() => setAsked(null)}
        onDeleted={() => void navigate(links.list)}
      />
    </>
  );
}

/** Shows who approved the profile, or why it ended before it began. */
function Decision({ detail }: { detail: ProfileDetail }) {
  const text = useText();
  const dateTime = useDateTime();
  const { approver, approvedAlone, approvalTime, declineReason, failReason } = detail;
  if (failReason)
    return <span className="text-danger">{text(messages.planFailedFor, { reason: failReason })}</span>;
  if (declineReason) return <span>{text(messages.declinedFor, { reason: declineReason })}</span>;
  if (!approver) return null;
  return (
    <span>
      {approvedAlone
        ? text(messages.approvedAlone, { approver })
        : text(messages.approvedBy, { approver, time: dateTime(approvalTime) })}
    </span>
  );
}
