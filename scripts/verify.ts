// `npm run verify -- FILE [--key PUBLIC_KEY.pem]`: checks an exported task with no server and no network.
import { createPublicKey, hash, verify } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { verifyExport } from '#domain/verify-export.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { key: { type: 'string' } } });
const [file] = positionals;
if (!file) {
  console.error('usage: npm run verify -- FILE [--key PUBLIC_KEY.pem]');
  process.exit(2);
}

const problem = (text: string): never => {
  console.error(text);
  process.exit(2);
};

const text = await readFile(file, 'utf8').catch(() => problem(`${file} cannot be read`));
let parsed: unknown;
try {
  parsed = JSON.parse(text);
} catch {
  problem(`${file} is no JSON`);
}
const own = typeof parsed === 'object' && parsed !== null ? Reflect.get(parsed, 'publicKey') : null;
const pem = values.key
  ? await readFile(values.key, 'utf8').catch(() => problem(`${values.key} cannot be read`))
  : own;

const verdict = await verifyExport(parsed, {
  sha256: (bytes) => hash('sha256', bytes, 'buffer'),
  verify: async (statement, signature) => verify(null, statement, createPublicKey(String(pem)), signature),
});
if (verdict.ok) {
  console.log(`${verdict.streamId}: ${verdict.events} events, unaltered, complete, in order, signed.`);
  if (!values.key)
    console.log(
      'The key came with the file: compare it with the one your operator publishes, or give it with --key.',
    );
} else {
  const where = verdict.version === null ? '' : ` at event ${verdict.version}`;
  console.log(`NOT what was recorded (${verdict.problem}${where}): ${verdict.detail}.`);
}
process.exit(verdict.ok ? 0 : 1);
