import type { components } from '#api/main.d.ts';
import { useDateTime } from '#web/http/use-date-time.ts';
import type { Message } from '#web/i18n/message.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { TaskLink } from '#web/resource/task-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card, Property, PropertyList } from '#web/ui/property-list.tsx';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import { messages } from './messages.ts';

type Conformance = components['schemas']['Conformance'];
type Finding = components['schemas']['ConformanceFinding'];

const problems: Record<Finding['problem'], Message> = {
  impossible: messages.impossible,
  gap: messages.gap,
  unknownMachine: messages.unknownMachine,
};

/** What the server found when it folded everything that was recorded with the machines of today. */
export function Records({ conformance }: { conformance: Conformance }) {
  const text = useText();
  const { number } = useFormats();
  const { position, head, findings } = conformance;
  return (
    <>
      <Card title={text(messages.records)}>
        <PropertyList columns={1}>
          <Property label={text(messages.conforms)}>
            {findings.length === 0 ? (
              <Badge tone="success">{text(messages.nothingFound)}</Badge>
            ) : (
              <Badge tone="danger">{text(messages.found, { count: findings.length })}</Badge>
            )}
          </Property>
          <Property label={text(messages.checkedTo)}>
            {text(messages.ofHead, { position: number(position), head: number(head) })}
          </Property>
        </PropertyList>
      </Card>
      {findings.length > 0 ? <Findings findings={findings} /> : null}
    </>
  );
}

function Findings({ findings }: { findings: readonly Finding[] }) {
  const text = useText();
  const { number } = useFormats();
  const dateTime = useDateTime();
  return (
    <SimpleTable
      caption={text(messages.findings)}
      head={[
        messages.position,
        messages.machine,
        messages.state,
        messages.event,
        messages.problem,
        messages.recordedAt,
      ].map((message) => text(message))}
      rows={findings.map((finding) => ({
        id: String(finding.pos),
        cells: [
          finding.machine === 'task' ? (
            <TaskLink key="task" taskId={finding.streamId.replace(/^task:/, '')}>
              {number(finding.pos)}
            </TaskLink>
          ) : (
            number(finding.pos)
          ),
          finding.machine,
          <code key="state">{finding.state}</code>,
          <code key="event">{finding.event}</code>,
          text(problems[finding.problem]),
          dateTime(finding.recordedAt),
        ],
      }))}
    />
  );
}
