import { timingSafeEqual } from 'node:crypto';

/** Makes and reads texts that grant a device one file. They are sent to the device and never logged. */
export class SignedGrants<Grant> {
  readonly #purpose: string;
  readonly #digests: (text: string) => string[];

  /** `purpose`: keeps grants of one endpoint from being used at another. `digests` is keyed by this installation. */
  constructor(purpose: string, digests: (text: string) => string[]) {
    this.#purpose = purpose;
    this.#digests = digests;
  }

  write(grant: Grant): string {
    const said = Buffer.from(JSON.stringify(grant)).toString('base64url');
    return `${said}.${this.#signaturesOf(said)[0] ?? ''}`;
  }

  /** Reads a grant; null: this installation did not make it for this purpose. */
  read(text: string): Grant | null {
    const [, said = '', mac = ''] = /^([\w-]{1,2000})\.([0-9a-f]{64})$/.exec(text) ?? [];
    const given = Buffer.from(mac, 'hex');
    const isGenuine =
      said !== '' &&
      this.#signaturesOf(said).some((digest) => timingSafeEqual(Buffer.from(digest, 'hex'), given));
    return isGenuine ? JSON.parse(Buffer.from(said, 'base64url').toString()) : null;
  }

  #signaturesOf(said: string): string[] {
    return this.#digests(`${this.#purpose}\n${said}`);
  }
}
