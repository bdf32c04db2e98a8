import { createTransport, type Transporter } from 'nodemailer';
import {
  type Attachment,
  answerOf,
  automatic,
  type Delivery,
  type Mail,
  type Mailer,
  messageIdOf,
} from './mailer.ts';

/** Milliseconds after which a silent mail server is given up. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
const connections = 3;

/**
 * Mail server, by SMTP. `smtps:` begins with TLS; with `smtp:` TLS is used if the server offers it, and nothing is sent
 * without it if the address has `requireTLS=true`.
 */
export class SmtpMailer implements Mailer {
  readonly #transport: Transporter;
  readonly #from: string;

  /** `url` such as `smtps://user:password@mail.example.net:465`. */
  constructor(url: string, from: string) {
    this.#from = from;
    this.#transport = createTransport({ url, pool: true, maxConnections: connections, ...patience });
  }

  async send({ id, attachment, ...mail }: Mail): Promise<Delivery> {
    try {
      const { response } = await this.#transport.sendMail({
        ...mail,
        ...(attachment && { attachments: [attachedFile(attachment)] }),
        from: this.#from,
        messageId: messageIdOf(id, this.#from),
        headers: { [automatic.name]: automatic.value },
        // A mail's content comes from the server alone, so no file and no address is fetched for it.
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

const attachedFile = ({ name, mediaType, base64 }: Attachment) => ({
  filename: name,
  contentType: mediaType,
  content: Buffer.from(base64, 'base64'),
});

/**
 * Maps an error. Only the mail server's refusal of this mail is permanent (5yz, RFC 5321); unknown credentials or
 * missing TLS can be fixed by the operator.
 */
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
