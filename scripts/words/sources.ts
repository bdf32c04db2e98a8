import { parseSync } from 'vite';
import { lineOf } from '../texts/syntax.ts';
import { headlessBeginning } from './headless.ts';
import { bannedNamesIn } from './names.ts';

/** A name or a comment of a TypeScript file that has to be rewritten. */
export interface SourceFinding {
  file: string;
  line: number;
  text: string;
  word: string;
  instead: string;
}

export function findingsOfSource(file: string, code: string): SourceFinding[] {
  const { program, comments } = parseSync(file, code);
  const lines = code.split('\n');
  const at = (start: number) => {
    const line = lineOf(code, start);
    return { file, line, text: lines[line - 1] ?? '' };
  };
  const headless = beginnings(code, comments).flatMap(({ start, text }) => {
    const word = headlessBeginning(text);
    return word === null ? [] : [{ ...at(start), word, instead: 'give the comment a subject and a verb' }];
  });
  const names = bannedNamesIn(file, program).map(({ name, start, instead }) => ({
    ...at(start),
    word: name,
    instead,
  }));
  return [...headless, ...names];
}

/** Comments on lines of their own. Line comments that follow one another are one comment. */
function beginnings(
  code: string,
  comments: ReturnType<typeof parseSync>['comments'],
): { start: number; text: string }[] {
  const found: { start: number; text: string }[] = [];
  let end = -1;
  for (const comment of comments) {
    const before = code.slice(code.lastIndexOf('\n', comment.start - 1) + 1, comment.start);
    const text = comment.value
      .replace(/^\*/, '')
      .replace(/\n\s*\*?\s*/g, ' ')
      .trim();
    const last = found.at(-1);
    const isNext = comment.type === 'Line' && end >= 0 && /^\n[ \t]*$/.test(code.slice(end, comment.start));
    if (last && isNext) last.text += ` ${text}`;
    else if (/^[\s{]*$/.test(before)) found.push({ start: comment.start, text });
    else {
      end = -1;
      continue;
    }
    end = comment.type === 'Line' ? comment.end : -1;
  }
  return found;
}
