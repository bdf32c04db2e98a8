import { count, type DeviceCommand, failureOf, text, unusable } from './device-command.ts';

/** Screen of a set-top box (docs/usp-extension.md). Only a valid consent lets the device send pictures. */

/** Milliseconds that a command may take beyond its requested duration. */
const graceMs = 60_000;
const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** TN-102..TN-106, CL-115. A declined or unanswered prompt ends without consent: a failure with its own text. */
export const screenConsent: DeviceCommand = {
  call: ({ consent_id, text: question, language, answer_seconds, duration_seconds }) => ({
    kind: 'operate',
    command: 'Device.X_WAYMARK_Screen.RequestConsent()',
    inputArgs: {
      ConsentId: text(consent_id),
      Text: text(question),
      Language: text(language),
      AnswerTimeout: text(answer_seconds),
      Duration: text(duration_seconds),
    },
  }),
  read: (output) => {
    if (output.Status === 'Agreed') return { ok: true, result: { user_agreement_state: 'Complete' } };
    return failureOf(output) ?? unusable(output, 'Status');
  },
  deadlines: ({ answer_seconds }) => ({ completion: number(answer_seconds) * 1_000 + graceMs }),
};

/**
 * TN-107..TN-112, CL-112. `interval` in milliseconds; the pictures themselves are uploaded
 * (devices/capture/uploads.ts).
 */
export const screenCapture: DeviceCommand = {
  call: ({ consent_id, upload_url, upload_token, interval, count: wanted }) => ({
    kind: 'operate',
    command: 'Device.X_WAYMARK_Screen.Capture()',
    inputArgs: {
      ConsentId: text(consent_id),
      UploadURL: text(upload_url),
      UploadToken: text(upload_token),
      Interval: text(interval),
      Count: text(wanted),
    },
  }),
  read: (output) => {
    const failure = failureOf(output);
    if (failure) return failure;
    const pictures = count(output.PicturesSent);
    return pictures === null ? unusable(output, 'PicturesSent') : { ok: true, result: { pictures } };
  },
  // On a slow line a picture takes longer than the interval.
  deadlines: ({ interval, count: wanted }) => ({
    completion: Math.min(number(interval) * number(wanted) * 2 + graceMs, 3_600_000),
  }),
};
