import type { Delivery, Mail, Mailer } from './mailer.ts';

/** Mail server whose address holds a password that may change: the next mail uses the new one. */
export class RenewedMailer implements Mailer {
  readonly #url: () => string;
  readonly #open: (url: string) => Mailer;
  #opened: { url: string; mailer: Mailer };

  constructor(url: () => string, open: (url: string) => Mailer) {
    this.#url = url;
    this.#open = open;
    this.#opened = { url: url(), mailer: open(url()) };
  }

  send(mail: Mail): Promise<Delivery> {
    const url = this.#url();
    if (url !== this.#opened.url) {
      this.#opened.mailer.close();
      this.#opened = { url, mailer: this.#open(url) };
    }
    return this.#opened.mailer.send(mail);
  }

  close(): void {
    this.#opened.mailer.close();
  }
}
