import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CheckCircle2, Circle } from 'lucide-react';
import type { ReactNode } from 'react';
import * as permissions from '#api/permissions.gen.ts';
import { useMay } from '#web/http/profile.ts';
import type { Message } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { linkLook } from '#web/ui/classes.ts';
import { Card } from '#web/ui/property-list.tsx';
import { messages } from './first-steps-messages.ts';
import { healthQuery, operatorsQuery } from './queries.ts';
import { type ListName, useLinks } from './use-links.ts';

interface Step {
  title: Message;
  /** Null: it is not known, or the reader may not see it. */
  isDone: boolean | null;
  help: Message;
  link?: { list: ListName; label: Message };
}

/** Shows an administrator of an empty installation what is left to do, and how to connect the first device. */
export function FirstSteps({ connection }: { connection: ReactNode }) {
  const text = useText();
  const links = useLinks();
  const steps = useSteps();
  return (
    <div className="flex flex-col gap-4 xl:flex-row xl:items-start">
      <Card title={text(messages.title)} className="flex-1">
        <ol className="flex flex-col gap-4">
          {steps.map(({ title, isDone, help, link }) => {
            const href = link ? links.list(link.list) : null;
            return (
              <li key={title.id} className="flex gap-3">
                <StepIcon isDone={isDone === true} />
                <div className="min-w-0 text-dense">
                  <p className="font-medium">
                    {text(title)}
                    <span className="sr-only">{text(isDone ? messages.done : messages.open)}</span>
                  </p>
                  <p className="text-secondary">{text(help)}</p>
                  {href !== null && link && !isDone ? (
                    <Link to={href} className={linkLook}>
                      {text(link.label)}
                    </Link>
                  ) : null}
                </div>
              </li>
            );
          })}
        </ol>
      </Card>
      <div className="flex-1">{connection}</div>
    </div>
  );
}

function StepIcon({ isDone }: { isDone: boolean }) {
  const Icon = isDone ? CheckCircle2 : Circle;
  return <Icon className={`mt-0.5 size-4 shrink-0 ${isDone ? 'text-success' : 'text-muted'}`} aria-hidden />;
}

/** Steps of this reader: those of the installation only for its administrators. */
function useSteps(): readonly Step[] {
  const may = useMay();
  const isAdministrator = may(permissions.getInstallationHealth);
  const operators = useQuery({ ...operatorsQuery, enabled: isAdministrator });
  const health = useQuery({ ...healthQuery, enabled: isAdministrator });
  const figureOf = (part: 'mail' | 'backup', name: string) =>
    health.data?.find((one) => one.part === part)?.figures[name];
  const transport = figureOf('mail', 'transport');
  const made = figureOf('backup', 'made');
  const device: Step = {
    title: messages.device,
    isDone: false,
    help: messages.deviceHelp,
    link: { list: 'upload', label: messages.toUpload },
  };
  if (!isAdministrator) return [device];
  return [
    {
      title: messages.organisation,
      isDone: operators.data ? operators.data.total > 1 : null,
      help: messages.organisationHelp,
      link: { list: 'companies', label: messages.toOrganisations },
    },
    {
      title: messages.mail,
      isDone: transport === undefined ? null : transport === 'smtp',
      help: messages.mailHelp,
    },
    {
      title: messages.backup,
      isDone: made === undefined ? null : made !== '',
      help: messages.backupHelp,
    },
    device,
  ];
}
