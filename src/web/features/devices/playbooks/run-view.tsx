import { Link } from '@tanstack/react-router';
import { Ban, Undo2 } from 'lucide-react';
import type { PlaybookContext } from '#machines/playbook/machine.ts';
import { CaseLink } from '#web/entities/links.tsx';
import { useStream } from '#web/entities/stream/streams.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ErrorState } from '#web/resource/list-page.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { Skeleton } from '#web/ui/placeholders.tsx';
import { StateBadge } from '#web/ui/state-badge.tsx';
import { isRunState, outcomeAppearance, runAppearance } from './appearance.ts';
import { Comparison } from './comparison.tsx';
import { Findings } from './findings.tsx';
import { messages } from './messages.ts';
import { Proposals } from './proposals.tsx';
import { runStreams } from './run-streams.ts';
import { Steps } from './steps.tsx';
import { playbookWords } from './words.ts';

interface RunViewProps {
  runId: string;
  online: boolean;
  supportFeatures: readonly string[];
}

/** One run as it is now: a fold of its stream, so that everyone who views the device sees the same. */
export function RunView({ runId, online, supportFeatures }: RunViewProps) {
  const text = useText();
  const { replay, version, head, error, read } = useStream(runStreams, runId);
  const { state, context, terminal } = replay.at(version);
  if (version === 0 || version < (head?.version ?? 0))
    return error ? <ErrorState error={error} onRetry={read} /> : <Skeleton className="h-40 w-full" />;
  const isAsking = state === 'proposing' || state === 'compared';
  const first = replay.events[0];
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <RunHead
        {...{ runId, state, context, terminal }}
        name={first?.actor.name ?? ''}
        at={first?.recordedAt ?? ''}
      />
      {online || terminal || isAsking ? null : (
        <p role="status" className="text-dense text-notice">
          {text(messages.away)}
        </p>
      )}
      {terminal ? null : <Steps context={context} state={state} />}
      {context.after === null ? null : (
        <section aria-label={text(messages.comparison)} className="flex min-w-0 flex-col gap-1.5">
          <h3 className="text-caption text-secondary">{text(messages.comparison)}</h3>
          <Comparison before={context.before} after={context.after} />
        </section>
      )}
      {isAsking || terminal ? <Findings findings={context.findings} /> : null}
      {isAsking ? (
        <>
          <Proposals runId={runId} proposals={context.proposals} supportFeatures={supportFeatures} />
          <Decision runId={runId} canTakeBack={state === 'compared' && context.step?.undo != null} />
        </>
      ) : null}
    </div>
  );
}

interface RunHeadProps {
  runId: string;
  state: string;
  context: PlaybookContext;
  terminal: boolean;
  name: string;
  at: string;
}

/** Shows the running procedure, its start and requester, and how it ended. */
function RunHead({ runId, state, context, terminal, name, at }: RunHeadProps) {
  const text = useText();
  const dateTime = useDateTime();
  const cancel = useCommand('cancelPlaybook');
  const { playbook, outcome, caseId } = context;
  const look =
    terminal && outcome ? outcomeAppearance[outcome] : isRunState(state) ? runAppearance[state] : null;
  return (
    <div className="flex flex-wrap items-start justify-between gap-3">
      <div className="flex min-w-0 flex-col gap-1">
        <p role="status" className="flex flex-wrap items-center gap-2 font-medium">
          {playbook ? text(playbookWords[playbook].label) : null}
          {look ? <StateBadge look={look} /> : null}
          {terminal && outcome === 'solved' ? (
            <span className="text-dense font-normal text-secondary">
              {text(messages.solvedBy, { count: problemsIn(context.findings) })}
            </span>
          ) : null}
        </p>
        <p className="flex flex-wrap gap-x-3 text-dense text-secondary">
          <span>{text(messages.startedByAt, { name, time: dateTime(at) })}</span>
          <Link to="/playbooks/$runId" params={{ runId }} className={linkLook}>
            {text(messages.record)}
          </Link>
          {terminal && caseId ? <CaseLink caseId={caseId}>{text(messages.openCase)}</CaseLink> : null}
        </p>
      </div>
      {terminal || state === 'ending' ? null : (
        <Button
          icon={<Ban className="size-4" aria-hidden />}
          blocked={cancel.blocked}
          busy={cancel.busy}
          onClick={() => void cancel.run({ path: { runId }, body: {} })}
        >
          {text(messages.cancel)}
        </Button>
      )}
    </div>
  );
}

const problemsIn = (findings: PlaybookContext['findings']): number =>
  findings.filter(({ weight }) => weight === 'problem').length;

/** Asks for the result that only the customer knows. */
function Decision({ runId, canTakeBack }: { runId: string; canTakeBack: boolean }) {
  const text = useText();
  const finish = useCommand('finishPlaybook');
  const takeBack = useCommand('takeBackStep');
  const end = (outcome: 'solved' | 'unsolved') => void finish.run({ path: { runId }, body: { outcome } });
  return (
    <div className="flex flex-col gap-2 border-t border-stroke pt-3">
      <div className="flex flex-wrap items-center gap-2">
        <span className="mr-auto text-dense">{text(messages.decide)}</span>
        {canTakeBack ? (
          <Button
            icon={<Undo2 className="size-4" aria-hidden />}
            blocked={takeBack.blocked}
            busy={takeBack.busy}
            onClick={() => void takeBack.run({ path: { runId }, body: {} })}
          >
            {text(messages.takeBack)}
          </Button>
        ) : null}
        <Button blocked={finish.blocked} busy={finish.busy} onClick={() => end('unsolved')}>
          {text(messages.unsolved)}
        </Button>
        <Button blocked={finish.blocked} busy={finish.busy} onClick={() => end('solved')}>
          {text(messages.solved)}
        </Button>
      </div>
      <p className="text-caption text-muted">{text(messages.idle)}</p>
    </div>
  );
}
