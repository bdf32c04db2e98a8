import { randomInt } from 'node:crypto';
import { accountRules } from '#domain/passwords/account-rules.ts';
import { passwordProblem } from '#domain/passwords/rules.ts';

/** Characters of passwords, without those that are confused when read aloud or copied by hand. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789-+=?@';
const length = 16;
const nobody = { email: '', name: '' };

/** Creates a random password that all account rules accept (RU-005..RU-007); about 95 bits. */
export function randomPassword(): string {
  for (;;) {
    let password = '';
    for (let index = 0; index < length; index++) password += alphabet[randomInt(alphabet.length)];
    if (passwordProblem(password, nobody, accountRules.specified) === null) return password;
  }
}
