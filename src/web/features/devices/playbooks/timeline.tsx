import { Link } from '@tanstack/react-router';
import { isTaskKind } from '#domain/task-kinds/table.ts';
import { taskNames } from '#domain/task-kinds/texts.ts';
import { playbookMachine } from '#machines/playbook/machine.ts';
import { CaseLink, NamedDevice } from '#web/entities/links.tsx';
import type { Moment, TimelineEvent } from '#web/entities/stream/replay.ts';
import type { TimelineKind, Words } from '#web/entities/stream/timeline-kind.ts';
import type { Erased } from '#web/http/api-error.ts';
import { mainApi, saveAnswer } from '#web/http/clients.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { NotFound } from '#web/resource/not-found.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { CopyableId } from '#web/ui/copyable-id.tsx';
import { Card } from '#web/ui/property-list.tsx';
import { outcomeAppearance, runAppearance } from './appearance.ts';
import { Comparison } from './comparison.tsx';
import { Findings } from './findings.tsx';
import { eventMessages, messages } from './messages.ts';
import type { PlaybookRun } from './queries.ts';
import { type PlaybookMachine, runStreams } from './run-streams.ts';
import { playbookWords } from './words.ts';

/** The record of one run: what was measured and found, who chose which step, and what became of the complaint. */
export const playbookTimeline: TimelineKind<PlaybookRun, PlaybookMachine> = {
  machine: playbookMachine,
  streams: runStreams,
  states: runAppearance,
  callsOff: ['run.ended'],
  events: {
    'playbook.started': eventMessages.started,
    'task.begun': eventMessages.taskBegun,
    'task.refused': eventMessages.taskRefused,
    'tasks.ended': eventMessages.tasksEnded,
    'round.judged': eventMessages.judged,
    'proposal.chosen': eventMessages.chosen,
    'takeBack.requested': eventMessages.takeBack,
    'run.ended': eventMessages.runEnded,
    'deadline.passed': eventMessages.deadlinePassed,
    'run.closed': eventMessages.closed,
  },
  details: detailsOf,
  deadlines: { idle: eventMessages.idle },
  effectWords: ({ type }) => ({
    text:
      type === 'judge'
        ? eventMessages.effectJudge
        : type === 'close'
          ? eventMessages.effectClose
          : eventMessages.effectTask,
  }),
  lanes: ['account', 'server'],
  chainNote: messages.chainNote,
  limits: ({ idleMs }) => ({ idle: idleMs }),
  file: {
    save: (runId, redact) =>
      saveAnswer(
        mainApi.GET('/playbooks/{runId}/export', {
          params: { path: { runId }, query: { redact } },
          parseAs: 'blob',
        }),
        `playbook-${runId}.json`,
      ),
    redactable: {
      caseTitle: eventMessages.fieldTitle,
      figures: eventMessages.fieldFigures,
      findings: messages.findings,
    },
  },
  Title,
  About,
  Summary,
  NotFound: NoSuchRun,
};

/** Describes an event of a run; each task has its own timeline. */
function detailsOf({ type, data }: TimelineEvent): Words | null {
  const count = (list: unknown) => (Array.isArray(list) ? list.length : 0);
  const kind = String(data.kind ?? '');
  switch (type) {
    case 'task.begun':
    case 'task.refused':
      return isTaskKind(kind) ? { text: taskNames[kind] } : null;
    case 'round.judged':
      return {
        text: eventMessages.found,
        values: { findings: count(data.findings), proposals: count(data.proposals) },
      };
    case 'run.ended': {
      const outcome = String(data.outcome ?? '');
      return outcome === 'solved' || outcome === 'unsolved' || outcome === 'cancelled'
        ? { text: outcomeAppearance[outcome].label }
        : null;
    }
    case 'run.closed':
      return { text: data.caseId ? eventMessages.caseLeft : eventMessages.noCase };
    default:
      return null;
  }
}

function Title({ head }: { head: PlaybookRun }) {
  const text = useText();
  return text(messages.titleOf, {
    playbook: text(playbookWords[head.playbook].label),
    device: head.deviceName ?? head.endpointId,
  });
}

function About({ head }: { head: PlaybookRun }) {
  const text = useText();
  const dateTime = useDateTime();
  const { startedBy, startTime, runId, endpointId, deviceName, caseId } = head;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-dense text-secondary">
      <span>{text(messages.startedByAt, { name: startedBy.name, time: dateTime(startTime) })}</span>
      <CopyableId id={runId} length={16} className="text-caption" />
      <NamedDevice endpointId={endpointId} name={deviceName} />
      {caseId ? <CaseLink caseId={caseId}>{text(messages.openCase)}</CaseLink> : null}
    </div>
  );
}

interface SummaryProps {
  head: PlaybookRun;
  moment: Moment<PlaybookMachine>;
}

/** Shows the findings, and the same figures before and after the step. */
function Summary({ moment: { context } }: SummaryProps) {
  const text = useText();
  const { before, after, findings } = context;
  return (
    <>
      {after === null ? null : (
        <Card title={text(messages.comparison)}>
          <Comparison before={before} after={after} />
        </Card>
      )}
      {findings.length === 0 ? null : (
        <section className="rounded border border-stroke bg-raised px-4 py-2.5">
          <Findings findings={findings} />
        </section>
      )}
    </>
  );
}

function NoSuchRun({ id, erased }: { id: string; erased: Erased | null }) {
  const text = useText();
  return (
    <NotFound title={text(messages.noSuch)} help={text(messages.noSuchHelp)} id={id} erased={erased}>
      <Link to="/device/deviceList/$pageNum" params={{ pageNum: '1' }} className={linkLook}>
        {text(messages.toDevices)}
      </Link>
    </NotFound>
  );
}
