import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Undo2 } from 'lucide-react';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { ErrorState } from '#web/resource/list-page.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { Skeleton } from '#web/ui/placeholders.tsx';
import { StateBadge } from '#web/ui/state-badge.tsx';
import { profileAppearance } from './appearance.ts';
import { useProfileKind } from './kind.tsx';
import type { ProfileDetail, RollbackForecast } from './model.ts';
import { rollbackQuery } from './queries.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { rollbackMessages as messages } from './rollback-messages.ts';
import { useProfileCommand } from './use-profile-command.ts';

interface RollBackProps {
  detail: ProfileDetail;
  onClose: () => void;
}

/** Shows the devices that go back, the obstacles of the others, and the reason for it. */
export function RollBack({ detail, onClose }: RollBackProps) {
  const { id, name, version, manner } = detail.profile;
  const text = useText();
  const { calls, commands, links, texts } = useProfileKind();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(rollbackQuery(calls, id));
  const rollBack = useProfileCommand(commands.rollBack, {
    failure: 'inPlace',
    success: messages.started,
    onSuccess: (undoId) => {
      onClose();
      void navigate(links.page(undoId));
    },
  });
  const isEmpty = data !== undefined && data.ready + data.later === 0;
  return (
    <ReasonDialog
      title={text(messages.title, { name })}
      body={text(texts.rollBackHelp, { ...manner, version })}
      verb={messages.verb}
      danger
      command={rollBack}
      blocked={data ? (isEmpty ? text(messages.none) : null) : text(messages.counting)}
      onReason={(reason) => void rollBack.run({ id, reason })}
      onClose={onClose}
    >
      {data ? (
        <Forecast {...data} version={version} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-24 w-full" />
      )}
    </ReasonDialog>
  );
}

function Forecast(forecast: RollbackForecast & { version: string }) {
  const { ready, later, refused, refusals, isChecked, version } = forecast;
  const text = useText();
  const { number } = useFormats();
  const { refusals: refusalNames, texts } = useProfileKind();
  const names: Record<string, string> = {
    ...Object.fromEntries(Object.entries(refusalNames).map(([reason, name]) => [reason, text(name)])),
    otherVersion: text(messages.notOnIt, { version }),
  };
  const rows = [
    { label: messages.ready, count: ready },
    { label: texts.rollBackLater, count: later },
    { label: messages.refused, count: refused },
  ];
  return (
    <div className="flex flex-col gap-2 text-dense">
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
        {rows.map(({ label, count }) => (
          <div key={label.id} className="contents">
            <dt>{text(label)}</dt>
            <dd className="text-right font-medium tabular-nums">{number(count)}</dd>
          </div>
        ))}
        {refusals.map(({ reason, count }) => (
          <div key={reason} className="contents text-secondary">
            <dt className="pl-4 text-secondary first-letter:uppercase">{names[reason] ?? reason}</dt>
            <dd className="text-right text-secondary tabular-nums">{number(count)}</dd>
          </div>
        ))}
      </dl>
      {isChecked ? null : <p className="text-caption text-muted">{text(messages.byRecord)}</p>}
    </div>
  );
}

/** On a profile that was rolled back its rollback, and on the rollback that profile. */
export function RollbackNote({ detail }: { detail: ProfileDetail }) {
  const text = useText();
  const { links } = useProfileKind();
  const { rollsBack, rolledBackBy } = detail;
  const other = rolledBackBy ?? rollsBack;
  if (!other) return null;
  const { id, name, state, reason } = other;
  const message = rolledBackBy ? messages.rolledBackBy : messages.rollsBack;
  const label = rolledBackBy ? text(messages.nameOf, { name }) : name;
  return (
    <section
      aria-label={text(messages.rollback)}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded border border-notice-stroke bg-notice-surface p-3 text-dense"
    >
      <Undo2 className="size-4 shrink-0 text-notice" aria-hidden />
      <span className="min-w-0 wrap-anywhere">
        {text(message)}{' '}
        <Link {...links.page(id)} className={linkLook}>
          {label}
        </Link>
      </span>
      <StateBadge look={profileAppearance[state]} />
      <span className="min-w-0 wrap-anywhere">{text(messages.reason, { reason })}</span>
    </section>
  );
}
