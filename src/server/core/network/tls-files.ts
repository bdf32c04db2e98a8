import { X509Certificate } from 'node:crypto';
import { readFileSync, watch } from 'node:fs';
import { basename, dirname } from 'node:path';
import { createSecureContext, type SecureContextOptions } from 'node:tls';
import type { Logger } from 'pino';
import { StartError } from '#server/core/start-error.ts';

/** Files in PEM: a chain, its key, and the authorities whose client certificates are believed. */
export interface TlsFiles {
  cert: string;
  key: string;
  clientCa: string | null;
  /** Certificates that those authorities revoked; with it, certificates of an authority without a current list are refused. */
  crl?: string | null;
}

/** Forward secrecy and authenticated encryption only: what Node takes by default has CBC and RSA key exchange too. */
const strong: SecureContextOptions = {
  minVersion: 'TLSv1.2',
  ciphers:
    'TLS_AES_256_GCM_SHA384:TLS_CHACHA20_POLY1305_SHA256:TLS_AES_128_GCM_SHA256:ECDHE+AESGCM:ECDHE+CHACHA20',
};

/** A certificate with its key, as stored in its files. */
export interface Certificate {
  options: SecureContextOptions;
  leaf: X509Certificate;
  /** From when to when it and all above it in the file are good. */
  validFrom: Date;
  expiresAt: Date;
}

/** With fewer days left than this, the renewal has failed. */
const lateDays = 14;
const dayMs = 86_400_000;

/** A renewal writes several files: they are read when the last one is a moment old. */
const settleMs = 1_000;

/**
 * A certificate from files, which is read again when they are renewed: no restart, no connection lost. A renewal that does not
 * hold together leaves the one before in use, and says so. Throws `StartError` for files that are unusable at the start.
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

  get current(): SecureContextOptions {
    return this.#certificate.options;
  }

  /** Until it expires; negative: since it did. */
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

/** Throws `StartError` for files that cannot be read, or that are no certificate with its key. */
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
    // Refuses a key that is not that of the certificate.
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
