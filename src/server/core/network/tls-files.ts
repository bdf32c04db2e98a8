import { X509Certificate } from 'node:crypto';
import { readFileSync, watch } from 'node:fs';
import { basename, dirname } from 'node:path';
import { createSecureContext, type SecureContextOptions } from 'node:tls';
import type { Logger } from 'pino';
import { StartError } from '#server/core/start-error.ts';

/** PEM files: a chain, its key, and the trusted authorities of client certificates. */
export interface TlsFiles {
  cert: string;
  key: string;
  clientCa: string | null;
  /**
   * Certificates that those authorities revoked; with it, certificates of an authority without a current list are
   * refused.
   */
  crl?: string | null;
}

/** Options for forward secrecy and authenticated encryption only: Node's default includes CBC and RSA key exchange. */
const strong: SecureContextOptions = {
  minVersion: 'TLSv1.2',
  ciphers:
    'TLS_AES_256_GCM_SHA384:TLS_CHACHA20_POLY1305_SHA256:TLS_AES_128_GCM_SHA256:ECDHE+AESGCM:ECDHE+CHACHA20',
};

/** Certificate with its key, as stored in its files. */
export interface Certificate {
  options: SecureContextOptions;
  leaf: X509Certificate;
  /** Period in which it and its whole chain are valid. */
  validFrom: Date;
  expiresAt: Date;
}

/** Days left at which a renewal counts as failed. */
const lateDays = 14;
const dayMs = 86_400_000;

/** Milliseconds after the last change before files are read, since a renewal writes several. */
const settleMs = 1_000;

/**
 * Certificate from files, which is read again when they are renewed: without a restart or lost connections. An
 * inconsistent renewal keeps the previous one in use, and is logged. Throws `StartError` for files that are unusable at
 * the start.
 */
export class TlsCertificate {
  #certificate: Certificate;
  readonly #files: TlsFiles;
  readonly #logger: Logger;
  readonly #takers: ((renewed: SecureContextOptions) => void)[] = [];
  readonly #watchers;
  #soon: NodeJS.Timeout | undefined;

  constructor(files: TlsFiles, logger: Logger) {
    this.#files = files;
    this.#logger = logger;
    this.#certificate = readCertificate(files);
    this.#tellIfLate();
    const names = [files.cert, files.key, files.clientCa, files.crl ?? null].filter((name) => name !== null);
    // Folders are watched instead of files, because a renewal usually replaces the file, or a link to another folder.
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

  get current(): SecureContextOptions {
    return this.#certificate.options;
  }

  /** Days until it expires; negative: since then. */
  get daysLeft(): number {
    return daysUntil(this.#certificate.expiresAt);
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
      this.#certificate = readCertificate(this.#files);
      for (const take of this.#takers) take(this.current);
      this.#logger.info({ cert: this.#files.cert }, 'certificate renewed');
      this.#tellIfLate();
    } catch (error) {
      this.#logger.error({ err: error }, 'certificate not renewed: the one before stays in use');
    }
  }

  #tellIfLate(): void {
    const { cert } = this.#files;
    const until = this.#certificate.expiresAt.toISOString();
    if (this.daysLeft < lateDays)
      this.#logger.warn({ cert, until }, 'certificate expires soon, or has expired');
  }
}

export const daysUntil = (moment: Date): number => (moment.getTime() - Date.now()) / dayMs;

/** Reads a certificate. Throws `StartError` for unreadable files, or an invalid certificate or key. */
export function readCertificate({ cert, key, clientCa, crl = null }: TlsFiles): Certificate {
  const file = (path: string) => {
    try {
      return readFileSync(path, 'utf8');
    } catch (error) {
      throw new StartError(
        `the file ${path} cannot be read: ${error instanceof Error ? error.message : error}`,
      );
    }
  };
  const options: SecureContextOptions = {
    ...strong,
    cert: file(cert),
    key: file(key),
    ...(clientCa === null ? {} : { ca: file(clientCa) }),
    ...(crl === null ? {} : { crl: file(crl) }),
  };
  try {
    // This throws if the key does not belong to the certificate.
    createSecureContext(options);
    const chain = (file(cert).match(onePem) ?? []).map((pem) => new X509Certificate(pem));
    const leaf = chain[0] ?? new X509Certificate('');
    const validFrom = new Date(Math.max(...chain.map((one) => Date.parse(one.validFrom))));
    const expiresAt = new Date(Math.min(...chain.map((one) => Date.parse(one.validTo))));
    return { options, leaf, validFrom, expiresAt };
  } catch (error) {
    throw new StartError(
      `${cert} and ${key} are no certificate with its key: ${error instanceof Error ? error.message : error}`,
    );
  }
}

const onePem = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;
