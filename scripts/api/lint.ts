// Checks the rules of openapi/redocly.yaml on the documents with expanded keywords; problems are shown at their source.
import { formatProblems, getTotals, lint } from '@redocly/openapi-core';
import { sourceOf } from './bundle.ts';
import { documentNames } from './document.ts';

for (const name of documentNames) {
  const problems = await lint(await sourceOf(name));
  const totals = getTotals(problems);
  formatProblems(problems, { format: 'stylish', totals, version: '' });
  if (totals.errors > 0 || totals.warnings > 0) process.exitCode = 1;
}
