import { isProtectedMail } from './mail-protection.ts';

/** Settings of outgoing mail. */
export interface MailConfig {
  /** Address of the mail server; null: mails become files in the data directory. */
  smtpUrl: string | null;
  /** `Waymark <waymark@example.net>` or an address alone. */
  from: string;
  /** Address that is invited as the first administrator of an installation other than a demo. */
  firstAccount: string | null;
}

/** Reads the settings; errors are added to `errors`, never the address itself, which may contain a password. */
export function readMailConfig(env: NodeJS.ProcessEnv, errors: string[], withoutTls: boolean): MailConfig {
  const smtpUrl = env.SMTP_URL?.trim() || null;
  const from = env.MAIL_FROM?.trim() ?? '';
  if (smtpUrl !== null && !/^smtps?:$/.test(URL.canParse(smtpUrl) ? new URL(smtpUrl).protocol : ''))
    errors.push('SMTP_URL must be an address that begins with smtp:// or smtps://');
  else if (smtpUrl !== null && !withoutTls && !isProtectedMail(smtpUrl))
    errors.push(
      'SMTP_URL leads to another machine without TLS that checks its certificate: begin it with smtps://, or add ?requireTLS=true and no tls. parameters, or set MAIL_WITHOUT_TLS=1 where that network is trusted',
    );
  if (smtpUrl !== null && from === '')
    errors.push('SMTP_URL needs MAIL_FROM, the address that mails come from');
  if (from !== '' && !/^([^<>\r\n]{1,100} )?<?[^\s<>@]+@[^\s<>@]+>?$/.test(from))
    errors.push(`MAIL_FROM must be an address like Waymark <waymark@example.net>, not "${from}"`);
  const firstAccount = env.ADMIN_EMAIL?.trim() || null;
  if (firstAccount !== null && !/^[^\s@,;<>]+@[^\s@,;<>]+$/.test(firstAccount))
    errors.push(`ADMIN_EMAIL must be an e-mail address, not "${firstAccount}"`);
  return { smtpUrl, from: from || 'Waymark <waymark@localhost>', firstAccount };
}
