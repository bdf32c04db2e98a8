import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useId, useState } from 'react';
import { taskNames } from '#domain/task-kinds/texts.ts';
import { TaskStateBadge } from '#web/entities/task/state-badge.tsx';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useDraft } from '#web/resource/form/use-draft.ts';
import { useCommand } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field, Input } from '#web/ui/field.tsx';
import { messages as uiMessages } from '#web/ui/messages.ts';
import { Skeleton } from '#web/ui/placeholders.tsx';
import { Select } from '#web/ui/select.tsx';
import { messages } from './messages.ts';
import { casesQuery, deviceTasksQuery, keysOf } from './queries.ts';

/** Content to add to a case: this task, or some of the last tasks of a device. */
export type Addition = { taskId: string } | { endpointId: string };

const newCase = 'new';
/** The open cases that changed last. */
const offered = 50;

/** Adds tasks to an open case or to a new one, and then offers the link to it. */
export function AddDialog(props: { addition: Addition; onClose: () => void }) {
  const { addition, onClose } = props;
  const text = useText();
  const form = useId();
  const { data: cases } = useQuery(casesQuery({ state: 'open', limit: offered }));
  const [where, setWhere] = useState(newCase);
  const [title, setTitle] = useDraft('add:title');
  const [taskIds, setTaskIds] = useState<string[]>('taskId' in addition ? [addition.taskId] : []);
  const [tried, setTried] = useState(false);
  const [addedTo, setAddedTo] = useState<string | null>(null);
  const open = useCommand('openCase', {
    invalidates: [['cases']],
    failure: 'inPlace',
    onSuccess: ({ data }) => setAddedTo(data.caseId),
  });
  const add = useCommand('addCaseTasks', {
    invalidates: ({ path }) => keysOf(path.caseId),
    failure: 'inPlace',
    onSuccess: (_answer, { path }) => setAddedTo(path.caseId),
  });
  const error = open.error ?? add.error;
  const needsTitle = where === newCase && title.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (needsTitle || taskIds.length === 0) return;
    if (where === newCase) void open.run({ body: { title: title.trim(), taskIds } });
    else void add.run({ path: { caseId: where }, body: { taskIds } });
  };
  if (addedTo)
    return (
      <Dialog
        open
        onClose={onClose}
        title={text(messages.addToCase)}
        description={
          <p role="status">
            {text(messages.added)}{' '}
            <Link to="/cases/$caseId" params={{ caseId: addedTo }} className={linkLook}>
              {text(messages.openCase)}
            </Link>
          </p>
        }
        footer={
          <Button look="main" onClick={onClose}>
            {text(uiMessages.close)}
          </Button>
        }
      />
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={text(messages.addToCase)}
      footer={
        <>
          <Button onClick={onClose}>{text(uiMessages.cancel)}</Button>
          <Button look="main" type="submit" form={form} busy={open.busy || add.busy}>
            {text(messages.addToCase)}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="flex flex-col gap-4">
        <Field label={text(messages.name)}>
          {(ids) => (
            <Select
              {...ids}
              value={where}
              choices={[
                { value: newCase, label: text(messages.newCase) },
                ...(cases?.data ?? []).map(({ caseId, title: name }) => ({ value: caseId, label: name })),
              ]}
              onChange={setWhere}
            />
          )}
        </Field>
        {where === newCase ? (
          <Field
            label={text(messages.titleLabel)}
            help={text(messages.titleHelp)}
            error={tried && needsTitle ? text(messages.titleNeeded) : undefined}
          >
            {(ids) => (
              <Input
                {...ids}
                maxLength={120}
                value={title}
                onChange={(event) => setTitle(event.target.value)}
              />
            )}
          </Field>
        ) : null}
        {'endpointId' in addition ? (
          <DeviceTasks
            endpointId={addition.endpointId}
            chosen={taskIds}
            onChoose={setTaskIds}
            isMissing={tried && taskIds.length === 0}
          />
        ) : null}
        {error ? (
          <p role="alert" className="text-dense text-danger">
            {error.message}
          </p>
        ) : null}
      </form>
    </Dialog>
  );
}

interface DeviceTasksProps {
  endpointId: string;
  chosen: readonly string[];
  onChoose: (taskIds: string[]) => void;
  /** Nothing was chosen when the form was sent. */
  isMissing: boolean;
}

function DeviceTasks({ endpointId, chosen, onChoose, isMissing }: DeviceTasksProps) {
  const text = useText();
  const dateTime = useDateTime();
  const prefix = useId();
  const tasks = useQuery(deviceTasksQuery(endpointId));
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="pb-1 text-dense font-medium text-secondary">{text(messages.lastTasks)}</legend>
      {tasks.isPending ? <Skeleton className="h-24" /> : null}
      {tasks.isError ? <p className="text-dense text-danger">{tasks.error.message}</p> : null}
      {tasks.data?.length === 0 ? (
        <p className="text-dense text-secondary">{text(messages.noLastTasks)}</p>
      ) : null}
      {tasks.data?.map(({ taskId, taskType, startTime, state }) => (
        <span key={taskId} className="flex items-center gap-2 text-dense">
          <Checkbox
            id={`${prefix}${taskId}`}
            checked={chosen.includes(taskId)}
            onChange={(checked) =>
              onChoose(checked ? [...chosen, taskId] : chosen.filter((other) => other !== taskId))
            }
          />
          <label htmlFor={`${prefix}${taskId}`} className="min-w-0 flex-1">
            {text(messages.taskAt, { task: text(taskNames[taskType]), time: dateTime(startTime) })}
          </label>
          <TaskStateBadge state={state} />
        </span>
      ))}
      {isMissing ? (
        <p role="alert" className="text-caption text-danger">
          {text(messages.tasksNeeded)}
        </p>
      ) : null}
    </fieldset>
  );
}
