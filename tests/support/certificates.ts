import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Certificate and key in PEM. */
export interface Pem {
  cert: string;
  key: string;
}

interface Wanted {
  dns?: string;
  endpointId?: string;
  /** Uses RSA instead of an elliptic curve, which permits key exchanges without forward secrecy. */
  rsa?: boolean;
  /** Validity in days; default 1. */
  days?: number;
}

/** A certificate authority of a test, created with the machine's `openssl`. */
export class Authority {
  readonly cert: string;
  readonly #folder: string;
  #issued = 0;

  private constructor(folder: string, cert: string) {
    this.#folder = folder;
    this.cert = cert;
  }

  static async create(name: string): Promise<Authority> {
    const folder = await mkdtemp(join(tmpdir(), 'waymark-authority-'));
    await openssl(
      folder,
      'req',
      '-x509',
      ...newKey('ca'),
      '-days',
      '2',
      '-subj',
      `/CN=${name}`,
      '-out',
      'ca.pem',
    );
    return new Authority(folder, await readFile(join(folder, 'ca.pem'), 'utf8'));
  }

  /** Issues a certificate for a server by `dns`, for an agent by its endpoint id (TR-369 §9). */
  async issue({ dns, endpointId, rsa = false, days = 1 }: Wanted): Promise<Pem> {
    const serial = ++this.#issued;
    const name = `issued-${serial}`;
    const names = [
      ...(dns === undefined ? [] : [`DNS:${dns}`]),
      ...(endpointId === undefined ? [] : [`URI:urn:bbf:usp:id:${endpointId}`]),
    ];
    const folder = this.#folder;
    await writeFile(join(folder, `${name}.ext`), `subjectAltName=${names.join(',')}\n`);
    await openssl(folder, 'req', ...newKey(name, rsa), '-subj', `/CN=${name}`, '-out', `${name}.csr`);
    // Not -CAcreateserial: two calls at once would read and write its file at the same time.
    const signing = [
      '-CA',
      'ca.pem',
      '-CAkey',
      'ca.key',
      '-set_serial',
      String(serial),
      '-days',
      String(days),
    ];
    const files = ['-in', `${name}.csr`, '-extfile', `${name}.ext`, '-out', `${name}.pem`];
    await openssl(folder, 'x509', '-req', ...signing, ...files);
    const [cert, key] = await Promise.all(
      ['pem', 'key'].map((kind) => readFile(join(folder, `${name}.${kind}`), 'utf8')),
    );
    return { cert: cert ?? '', key: key ?? '' };
  }

  /** Returns the revocation list with these certificates, in PEM. */
  async revocations(...certs: string[]): Promise<string> {
    const folder = this.#folder;
    const ca = ['-keyfile', 'ca.key', '-cert', 'ca.pem', '-md', 'sha256', '-config', 'ca.cnf'];
    await writeFile(join(folder, 'ca.cnf'), caConfig);
    await writeFile(join(folder, 'index.txt'), '');
    for (const [nth, cert] of certs.entries()) {
      await writeFile(join(folder, `revoked-${nth}.pem`), cert);
      await openssl(folder, 'ca', ...ca, '-revoke', `revoked-${nth}.pem`);
    }
    await openssl(folder, 'ca', ...ca, '-gencrl', '-crldays', '1', '-out', 'crl.pem');
    return readFile(join(folder, 'crl.pem'), 'utf8');
  }

  close(): Promise<void> {
    return rm(this.#folder, { recursive: true });
  }
}

const caConfig = '[ca]\ndefault_ca = here\n[here]\ndatabase = index.txt\n';

const newKey = (name: string, rsa = false) => [
  ...(rsa ? ['-newkey', 'rsa:2048'] : ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']),
  '-nodes',
  '-keyout',
  `${name}.key`,
];

const openssl = (cwd: string, ...args: string[]) => run('openssl', args, { cwd });
