import { isComplete, languageNames } from '#domain/text/languages.ts';
import { languageStates } from '#web/ambient/languages.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Card } from '#web/ui/property-list.tsx';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import { messages } from './messages.ts';

/** Every language that the specification lists (CO-022), and how far its translation is. */
export function LanguagesCard() {
  const text = useText();
  return (
    <Card title={text(messages.languages)}>
      <div className="flex flex-col gap-3">
        <SimpleTable
          caption={text(messages.languages)}
          head={[text(messages.language), text(messages.translation)]}
          rows={languageStates.map(({ language, made, texts }) => ({
            id: language,
            cells: [
              <span key="name" lang={language}>
                {languageNames[language]}
              </span>,
              isComplete({ language, made, texts })
                ? text(messages.complete)
                : text(messages.translated, { made, texts }),
            ],
          }))}
        />
        <p className="text-caption text-secondary">{text(messages.languagesHelp)}</p>
      </div>
    </Card>
  );
}
