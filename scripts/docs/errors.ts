import { clientConditions } from '#domain/client-conditions.ts';
import { errorCatalogue, errorCodes } from '#domain/errors.ts';
import { tableOf } from './markdown.ts';

const cell = (text: string) => text.replaceAll('|', '\\|');

/** Returns the text of docs/errors.md. */
export function errorDocs(): string {
  const codes = errorCodes.map((code) => {
    const { status, hintStatus, en, handling, rows } = { hintStatus: undefined, ...errorCatalogue[code] };
    const statuses = hintStatus && hintStatus !== status ? `${status}, ${hintStatus}` : String(status);
    return [`\`${code}\``, statuses, cell(en), cell(handling), rows.join(', ')];
  });
  const conditions = clientConditions.map(({ row, when, says }) => [row, cell(when), cell(says)]);
  return `# Errors

Generated from \`src/domain/errors.ts\` by \`npm run generate\`. Do not edit.

Every answer has the shape \`{code, message, data}\`. \`code\` is \`success\` or one of these; \`message\` is in the language of
\`Accept-Language\` (English or Korean). Refused input is \`custom\` with \`data.errors\`, a list of \`{field, message}\`; it may come with
status 413 (body too large), 415 (not JSON) or 429 (too many failed logins, with \`Retry-After\`). \`roleerr\` names the missing permission in
\`data.permission\`. A code with two statuses comes with the second from create, update and accept calls.

${tableOf([['Code', 'Status', 'Message', 'What the console does', 'Rows'], ...codes])}

## Conditions without a code

What the console notices itself.

${tableOf([['Row', 'When', 'Text'], ...conditions])}
`;
}
