// Checks the rules of openapi/redocly.yaml on the documents with expanded keywords; problems are shown at their source.
// Then checks the titles of operations and permissions.
import { formatProblems, getTotals, lint } from '@redocly/openapi-core';
import { bundleDocuments, sourceOf } from './bundle.ts';
import { documentNames } from './document.ts';
import { readPermissions } from './permissions.ts';
import { titleProblems } from './title-problems.ts';

for (const name of documentNames) {
  const problems = await lint(await sourceOf(name));
  const totals = getTotals(problems);
  formatProblems(problems, { format: 'stylish', totals, version: '' });
  if (totals.errors > 0 || totals.warnings > 0) process.exitCode = 1;
}

const problems = titleProblems(await bundleDocuments(), readPermissions());
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
