import type { CaseFile } from '#domain/case/file.ts';
import { fill, names, type Texts, texts } from './texts.ts';

/** A case being shown, in the language of its file. */
export interface Shown {
  file: CaseFile;
  text(name: keyof Texts, values?: Record<string, string | number>): string;
  stateName(state: string): string;
  kindName(kind: string): string;
  problemName(problem: string): string;
  dateTime(iso: string): string;
}

export function shown(file: CaseFile): Shown {
  const { language } = file.statement;
  const { kinds, states, problems } = names[language];
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' });
  const word = (words: object, name: string): string =>
    Object.hasOwn(words, name) ? String(Reflect.get(words, name)) : name;
  return {
    file,
    text: (name, values = {}) => fill(texts[language][name], values),
    stateName: (state) => word(states, state),
    kindName: (kind) => word(kinds, kind),
    problemName: (problem) => word(problems, problem),
    dateTime: (iso) => (Number.isNaN(Date.parse(iso)) ? iso : format.format(new Date(iso))),
  };
}
