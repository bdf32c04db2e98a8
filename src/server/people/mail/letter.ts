import type { MailWords } from './queries/mail-words.ts';

/** Content of a letter, in one language. */
export interface Letter {
  subject: string;
  /** Paragraphs before the link. */
  before: readonly string[];
  link: { label: string; url: string };
  /** Paragraphs after it: its validity, and advice if the reader did not request it. */
  after: readonly string[];
}

/**
 * Builds the letter as text and as HTML. It uses tables and inline styles, because mail programs support little else.
 */
export function wordsOf(letter: Letter, language: string): MailWords {
  const { subject, before, link, after } = letter;
  const text = [...before, link.url, ...after].join('\n\n');
  const paragraph = (words: string) => `<p style="margin:0 0 16px">${escaped(words)}</p>`;
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(subject)}</title>
</head>
<body style="margin:0;padding:24px 12px;background:#f4f6f5;font:16px/1.5 -apple-system,'Segoe UI','Apple SD Gothic Neo','Malgun Gothic',sans-serif;color:#1b211f">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid #dde3e1;border-radius:8px"><tr><td style="padding:32px">
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${escaped(subject)}</h1>
${before.map(paragraph).join('\n')}
<p style="margin:24px 0"><a href="${escaped(link.url)}" style="display:inline-block;padding:10px 20px;background:#0f766e;color:#ffffff;text-decoration:none;border-radius:6px">${escaped(link.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:#59635f;word-break:break-all">${escaped(link.url)}</p>
${after.map(paragraph).join('\n')}
</td></tr></table>
<p style="margin:16px 0 0;font-size:12px;color:#59635f">Waymark</p>
</td></tr></table>
</body>
</html>
`;
  return { subject, text: `${text}\n`, html };
}

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
