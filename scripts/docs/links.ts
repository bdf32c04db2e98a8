// Checks the links between the documents of the repository: the file is there, and so is the heading.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { anchorOf, headingsOf, repositoryFiles, textOf } from './markdown.ts';

let broken = 0;
for (const file of repositoryFiles().filter((path) => path.endsWith('.md'))) {
  const prose = textOf(file).replaceAll(/^```[\s\S]*?^```/gm, '');
  for (const [, link = ''] of prose.matchAll(/\]\(([^)\s]+)\)/g)) {
    if (/^[a-z]+:/.test(link)) continue;
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? file : join(dirname(file), path);
    const found =
      existsSync(target) &&
      (anchor === undefined || headingsOf(textOf(target)).map(anchorOf).includes(anchor));
    if (found) continue;
    broken++;
    console.error(`${file}: ${link} leads nowhere`);
  }
}
process.exit(broken > 0 ? 1 : 0);
