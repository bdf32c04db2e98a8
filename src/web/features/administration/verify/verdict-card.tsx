import { Link } from '@tanstack/react-router';
import { CheckCircle2, CircleHelp, TriangleAlert, XCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FileKindName, Proven, Refused, Verdict } from '#domain/verify/verdict.ts';
import { CaseLink, TaskLink } from '#web/entities/links.tsx';
import { useDateTime } from '#web/http/time-zone.ts';
import type { Message } from '#web/i18n/message.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { CopyableId } from '#web/ui/copyable-id.tsx';
import { Card, Property, PropertyList } from '#web/ui/property-list.tsx';
import { ApprovedPlan } from './approved-plan.tsx';
import { Erased } from './erased.tsx';
import { messages, notLookedAt, problemMessages, rolloutMessages } from './messages.ts';
import { type KeyOrigin, useKeyOrigin } from './queries.ts';

/** The verdict in words first, and then everything that an auditor writes down. */
export function VerdictCard(props: { name: string; verdict: Verdict; seconds: number }) {
  const { verdict } = props;
  return verdict.ok ? (
    <Holds {...props} proven={verdict} />
  ) : (
    <DoesNotHold name={props.name} refused={verdict} />
  );
}

const kinds: Record<FileKindName, Message> = {
  task: messages.kindTask,
  stream: messages.kindStream,
  case: messages.kindCase,
  logRange: messages.kindLogRange,
  rollout: messages.kindRollout,
};

const origins: Record<KeyOrigin, { tone: Tone; text: Message }> = {
  current: { tone: 'success', text: messages.keyOfServer },
  earlier: { tone: 'success', text: messages.keyOfServerBefore },
  foreign: { tone: 'danger', text: messages.keyForeign },
  unchecked: { tone: 'notice', text: messages.keyUnchecked },
};

function Holds({ name, proven, seconds }: { name: string; proven: Proven; seconds: number }) {
  const text = useText();
  const { number, fixed } = useFormats();
  const dateTime = useDateTime();
  const originOf = useKeyOrigin();
  const { kind, subject, events, sealed, seals } = proven;
  return (
    <Card title={text(messages.result)}>
      <Headline proven={proven} origins={proven.keyIds.map(originOf)} />
      <PropertyList columns={1}>
        <Property label={text(messages.file)}>{name}</Property>
        <Property label={text(messages.kind)}>{text(kinds[kind])}</Property>
        <Property label={text(kind === 'logRange' ? messages.log : messages.stream)} mono>
          <Subject kind={kind} subject={subject} />
        </Property>
        {proven.tasks === undefined ? null : (
          <Property label={text(messages.caseTasks)}>{number(proven.tasks)}</Property>
        )}
        {proven.rollout === undefined ? null : <ApprovedPlan rollout={proven.rollout} />}
        {proven.redacted === undefined ? null : (
          <Property label={text(messages.redacted)}>{number(proven.redacted)}</Property>
        )}
        {proven.erased === undefined ? null : <Erased erased={proven.erased} />}
        <Property label={text(messages.events)}>{number(events)}</Property>
        <Property label={text(messages.positions)}>
          {text(messages.fromTo, { from: number(proven.from), to: number(proven.to) })}
        </Property>
        <Property label={text(messages.seals)}>
          {text(messages.sealed, { sealed: number(sealed), events: number(events), seals })}
          {sealed < events ? (
            <p className="text-secondary">{text(messages.unsealed, { count: events - sealed })}</p>
          ) : null}
        </Property>
        <Property label={text(messages.exportedAt)}>{dateTime(proven.exportedAt)}</Property>
        <Property label={text(messages.head)}>
          <CopyableId id={proven.head} length={24} />
        </Property>
        {proven.keyIds.map((keyId) => {
          const origin = origins[originOf(keyId)];
          return (
            <Property key={keyId} label={text(messages.key)}>
              <span className="flex flex-wrap items-center gap-2">
                <CopyableId id={keyId} length={24} />
                <Badge tone={origin.tone}>{text(origin.text)}</Badge>
              </span>
            </Property>
          );
        })}
        <Property label={text(messages.speed)}>
          {text(messages.seconds, { seconds: fixed(seconds, 2) })}
        </Property>
      </PropertyList>
    </Card>
  );
}

/** Green only when the server has named the keys as its own: a file alone proves no more than that it fits itself. */
function Headline({ proven, origins: known }: { proven: Proven; origins: readonly KeyOrigin[] }) {
  const text = useText();
  // The verifier reads all of a file or refuses it.
  const compared = text(messages.comparedOf, { compared: proven.events, events: proven.events });
  if (known.includes('foreign'))
    return (
      <Words
        icon={<TriangleAlert className="size-5 text-danger" aria-hidden />}
        title={text(messages.holdsUnknownKey)}
      >
        {text(messages.holdsUnknownKeyHelp)}
      </Words>
    );
  if (known.includes('unchecked'))
    return (
      <Words
        icon={<CircleHelp className="size-5 text-notice" aria-hidden />}
        title={text(messages.holdsUncheckedKey)}
      >
        {text(messages.holdsUncheckedKeyHelp)}
      </Words>
    );
  return (
    <Words
      icon={<CheckCircle2 className="size-5 text-success" aria-hidden />}
      title={`${text(messages.holds)} · ${compared}`}
    >
      {text(messages.holdsHelp)}{' '}
      {proven.kind === 'logRange'
        ? text(messages.coversRange, { from: proven.from, to: proven.to })
        : text(messages.covers)}
    </Words>
  );
}

function DoesNotHold({ name, refused }: { name: string; refused: Refused }) {
  const text = useText();
  const { number } = useFormats();
  const { problem, event } = refused;
  const words = problemMessages[problem];
  return (
    <Card title={text(messages.result)}>
      <Words
        icon={<XCircle className="size-5 text-danger" aria-hidden />}
        title={text(notLookedAt.has(problem) ? messages.notLooked : messages.notHeld)}
      >
        {event === null
          ? text(plainOf(refused), { device: refused.device ?? '' })
          : text(words.at, { event: number(event) })}
      </Words>
      <PropertyList columns={1}>
        <Property label={text(messages.file)}>{name}</Property>
        {refused.kind ? <Property label={text(messages.kind)}>{text(kinds[refused.kind])}</Property> : null}
        {refused.stream === undefined ? null : (
          <Property label={text(messages.stream)} mono>
            {refused.stream}
          </Property>
        )}
      </PropertyList>
    </Card>
  );
}

const plainOf = ({ problem, kind, device }: Refused): Message => {
  if (device !== undefined) return rolloutMessages.deviceAltered;
  return problem === 'truncated' && kind === 'rollout'
    ? rolloutMessages.cutOff
    : problemMessages[problem].plain;
};

/** Leads to what the file is about, where this server has it. */
function Subject({ kind, subject }: Pick<Proven, 'kind' | 'subject'>): ReactNode {
  const id = subject.slice(subject.indexOf(':') + 1);
  if (kind === 'task') return <TaskLink taskId={id}>{subject}</TaskLink>;
  if (kind === 'rollout')
    return (
      <Link to="/firmware-profiles/$fpId" params={{ fpId: id }} className={linkLook}>
        {subject}
      </Link>
    );
  return kind === 'case' ? <CaseLink caseId={id}>{subject}</CaseLink> : subject;
}

function Words(props: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className="flex items-start gap-3 pb-4">
      <span className="pt-0.5">{props.icon}</span>
      <div className="min-w-0">
        <h3 className="text-body font-medium">{props.title}</h3>
        <p className="text-dense text-secondary">{props.children}</p>
      </div>
    </div>
  );
}
