// `npm run translate -- de`: writes translations/de.json or brings it up to date. New texts are empty, a text whose English
// changed keeps its translation and gets the former English as `was`, and texts that are gone are left out.
import { mkdirSync } from 'node:fs';
import { languageNames, otherLanguages } from '#domain/text/languages.ts';
import { textsOfProduct } from './compile.ts';
import {
  isMade,
  problemsOfTranslations,
  readTranslations,
  translationsFolder,
  updated,
  writeTranslations,
} from './translations.ts';

const language = otherLanguages.find((known) => known === process.argv[2]);
if (!language) {
  console.error(`npm run translate -- LANGUAGE, which is one of ${otherLanguages.join(', ')}`);
  process.exit(2);
}

const texts = textsOfProduct();
const before = readTranslations(language);
const after = updated(before, texts);
mkdirSync(translationsFolder, { recursive: true });
writeTranslations(language, after, translationsFolder);

const problems = problemsOfTranslations(language, after, texts);
for (const problem of problems) console.error(problem);
const added = texts.filter(({ id }) => !(id in before)).length;
const changed = Object.values(after).filter(({ was }) => was !== undefined).length;
const dropped = Object.keys(before).filter((id) => !(id in after)).length;
const left = texts.filter((text) => !isMade(after[text.id], text)).length;
console.log(`${added} texts added, ${dropped} dropped, ${changed} to check because their English changed`);
console.log(
  left === 0
    ? `${languageNames[language]} is complete: the next build offers it`
    : `${left} of ${texts.length} texts are left`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
