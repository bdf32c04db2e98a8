import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useId, useState } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field, Input } from '#web/ui/field.tsx';
import { linkLook } from '#web/ui/link-look.ts';
import { messages as uiMessages } from '#web/ui/messages.ts';
import { Select } from '#web/ui/select.tsx';
import { addMessages } from './add-messages.ts';
import type { Addition } from './addition.ts';
import { DeviceTasks } from './device-tasks.tsx';
import { addTasks, casesQuery, openCase } from './queries.ts';

const newCase = 'new';
/** The cases that somebody is at work on; an older one is found by its page. */
const offered = 50;

/** To an open case or to a new one; afterwards the way to it, for whoever wants to go there now. */
export default function AddDialog(props: { addition: Addition; onClose: () => void }) {
  const { addition, onClose } = props;
  const text = useText();
  const form = useId();
  const queries = useQueryClient();
  const { data: cases } = useQuery(casesQuery({ state: 'open', limit: offered }));
  const [where, setWhere] = useState(newCase);
  const [title, setTitle] = useState('');
  const [taskIds, setTaskIds] = useState<string[]>('taskId' in addition ? [addition.taskId] : []);
  const [tried, setTried] = useState(false);
  const add = useMutation({
    mutationFn: async () => {
      if (where === newCase) return openCase(title.trim(), taskIds);
      await addTasks(where, taskIds);
      return where;
    },
    onSuccess: async (caseId) => {
      await queries.invalidateQueries({ queryKey: ['cases'] });
      await queries.invalidateQueries({ queryKey: ['case', caseId] });
    },
  });
  const needsTitle = where === newCase && title.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!needsTitle && taskIds.length > 0) add.mutate();
  };
  if (add.isSuccess)
    return (
      <Dialog
        open
        onClose={onClose}
        title={text(addMessages.add)}
        description={
          <p role="status">
            {text(addMessages.added)}{' '}
            <Link to="/cases/$caseId" params={{ caseId: add.data }} className={linkLook}>
              {text(addMessages.openCase)}
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
      title={text(addMessages.add)}
      footer={
        <>
          <Button onClick={onClose}>{text(uiMessages.cancel)}</Button>
          <Button look="main" type="submit" form={form} busy={add.isPending}>
            {text(addMessages.add)}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="flex flex-col gap-4">
        <Field label={text(addMessages.where)}>
          {(ids) => (
            <Select
              {...ids}
              value={where}
              choices={[
                { value: newCase, label: text(addMessages.newCase) },
                ...(cases?.data ?? []).map(({ caseId, title: name }) => ({ value: caseId, label: name })),
              ]}
              onChange={setWhere}
            />
          )}
        </Field>
        {where === newCase ? (
          <Field
            label={text(addMessages.title)}
            help={text(addMessages.titleHelp)}
            error={tried && needsTitle ? text(addMessages.titleNeeded) : undefined}
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
        {add.isError ? (
          <p role="alert" className="text-dense text-danger">
            {add.error.message}
          </p>
        ) : null}
      </form>
    </Dialog>
  );
}
