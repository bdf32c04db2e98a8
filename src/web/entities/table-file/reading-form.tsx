import { fileEncodings } from '#domain/file-encodings.ts';
import type { Message } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { ColumnChoices } from './column-choices.tsx';
import { type FileReading, type ReadingFormProps, withSheet } from './reading.ts';
import { encodingNames, readingMessages as messages } from './reading-messages.ts';

const separatorNames: Record<string, Message> = {
  ',': messages.comma,
  ';': messages.semicolon,
  '\t': messages.tab,
};

/** Shows how the file was read, and lets a person correct encoding, sheet and the meaning of its columns. */
export function ReadingForm(props: ReadingFormProps) {
  const { reading, choice, onChoose } = props;
  const text = useText();
  const separator = reading.separator ?? '';
  const name = separatorNames[separator];
  return (
    <div className="flex flex-col gap-4">
      <p className="text-dense text-secondary">
        {reading.format === 'xlsx'
          ? text(messages.workbook)
          : text(messages.csv, { separator: name ? text(name) : text(messages.other, { separator }) })}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        {reading.encoding === null ? null : (
          <Field
            label={text(messages.encoding)}
            help={text(
              choice.encoding
                ? messages.chosenEncoding
                : reading.alternatives.length > 0
                  ? messages.unsureEncoding
                  : messages.detected,
            )}
          >
            {(ids) => (
              <Select
                {...ids}
                value={reading.encoding ?? 'utf-8'}
                choices={encodingsOf(reading).map((value) => ({ value, label: text(encodingNames[value]) }))}
                onChange={(encoding) => onChoose({ ...choice, encoding })}
              />
            )}
          </Field>
        )}
        {reading.sheets.length > 1 ? (
          <Field label={text(messages.sheet)} help={choice.sheet ? undefined : text(messages.sheetHelp)}>
            {(ids) => (
              <Select
                {...ids}
                value={reading.sheet ?? ''}
                choices={reading.sheets.map((each) => ({
                  value: each.name,
                  label: text(messages.sheetChoice, each),
                }))}
                onChange={(sheet) => onChoose(withSheet(choice, sheet))}
              />
            )}
          </Field>
        ) : null}
      </div>
      {reading.encoding !== null && !choice.encoding && reading.alternatives.length > 0 ? (
        <Button
          className="self-start"
          onClick={() => onChoose({ ...choice, ...(reading.encoding && { encoding: reading.encoding }) })}
        >
          {text(messages.confirmEncoding)}
        </Button>
      ) : null}
      <ColumnChoices {...props} />
    </div>
  );
}

/** The likely ones first. */
const encodingsOf = ({ encoding, alternatives }: FileReading) => {
  const likely = [...(encoding === null ? [] : [encoding]), ...alternatives];
  return [...likely, ...fileEncodings.filter((each) => !likely.includes(each))];
};
