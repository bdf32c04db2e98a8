import { readFileSync, watch } from 'node:fs';
import { basename, dirname } from 'node:path';
import { createSecureContext, type SecureContextOptions } from 'node:tls';
import type { Logger } from 'pino';
import { StartError } from './store/errors.ts';

/** Files in PEM: a chain, its key, and the authorities whose client certificates are believed. */
export interface TlsFiles {
  cert: string;
  key: string;
  clientCa: string | null;
  /** Certificates that those authorities took back; with it, an authority without a current list certifies nobody. */
  crl?: string | null;
}

/** Forward secrecy and authenticated encryption only: what Node takes by default has CBC and RSA key exchange too. */
const strong: SecureContextOptions = {
  minVersion: 'TLSv1.2',
  ciphers:
    'TLS_AES_256_GCM_SHA384:TLS_CHACHA20_POLY1305_SHA256:TLS_AES_128_GCM_SHA256:ECDHE+AESGCM:ECDHE+CHACHA20',
};

/** A renewal writes several files: they are read when the last one is a moment old. */
const settleMs = 1_000;

/**
 * A certificate from files, which is read again when they are renewed: no restart, no connection lost. A renewal that does not
 * hold together leaves the one before in use, and says so. Throws `StartError` for files that are unusable at the start.
 */
export class TlsCertificate {
  current: SecureContextOptions;
  readonly #files: TlsFiles;
  readonly #logger: Logger;
  readonly #takers: ((renewed: SecureContextOptions) => void)[] = [];
  readonly #watchers;
  #soon: NodeJS.Timeout | undefined;

  constructor(files: TlsFiles, logger: Logger) {
    this.#files = files;
    this.#logger = logger;
    this.current = read(files);
    const names = [files.cert, files.key, files.clientCa, files.crl ?? null].filter((name) => name !== null);
    // Folders, not files: a renewal usually puts a new file in the place of the old one, and a link to another folder.
    this.#watchers = [...new Set(names.map(dirname))].map((folder) =>
      watch(folder, (_, changed) => {
        if (
          changed === null ||
          names.map((name) => basename(name)).includes(changed) ||
          changed.startsWith('..')
        )
          this.#renewSoon();
      }),
    );
  }

  onRenewed(take: (renewed: SecureContextOptions) => void): void {
    this.#takers.push(take);
  }

  close(): void {
    clearTimeout(this.#soon);
    for (const watcher of this.#watchers) watcher.close();
  }

  #renewSoon(): void {
    clearTimeout(this.#soon);
    this.#soon = setTimeout(() => this.#renew(), settleMs);
  }

  #renew(): void {
    try {
      this.current = read(this.#files);
      for (const take of this.#takers) take(this.current);
      this.#logger.info({ cert: this.#files.cert }, 'certificate renewed');
    } catch (error) {
      this.#logger.error({ err: error }, 'certificate not renewed: the one before stays in use');
    }
  }
}

function read({ cert, key, clientCa, crl = null }: TlsFiles): SecureContextOptions {
  const file = (path: string) => {
    try {
      return readFileSync(path);
    } catch (error) {
      throw new StartError(
        `the file ${path} cannot be read: ${error instanceof Error ? error.message : error}`,
      );
    }
  };
  const options = {
    ...strong,
    cert: file(cert),
    key: file(key),
    ...(clientCa === null ? {} : { ca: file(clientCa) }),
    ...(crl === null ? {} : { crl: file(crl) }),
  };
  try {
    createSecureContext(options);
  } catch (error) {
    throw new StartError(
      `${cert} and ${key} are no certificate with its key: ${error instanceof Error ? error.message : error}`,
    );
  }
  return options;
}
