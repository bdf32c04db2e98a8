// Checks the references in documents: the file of a link exists, and so does its heading; a path in `code` that begins
// with a folder of the repository exists. Capitals such as NAME are placeholders.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { anchorOf, headingsOf, repositoryFiles, textOf } from './markdown.ts';

const isPath = /^(deploy|docs|machines|openapi|public|scripts|src|tests)\/[\w./$-]+\.\w+$/;
let broken = 0;
function report(file: string, reference: string): void {
  broken++;
  console.error(`${file}: ${reference} leads nowhere`);
}

for (const file of repositoryFiles().filter((path) => path.endsWith('.md'))) {
  const prose = textOf(file).replaceAll(/^```[\s\S]*?^```/gm, '');
  for (const [, link = ''] of prose.matchAll(/\]\(([^)\s]+)\)/g)) {
    if (/^[a-z]+:/.test(link)) continue;
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? file : join(dirname(file), path);
    const found =
      existsSync(target) &&
      (anchor === undefined || headingsOf(textOf(target)).map(anchorOf).includes(anchor));
    if (!found) report(file, link);
  }
  for (const [, code = ''] of prose.matchAll(/`([^`\n]+)`/g)) {
    if (isPath.test(code) && !/\b[A-Z]{2,}\b|NN_NAME/.test(code) && !existsSync(code)) report(file, code);
  }
}
process.exit(broken > 0 ? 1 : 0);
