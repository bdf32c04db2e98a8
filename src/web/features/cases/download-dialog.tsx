import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { CaseLanguage } from '#domain/case/file.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { messages as uiMessages } from '#web/ui/messages.ts';
import { Select } from '#web/ui/select.tsx';
import { messages } from './messages.ts';
import { type Case, saveCase } from './queries.ts';
import { RedactionPicker } from './redaction-picker.tsx';

/** Asks what to redact before the file is saved. Loaded on demand: most visits to a case do not share it. */
export default function DownloadDialog({ found, onClose }: { found: Case; onClose: () => void }) {
  const text = useText();
  const { locale } = useIntl();
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const [language, setLanguage] = useState<CaseLanguage>(locale === 'ko' ? 'ko' : 'en');
  const [as, setAs] = useState<'html' | 'json'>('html');
  const save = useMutation({
    mutationFn: () => saveCase(found.caseId, { as, language, redact: [...taken] }),
    onSuccess: onClose,
    meta: { ownErrors: true },
  });
  const take = (item: string, isTaken: boolean) => {
    const next = new Set(taken);
    if (isTaken) next.add(item);
    else next.delete(item);
    setTaken(next);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={text(messages.file)}
      description={text(messages.fileHelp)}
      footer={
        <>
          <Button onClick={onClose}>{text(uiMessages.cancel)}</Button>
          <Button look="main" busy={save.isPending} onClick={() => save.mutate()}>
            {text(messages.file)}
          </Button>
        </>
      }
    >
      <RedactionPicker found={found} taken={taken} onTake={take} />
      <div className="flex flex-wrap gap-3 pt-4">
        <Field label={text(messages.fileAs)} className="flex-1 basis-52">
          {(ids) => (
            <Select
              {...ids}
              value={as}
              choices={[
                { value: 'html', label: text(messages.asPage) },
                { value: 'json', label: text(messages.asDocument) },
              ]}
              onChange={setAs}
            />
          )}
        </Field>
        <Field label={text(messages.fileLanguage)} className="flex-1 basis-36">
          {(ids) => (
            <Select
              {...ids}
              value={language}
              choices={[
                { value: 'en', label: text(messages.english) },
                { value: 'ko', label: text(messages.korean) },
              ]}
              onChange={setLanguage}
            />
          )}
        </Field>
      </div>
      {save.isError ? (
        <p role="alert" className="pt-3 text-dense text-danger">
          {save.error.message}
        </p>
      ) : null}
    </Dialog>
  );
}
