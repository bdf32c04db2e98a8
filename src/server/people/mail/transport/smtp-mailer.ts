import { createTransport, type Transporter } from 'nodemailer';
import { answerOf, automatic, type Delivery, type Mail, type Mailer, messageIdOf } from './mailer.ts';

/** Milliseconds until a mail server that says nothing is given up. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
const connections = 3;

/** A mail server, by SMTP. `smtps:` begins with TLS; with `smtp:` TLS is used where the server offers it, and nothing is sent without it where the address says `requireTLS=true`. */
export class SmtpMailer implements Mailer {
  readonly #transport: Transporter;
  readonly #from: string;

  /** `url` as `smtps://user:password@mail.example.net:465`. */
  constructor(url: string, from: string) {
    this.#from = from;
    this.#transport = createTransport({ url, pool: true, maxConnections: connections, ...patience });
  }

  async send({ id, ...mail }: Mail): Promise<Delivery> {
    try {
      const { response } = await this.#transport.sendMail({
        ...mail,
        from: this.#from,
        messageId: messageIdOf(id, this.#from),
        headers: { [automatic.name]: automatic.value },
        // What is in a mail comes from us alone: no file and no address is fetched for it.
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      return { kind: 'sent', answer: answerOf(String(response)) };
    } catch (error) {
      return deliveryOf(error);
    }
  }

  close(): void {
    this.#transport.close();
  }
}

/** Permanent is what the mail server says of this mail (5yz, RFC 5321); that it does not know us, or has no TLS, is ours to put right. */
function deliveryOf(error: unknown): Delivery {
  const { responseCode, response, code: cause, message } = error as Partial<SmtpError>;
  const code = typeof responseCode === 'number' ? responseCode : null;
  const answer = answerOf(response ?? message ?? String(error));
  const isOurs = cause === 'EAUTH' || cause === 'ETLS' || code === 530 || code === 535;
  return { kind: code !== null && code >= 500 && !isOurs ? 'refused' : 'deferred', code, answer };
}

interface SmtpError extends Error {
  code: string;
  responseCode: number;
  response: string;
}
