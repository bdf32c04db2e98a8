import { useQuery } from '@tanstack/react-query';
import { ClipboardList } from 'lucide-react';
import { ApiError } from '#web/http/api-error.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import type { Message } from '#web/i18n/message.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { ErrorState } from '#web/resource/list-page.tsx';
import { PageLink } from '#web/resource/page-link.tsx';
import { useBlocked } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { CopyableId } from '#web/ui/copyable-id.tsx';
import { EmptyState, Skeleton } from '#web/ui/placeholders.tsx';
import { Card, Property, PropertyList } from '#web/ui/property-list.tsx';
import { actionMessages } from './action-messages.ts';
import { Target } from './columns.tsx';
import { detailMessages as messages } from './detail-messages.ts';
import { Forecast } from './forecast.tsx';
import { useProfileKind } from './kind.tsx';
import type { ProfileDetail, ProfilePlan } from './model.ts';
import { planMessages } from './plan-messages.ts';
import { planQuery } from './queries.ts';
import { ruleMessages } from './rule-messages.ts';
import type { ProfileTexts } from './texts.ts';
import { useProfileCommand } from './use-profile-command.ts';
import { allows } from './what-may.ts';

/** Shows the plan of the profile, and later changes. */
export function PlanTab({ detail }: { detail: ProfileDetail }) {
  const text = useText();
  const { calls } = useProfileKind();
  const { id, state } = detail.profile;
  const hasPlan = detail.planHash !== null;
  const { data: plan, error, refetch } = useQuery({ ...planQuery(calls, id), enabled: hasPlan });
  if (plan) return <Plan detail={detail} plan={plan} />;
  if (!hasPlan || (error instanceof ApiError && error.code === 'nodata'))
    return (
      <EmptyState icon={<ClipboardList className="size-5" aria-hidden />} title={text(messages.planNone)}>
        {text(state === 'planFailed' ? messages.planFailed : messages.planNoneHelp)}
      </EmptyState>
    );
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <Skeleton className="h-64 w-full" />;
}

interface PlanProps {
  detail: ProfileDetail;
  plan: ProfilePlan;
}

const zoneSources = {
  device: messages.zoneDevice,
  organisation: messages.zoneOrganisation,
  utc: messages.zoneUtc,
} satisfies Record<ProfilePlan['zones'][number]['source'], Message>;

/** From then on the forecast would count what is done already. */
const begun: ReadonlySet<string> = new Set([
  'running',
  'gate',
  'paused',
  'cancelling',
  'completed',
  'cancelled',
  'declined',
  'lapsed',
]);

function Plan({ detail, plan }: PlanProps) {
  const text = useText();
  const { refusals, texts } = useProfileKind();
  const named = (counts: ProfilePlan['installed'], none: Message) =>
    counts.map(({ name, count }) => ({ label: name || text(none), count }));
  return (
    <div className="grid gap-4 lg:grid-cols-[3fr_2fr]">
      <div className="flex flex-col gap-4">
        <Does detail={detail} plan={plan} />
        <Since profile={detail.profile} now={plan.now} />
      </div>
      <div className="flex flex-col gap-4">
        <CountCard
          title={text(messages.refusals)}
          none={text(messages.refusalsNone)}
          rows={plan.refusals.map(({ reason, count }) => {
            const name = refusals[reason];
            return { label: name ? text(name) : reason, count };
          })}
        />
        <CountCard title={text(messages.installed)} rows={named(plan.installed, texts.noVersion)} />
        <CountCard title={text(messages.hardware)} rows={named(plan.hardware, messages.unknown)} />
        <CountCard
          title={text(messages.zones)}
          rows={plan.zones.map(({ zone, source, count }) => ({
            label: text(messages.zoneOf, { zone, source: text(zoneSources[source]) }),
            count,
          }))}
        />
      </div>
    </div>
  );
}

function Does({ detail, plan }: PlanProps) {
  const text = useText();
  const dateTime = useDateTime();
  const { number, decimal } = useFormats();
  const { links, mannerOf, texts } = useProfileKind();
  const { profile, order, content } = detail;
  const hour = (value: number) => `${String(value).padStart(2, '0')}:00`;
  const { failPercent: percent, failCount } = order.limits;
  const byPercent = text(messages.limitPercent, { percent });
  return (
    <Card title={text(messages.plan)}>
      <PropertyList>
        <Property label={text(profile.isRollback ? texts.leaves : texts.content)}>
          <PageLink {...links.content(content.id)} className={linkLook} otherwise="text">
            {text(messages.contentOf, { model: content.model, version: content.version })}
          </PageLink>
        </Property>
        <Property label={text(messages.target)}>
          <Target {...profile} />
        </Property>
        <Property label={text(messages.eligible)}>{number(plan.eligible)}</Property>
        <Property label={text(messages.refused)}>{number(plan.refused)}</Property>
        {detail.noWayBack > 0 ? (
          <Property label={text(texts.noWayBack)}>
            {text(texts.noWayBackHelp, { count: detail.noWayBack })}
          </Property>
        ) : null}
        {profile.isRollback ? null : (
          <>
            <Property label={text(ruleMessages.forecast)}>
              <Forecast
                devices={plan.eligible}
                bytes={plan.bytes}
                bandwidth={order.bandwidth}
                hours={order.hours}
                startsAt={profile.startDate}
                hasBegun={begun.has(profile.state)}
              />
            </Property>
            <Property label={text(ruleMessages.bandwidth)}>
              {order.bandwidth === null
                ? text(ruleMessages.noLimit)
                : text(ruleMessages.rate, { size: decimal(order.bandwidth, 1) })}
            </Property>
          </>
        )}
        {profile.automatic ? (
          <Property label={text(ruleMessages.dailyMost)}>
            {order.dailyMost === null ? text(ruleMessages.noLimit) : number(order.dailyMost)}
          </Property>
        ) : null}
        <Property label={text(messages.waves)}>{plan.waves.map((size) => number(size)).join(' · ')}</Property>
        {profile.isRollback
          ? null
          : mannerOf(content).map(({ label, value }) => (
              <Property key={label.id} label={text(label)}>
                {value && text(value)}
              </Property>
            ))}
        <Property label={text(messages.hours)}>
          {order.hours
            ? text(messages.hoursOf, { from: hour(order.hours.start), to: hour(order.hours.end) })
            : text(messages.anyHour)}
        </Property>
        <Property label={text(messages.next)}>
          {text(
            order.waves.continueBy === 'person'
              ? planMessages.continuePerson
              : planMessages.continueAutomatic,
          )}
        </Property>
        <Property label={text(messages.limits)}>
          {failCount === null
            ? byPercent
            : text(messages.limitBoth, {
                one: byPercent,
                other: text(messages.limitCount, { count: failCount }),
              })}
        </Property>
        <Property label={text(texts.atOnce)}>{number(order.waves.atOnce)}</Property>
        <Property label={text(messages.retries)}>{number(order.retries)}</Property>
        <Property label={text(messages.asOf)}>{dateTime(plan.asOf)}</Property>
        <Property label={text(messages.planHash)}>
          <CopyableId id={plan.planHash} length={15} />
        </Property>
      </PropertyList>
    </Card>
  );
}

const unknownSince = (texts: ProfileTexts): Record<NonNullable<ProfilePlan['now']['why']>, Message> => ({
  ended: messages.sinceEnded,
  automatic: messages.sinceAutomatic,
  rollback: texts.sinceRollback,
  tooMany: messages.sinceTooMany,
  targetGone: messages.sinceTargetGone,
});

/** The difference to now; a profile that has not started can be planned again. */
function Since({ profile, now }: Pick<ProfilePlan, 'now'> & Pick<ProfileDetail, 'profile'>) {
  const text = useText();
  const { commands, texts } = useProfileKind();
  const blocked = useBlocked(commands.edit.operation);
  const replan = useProfileCommand(commands.edit, { success: actionMessages.replanned });
  const { left, joined, why } = now;
  const sentences =
    left === null || joined === null
      ? [text(unknownSince(texts)[why ?? 'tooMany'])]
      : [
          ...(left > 0 ? [text(messages.sinceLeft, { count: left })] : []),
          ...(joined > 0 ? [text(messages.sinceJoined, { count: joined })] : []),
        ];
  return (
    <Card title={text(messages.since)}>
      {sentences.length === 0 ? (
        <p className="text-dense text-secondary">{text(messages.sinceNone)}</p>
      ) : (
        <ul className="flex flex-col gap-1 text-dense">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {allows.replan(profile.state) && !profile.deleted && why !== 'rollback' ? (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <Button
            size="small"
            busy={replan.busy}
            blocked={blocked}
            onClick={() => void replan.run({ id: profile.id, replan: true })}
          >
            {text(actionMessages.replan)}
          </Button>
          <p className="text-caption text-muted">{text(actionMessages.replanHelp)}</p>
        </div>
      ) : null}
    </Card>
  );
}

interface CountCardProps {
  title: string;
  rows: readonly { label: string; count: number }[];
  none?: string;
}

function CountCard({ title, rows, none }: CountCardProps) {
  const { number } = useFormats();
  if (rows.length === 0 && !none) return null;
  return (
    <Card title={title}>
      {rows.length === 0 ? (
        <p className="text-dense text-secondary">{none}</p>
      ) : (
        <dl className="flex flex-col gap-1 text-dense">
          {rows.map(({ label, count }) => (
            <div key={label} className="flex justify-between gap-3">
              <dt className="min-w-0 wrap-anywhere first-letter:uppercase">{label}</dt>
              <dd className="tabular-nums">{number(count)}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}
