import type { Sha256 } from '../chain.ts';
import { type CaseLanguage, caseFormat } from './file.ts';
import { documentId, type PageFrame } from './page-digest.ts';

/** The built player: one script and one style sheet, both inlined. */
export interface Player {
  script: string;
  style: string;
}

/** First line that identifies a case's page. */
export const pageStart = `<!doctype html><!-- ${caseFormat} -->`;
/** Beginning of `pageStart` that is the same in any version. */
export const anyPageStart = pageStart.replace(/\d+ -->$/, '');

const openDocument = `<script type="application/json" id="${documentId}">`;
const closeDocument = '</script>';

const titles: Record<CaseLanguage, string> = { en: 'Case', ko: '케이스' };
const encoder = new TextEncoder();

const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

/**
 * Returns a page that can only run this one script and use this one style: no network, no frames, no forms. Throws
 * `TypeError` for a player that would end its own element.
 */
export function pageFrame(sha256: Sha256, { script, style }: Player, language: CaseLanguage): PageFrame {
  if (/<\/script|<!--/i.test(script) || /<\/style/i.test(style))
    throw new TypeError('the player cannot stand inside a page');
  const source = (text: string) => `'sha256-${base64(sha256(encoder.encode(text)))}'`;
  const policy = [
    "default-src 'none'",
    `script-src ${source(script)}`,
    `style-src ${source(style)}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return {
    before: [
      pageStart,
      `<html lang="${language}"><head><meta charset="utf-8">`,
      `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      `<meta name="referrer" content="no-referrer"><title>${titles[language]}</title><style>${style}</style></head>`,
      `<body><main id="player"></main>${openDocument}`,
    ].join('\n'),
    after: `${closeDocument}<script>${script}</script></body></html>\n`,
  };
}

/**
 * Encodes JSON for a script element: without `<`, no text in it can begin or end an element. The escapes are JSON's
 * own, so it parses to the same values.
 */
export const inertJson = (document: object): string =>
  JSON.stringify(document).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Splits a page into its document and the text around it; null if the document could end early. */
export function splitPage(page: string): { frame: PageFrame; document: string } | null {
  const from = page.indexOf(openDocument) + openDocument.length;
  const to = page.indexOf(closeDocument, from);
  if (from < openDocument.length || to < 0) return null;
  const document = page.slice(from, to);
  if (document.includes('<')) return null;
  return { frame: { before: page.slice(0, from), after: page.slice(to) }, document };
}
