import { readFileSync } from 'node:fs';

/** A line that people read, and where it is. */
export interface TextLine {
  file: string;
  line: number;
  text: string;
}

/** What of a file people read: comments, screen texts, test names, descriptions, documents. */
export function textsOf(file: string): TextLine[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  const readable = readerOf(file);
  let fenced = false;
  return lines.flatMap((line, index) => {
    if (file.endsWith('.md') && line.trimStart().startsWith('```')) fenced = !fenced;
    const text = fenced ? null : readable(line);
    return text === null ? [] : [{ file, line: index + 1, text: text.replace(/`[^`]*`/g, '') }];
  });
}

type Reader = (line: string) => string | null;

function readerOf(file: string): Reader {
  if (file.endsWith('.md')) return (line) => line;
  // Descriptions of the API run over several lines.
  if (file.startsWith('openapi/')) return (line) => line;
  if (/\.(yaml|sql|sh)$/.test(file)) return (line) => described(line) ?? hashComment(line);
  const isTest = /\.(test|e2e)\.ts$/.test(file);
  const isMessages =
    /messages\.ts$/.test(file) || /(letters?|words|texts)\.ts$/.test(file) || file.includes('/task-kinds/');
  return (line) => comment(line) ?? (isTest ? testName(line) : null) ?? (isMessages ? quoted(line) : null);
}

const comment: Reader = (line) =>
  /^\s*(?:\/\*\*?|\*|\/\/)\s?(.*)$/.exec(line)?.[1] ?? /\s\/\/\s(.*)$/.exec(line)?.[1] ?? null;
const testName: Reader = (line) => /\b(?:test|describe|it)\b[^'"`]*(['"`])(.*?)\1/.exec(line)?.[2] ?? null;
/** The strings of a line: a text and its translation may stand side by side. */
const quoted: Reader = (line) => {
  const strings = [...line.matchAll(/(['"`])((?:\\.|(?!\1).)*)\1/g)].map(([, , text]) => text);
  return strings.length > 0 ? strings.join(' · ') : null;
};
const described: Reader = (line) =>
  /^\s*(?:description|summary|title|- )[^:]*:\s*(.*)$/.exec(line)?.[1] ?? null;
const hashComment: Reader = (line) => /^\s*(?:#|--)\s(.*)$/.exec(line)?.[1] ?? null;
