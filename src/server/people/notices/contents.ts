import sanitizeHtml from 'sanitize-html';

/** Elements that a text needs: nothing that loads, runs or imitates the console. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'h3', 'strong', 'em', 'u', 's', 'ul', 'ol', 'li', 'blockquote', 'code', 'a'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { h1: 'h3', h2: 'h3', h4: 'h3', b: 'strong', i: 'em', del: 's' },
};

/** Cleans the HTML of a notice for storage and display; empty if it contains no text. */
export function cleanContents(html: string): string {
  const cleaned = sanitizeHtml(html, allowed).trim();
  return sanitizeHtml(cleaned, { allowedTags: [], allowedAttributes: {} }).trim() === '' ? '' : cleaned;
}
