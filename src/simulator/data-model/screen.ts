import { uspErrors } from '#usp/error-codes.ts';
import { badArguments, wholeNumber } from './commands/arguments.ts';
import { isKey } from './keys.ts';
import { type AsyncCommand, type Context, type Definitions, ro, type SyncCommand } from './schema.ts';
import { isOn, isPresent } from './television.ts';

/** Device.X_WAYMARK_Screen.: pictures of the screen with the viewer's consent, and keys (docs/usp-extension.md). */

const object = 'Device.X_WAYMARK_Screen.';
const noConsent = 'no such consent stands';

const refused = (why: string) => {
  const { code, meaning } = uspErrors.commandFailure;
  return { errCode: code, errMsg: `${meaning}: ${why}` };
};
const isText = (text: string, longest: number) => text.trim() !== '' && [...text].length <= longest;
const consentId = (args: Readonly<Record<string, string>>) => {
  const { ConsentId: id = '' } = args;
  return isText(id, 64) ? id : null;
};
/** Parses a required number. */
const between = (text: string | undefined, low: number, high: number) =>
  text ? wholeNumber(text, low, low, high) : null;
const stands = (c: Context, id: string) =>
  c.read(`${object}ConsentState`) === 'Granted' && c.read(`${object}ConsentId`) === id;

/** Plan of a prompt that cannot be seen, which the box detects before it shows one. */
const withoutReader = (status: string) => ({
  durationMs: 400,
  finish: () => ({ outputArgs: { Status: status } }),
});

const requestConsent: AsyncCommand = {
  kind: 'async',
  input: ['ConsentId', 'Text', 'Language', 'AnswerTimeout', 'Duration'],
  output: ['Status'],
  plan: (context, { args }) => {
    const id = consentId(args);
    const answerSeconds = between(args.AnswerTimeout, 5, 600);
    const seconds = between(args.Duration, 10, 3600);
    if (id === null || answerSeconds === null || seconds === null)
      return badArguments(
        'ConsentId (1 to 64 characters), AnswerTimeout (5 to 600 s), Duration (10 to 3600 s)',
      );
    if (!isText(args.Text ?? '', 500)) return badArguments('Text (1 to 500 characters)');
    if (!isLanguage(args.Language ?? '')) return badArguments('Language (BCP 47)');
    if (context.read(`${object}ConsentState`) === 'Asking')
      return refused('another question is on the screen');
    if (!isPresent(context)) return withoutReader('Error_NoDisplay');
    if (!isOn(context) || context.read(`${object}OnScreen`) === 'Off')
      return withoutReader('Error_DisplayInStandby');
    return { begin: (device, end) => device.screen.ask({ id, answerSeconds, seconds }, end) };
  },
};

function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

/** RFC 6750 §2.1; any other header text is not a token. */
const bearerToken = /^[\w.~+/-]{1,512}={0,2}$/;

/** Tells if the address can be used for uploads; sequence numbers are appended, so it ends with its path. */
function isUploadUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, search, hash } = new URL(text);
  const tail = username + password + search + hash;
  return ['http:', 'https:'].includes(protocol) && tail === '' && !/[?#]$/.test(text);
}

const capture: AsyncCommand = {
  kind: 'async',
  input: ['ConsentId', 'UploadURL', 'UploadToken', 'Interval', 'Count'],
  output: ['Status', 'PicturesSent'],
  plan: (context, { args }) => {
    const id = consentId(args);
    const { UploadURL: url = '', UploadToken: token = '' } = args;
    const intervalMs = between(args.Interval, 100, 60_000);
    const count = between(args.Count, 1, 10_000);
    if (id === null || intervalMs === null || count === null)
      return badArguments('ConsentId (1 to 64 characters), Interval (100 to 60000 ms), Count (1 to 10000)');
    if (!isUploadUrl(url) || !bearerToken.test(token))
      return badArguments('UploadURL (http or https, without user, query and fragment), UploadToken');
    if (!stands(context, id)) return refused(noConsent);
    const running = context.requests().some(({ command }) => command === `${object}Capture()`);
    if (running) return refused('pictures are taken already');
    return {
      begin: (device, end) => device.screen.capture({ consentId: id, url, token, intervalMs, count }, end),
    };
  },
};

const endConsent: SyncCommand = {
  kind: 'sync',
  input: ['ConsentId'],
  output: [],
  run: (device, { args }) => {
    const id = consentId(args);
    if (id === null) return badArguments('ConsentId (1 to 64 characters)');
    device.screen.endConsent(id);
    return { outputArgs: {} };
  },
};

const sendKey: SyncCommand = {
  kind: 'sync',
  input: ['ConsentId', 'Key'],
  output: [],
  run: (device, { args }) => {
    const id = consentId(args);
    const { Key: key = '' } = args;
    if (id === null || !isKey(key)) return badArguments('ConsentId (1 to 64 characters), Key');
    if (!device.screen.isCapturing(id)) return refused('no pictures are taken with this consent');
    device.screen.press(key);
    return { outputArgs: {} };
  },
};

export const screen: Definitions = {
  [object]: {
    params: {
      ConsentState: ro('string', 'None'),
      ConsentId: ro('string', ''),
      ConsentEndsAt: ro('dateTime', '0001-01-01T00:00:00Z'),
      OnScreen: ro('string', 'Live'),
    },
    commands: {
      'RequestConsent()': requestConsent,
      'EndConsent()': endConsent,
      'Capture()': capture,
      'SendKey()': sendKey,
    },
    events: { 'ConsentEnded!': ['ConsentId', 'Cause'] },
  },
};
