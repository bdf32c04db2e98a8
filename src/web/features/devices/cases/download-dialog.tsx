import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { CaseLanguage } from '#domain/case/file.ts';
import { FileDialog } from '#web/entities/stream/file-dialog.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { messages } from './messages.ts';
import { type Case, saveCase } from './queries.ts';
import { RedactionPicker } from './redaction-picker.tsx';

/** In which language and form the case is saved, and without what. */
export function DownloadDialog({ found, onClose }: { found: Case; onClose: () => void }) {
  const text = useText();
  const { locale } = useIntl();
  const [redacted, setRedacted] = useState<ReadonlySet<string>>(new Set());
  const [language, setLanguage] = useState<CaseLanguage>(locale === 'ko' ? 'ko' : 'en');
  const [as, setAs] = useState<'html' | 'json'>('html');
  return (
    <FileDialog
      title={text(messages.file)}
      description={text(messages.fileHelp)}
      verb={text(messages.file)}
      save={() => saveCase(found.caseId, { as, language, redact: [...redacted] })}
      onClose={onClose}
    >
      <RedactionPicker found={found} redacted={redacted} onRedact={setRedacted} />
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
    </FileDialog>
  );
}
