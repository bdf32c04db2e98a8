import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CheckCircle2, Circle } from 'lucide-react';
import type { ReactNode } from 'react';
import * as permissions from '#api/permissions.gen.ts';
import { type Profile, profileKey, useMay, useProfile } from '#web/http/profile.ts';
import { keepSettings } from '#web/http/settings.ts';
import type { Message } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
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

interface FirstStepsProps {
  connection: ReactNode;
  /** Number of devices that connected and wait to be registered. */
  unregistered: number;
}

/** Shows an administrator what is left to do before the first device is registered, and how to connect it. */
export function FirstSteps({ connection, unregistered }: FirstStepsProps) {
  const steps = useInstallationSteps();
  const device: Step =
    unregistered > 0
      ? {
          title: messages.register,
          isDone: false,
          help: messages.registerHelp,
          link: { list: 'unregistered', label: messages.toUnregistered },
        }
      : {
          title: messages.device,
          isDone: false,
          help: messages.deviceHelp,
          link: { list: 'upload', label: messages.toUpload },
        };
  return (
    <div className="flex flex-col gap-4 xl:flex-row xl:items-start">
      <StepsCard steps={[...steps, device]} />
      <div className="flex-1">{connection}</div>
    </div>
  );
}

/** The steps that are still open when devices are there, until they are done or the administrator closes them. */
export function RemainingSteps() {
  const text = useText();
  const queries = useQueryClient();
  const profile = useProfile();
  const steps = useInstallationSteps();
  if (profile === null || profile.settings.firstStepsClosed) return null;
  if (!steps.some(({ isDone }) => isDone === false)) return null;
  const close = () => {
    keepSettings({ firstStepsClosed: true });
    queries.setQueryData<Profile>(
      profileKey,
      (known) => known && { ...known, settings: { ...known.settings, firstStepsClosed: true } },
    );
  };
  return (
    <StepsCard
      steps={steps}
      actions={
        <Button look="quiet" size="small" onClick={close}>
          {text(messages.close)}
        </Button>
      }
    />
  );
}

function StepsCard({ steps, actions }: { steps: readonly Step[]; actions?: ReactNode }) {
  const text = useText();
  const links = useLinks();
  return (
    <Card title={text(messages.title)} actions={actions} className="flex-1">
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
  );
}

function StepIcon({ isDone }: { isDone: boolean }) {
  const Icon = isDone ? CheckCircle2 : Circle;
  return <Icon className={`mt-0.5 size-4 shrink-0 ${isDone ? 'text-success' : 'text-muted'}`} aria-hidden />;
}

/** Steps of the installation, for its administrators alone. */
function useInstallationSteps(): readonly Step[] {
  const may = useMay();
  const isAdministrator = may(permissions.getInstallationHealth);
  const operators = useQuery({ ...operatorsQuery, enabled: isAdministrator });
  const health = useQuery({ ...healthQuery, enabled: isAdministrator });
  const figureOf = (part: 'mail' | 'backup', name: string) =>
    health.data?.find((one) => one.part === part)?.figures[name];
  const transport = figureOf('mail', 'transport');
  const made = figureOf('backup', 'made');
  if (!isAdministrator) return [];
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
  ];
}
