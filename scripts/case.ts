// `npm run case -- FILE` (a case's page or document), or `--url http://host:8080 --case ID` with an access token in
// WAYMARK_TOKEN: verifies the case and writes tests/cases/ID.json, which tests/cases/cases.test.ts folds. Exit code 1:
// the case was altered, or cannot become a test; 2: it could not be read.
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { splitPage } from '#domain/case/page.ts';
import { caseTestOf, NoCaseTest } from '#domain/case/regression.ts';
import { isCaseFile } from '#domain/verify/case-file.ts';
import { verifyFile } from '#domain/verify/verify-file.ts';
import { sha256 } from '#server/core/log/sha256.ts';

const usage = 'usage: npm run case -- FILE, or npm run case -- --url http://host:8080 --case ID';

function end(code: 1 | 2, line: string): never {
  console.error(line);
  process.exit(code);
}

function argumentsOf() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { url: { type: 'string' }, case: { type: 'string' } },
    });
  } catch (error) {
    return end(2, `${error instanceof Error ? error.message : error}\n${usage}`);
  }
}

async function fetched(url: string, caseId: string): Promise<string> {
  const address = `${url.replace(/\/+$/, '')}/api/v1/cases/${encodeURIComponent(caseId)}/file?as=json`;
  const token = process.env.WAYMARK_TOKEN;
  if (!token) return end(2, 'WAYMARK_TOKEN must hold an access token');
  const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } }).catch(
    (error: unknown) => end(2, `${address}: ${error instanceof Error ? error.message : error}`),
  );
  if (!answer.ok) return end(2, `${address}: ${answer.status} ${await answer.text()}`);
  return answer.text();
}

async function source(): Promise<string> {
  const { values, positionals } = argumentsOf();
  const [file] = positionals;
  if (values.url !== undefined && values.case !== undefined && file === undefined)
    return fetched(values.url, values.case);
  if (file === undefined || positionals.length > 1) return end(2, usage);
  return readFile(file, 'utf8').catch(() => end(2, `${file} cannot be read`));
}

const text = await source();
const verdict = await verifyFile(new Blob([text]), { sha256, trusted: null });
if (!verdict.ok) end(1, `NOT what was recorded (${verdict.problem}): ${verdict.detail}.`);
const document: unknown = JSON.parse(splitPage(text)?.document ?? text);
if (verdict.kind !== 'case' || !isCaseFile(document)) end(1, 'the file holds no case');
try {
  const made = caseTestOf(document);
  // The id comes from a file: it becomes a name, never a path.
  const name = made.caseId.replace(/[^A-Za-z0-9-]/g, '_');
  const path = new URL(`../tests/cases/${name}.json`, import.meta.url);
  await writeFile(path, `${JSON.stringify(made, null, 2)}\n`);
  console.log(`Written: tests/cases/${name}.json, ${made.streams.length} streams.`);
} catch (error) {
  if (!(error instanceof NoCaseTest)) throw error;
  end(1, `The case cannot be a test: ${error.message}.`);
}
