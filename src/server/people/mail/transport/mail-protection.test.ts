import { expect, test } from 'vitest';
import { isProtectedMail } from './mail-protection.ts';

test.each([
  'smtps://u:p@mail.example:465',
  'smtps://u:p@mail.example?tls.servername=mx.example',
  'smtp://u:p@mail.example:587?requireTLS=true',
  'smtp://localhost:25',
  'smtp://127.0.0.1',
  'smtp://[::1]:2525',
])('%s is protected', (url) => {
  expect(isProtectedMail(url)).toBe(true);
});

test.each([
  'smtp://u:p@mail.example:587',
  'smtp://u:p@mail.example:587?requireTLS=false',
  'smtp://u:p@mail.example:587?requireTLS=true&requireTLS=false',
  'smtp://u:p@mail.example:587?requireTLS=true&tls.rejectUnauthorized=false',
  'smtps://u:p@mail.example?tls.rejectUnauthorized=false',
  'smtps://u:p@mail.example?tls.ciphers=NULL',
  'smtps://u:p@mail.example?service=other',
  'smtp://127.0.0.1.mail.example',
  'smtp://localhost.example',
])('%s is not', (url) => {
  expect(isProtectedMail(url)).toBe(false);
});
