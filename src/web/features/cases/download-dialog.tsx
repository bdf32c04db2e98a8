import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import type { CaseLanguage } from '#domain/case/file.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { messages as uiMessages } from '#web/ui/messages.ts';
import { Select } from '#web/ui/select.tsx';
import { toastStore } from '#web/ui/toasts.ts';
import { fileMessages } from './file-messages.ts';
import { factOf } from './history-card.tsx';
import { type Case, saveCase } from './queries.ts';

const fields = {
  params: fileMessages.params,
  sample: fileMessages.sample,
  result: fileMessages.result,
  message: fileMessages.message,
  reason: fileMessages.reason,
  title: fileMessages.title_,
  text: fileMessages.text,
  'value/*': fileMessages.values,
};
/** Of a long comment, enough to know it by. */
const recognisable = 60;

/** Asks what is taken out before the file is saved. A route of its own piece: only who shares a case loads it. */
export default function DownloadDialog({ found, onClose }: { found: Case; onClose: () => void }) {
  const text = useText();
  const { locale } = useIntl();
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const [language, setLanguage] = useState<CaseLanguage>(locale === 'ko' ? 'ko' : 'en');
  const [as, setAs] = useState<'html' | 'json'>('html');
  const save = useMutation({
    mutationFn: () => saveCase(found.caseId, { as, language, redact: [...taken] }),
    onSuccess: onClose,
    onError: (error) => toastStore.show({ tone: 'danger', title: error.message }),
  });
  const take = (item: string) => (checked: boolean) => {
    const next = new Set(taken);
    if (checked) next.add(item);
    else next.delete(item);
    setTaken(next);
  };
  const comments = found.events.flatMap((event) => {
    const fact = factOf(event);
    return fact.type === 'case.commented'
      ? [
          {
            item: `${event.streamId}/${event.version}/text`,
            label: text(fileMessages.oneComment, { text: shortened(fact.data.text) }),
          },
        ]
      : [];
  });
  const paths = [...new Set(found.devices.flatMap(({ values }) => values.map(({ path }) => path)))].sort();
  const single = [
    ...(taken.has('text') ? [] : comments),
    ...(taken.has('value/*')
      ? []
      : paths.map((path) => ({ item: `value/${path}`, label: text(fileMessages.oneValue, { path }) }))),
  ];
  return (
    <Dialog
      open
      onClose={onClose}
      title={text(fileMessages.title)}
      description={text(fileMessages.help)}
      footer={
        <>
          <Button onClick={onClose}>{text(uiMessages.cancel)}</Button>
          <Button look="main" busy={save.isPending} onClick={() => save.mutate()}>
            {text(fileMessages.title)}
          </Button>
        </>
      }
    >
      <fieldset className="mt-4 flex flex-col gap-2">
        <legend className="pb-1 text-dense font-medium text-secondary">{text(fileMessages.takeOut)}</legend>
        {Object.entries(fields).map(([item, label]) => (
          <Choice key={item} label={text(label)} checked={taken.has(item)} onChange={take(item)} />
        ))}
        {single.length > 0 ? (
          <details>
            <summary className="cursor-pointer text-dense text-secondary">
              {text(fileMessages.oneByOne)}
            </summary>
            <div className="flex flex-col gap-2 pt-2 pl-4">
              {single.map(({ item, label }) => (
                <Choice key={item} label={label} checked={taken.has(item)} onChange={take(item)} />
              ))}
            </div>
          </details>
        ) : null}
        <p className="text-caption text-muted">{text(fileMessages.stays)}</p>
      </fieldset>
      <div className="flex flex-wrap gap-3 pt-4">
        <Field label={text(fileMessages.as)} className="flex-1 basis-52">
          {(ids) => (
            <Select
              {...ids}
              value={as}
              choices={[
                { value: 'html', label: text(fileMessages.asPage) },
                { value: 'json', label: text(fileMessages.asDocument) },
              ]}
              onChange={setAs}
            />
          )}
        </Field>
        <Field label={text(fileMessages.language)} className="flex-1 basis-36">
          {(ids) => (
            <Select
              {...ids}
              value={language}
              choices={[
                { value: 'en', label: text(fileMessages.english) },
                { value: 'ko', label: text(fileMessages.korean) },
              ]}
              onChange={setLanguage}
            />
          )}
        </Field>
      </div>
    </Dialog>
  );
}

function Choice(props: { label: string; checked: boolean; onChange: (checked: boolean) => void }) {
  const id = useId();
  return (
    <span className="flex items-start gap-2 text-dense">
      <Checkbox id={id} checked={props.checked} onChange={props.onChange} />
      <label htmlFor={id} className="min-w-0 wrap-anywhere">
        {props.label}
      </label>
    </span>
  );
}

const shortened = (text: string) => (text.length > recognisable ? `${text.slice(0, recognisable)}…` : text);
