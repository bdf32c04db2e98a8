import type { Redactable } from '../json.ts';

/** Answer of the person in front of the television, or the reason that there is none. */
export type ConsentAnswer = 'agreed' | 'declined' | 'noAnswer' | 'failed';

/**
 * Reason that a consent ended. `viewerLeft`: the last viewer left; `revoked`: by the person in front of the television.
 */
export type ConsentEnd =
  | 'withdrawn'
  | 'viewerLeft'
  | 'revoked'
  | 'expired'
  | 'deviceRestarted'
  | 'serverRestarted';

/** A task of this consent that has ended; only the prompt's task has an `answer`. */
export interface EndedTask {
  taskId: string;
  state: string;
  answer: ConsentAnswer | null;
  /** Error text of the device; empty where it sent none. */
  message: string;
}

/**
 * The facts of one consent to view a screen, stream `consent:<id>`: the wording of the prompt, the answer, the viewers,
 * the hash of every picture, and every key. The device's work is recorded in tasks with their own streams.
 */
export type ConsentFact =
  /**
   * The television shows `text` in `language` (BCP 47); stored together with the first facts of the task `askTaskId`.
   */
  | {
      type: 'consent.requested';
      data: {
        endpointId: string;
        opId: string;
        askTaskId: string;
        accountId: string;
        text: string;
        language: string;
        /** Milliseconds that the consent lasts after it is given. */
        validMs: number;
        /** Milliseconds within which the requesting page must connect. */
        viewerMs: number;
      };
    }
  /** `cause`: log position of the last fact that ended one of these tasks. */
  | { type: 'tasks.ended'; data: { ended: EndedTask[]; cause: number } }
  /** A page was opened. Only open pages receive pictures, and there is no capture without one. */
  | { type: 'viewer.joined'; data: { viewerId: string; accountId: string } }
  | { type: 'viewer.left'; data: { viewerId: string } }
  /** The account whose keys go to the device from now on. */
  | { type: 'control.taken'; data: { accountId: string } }
  /** Stored together with the first facts of the capture task. */
  | { type: 'capture.requested'; data: { taskId: string; intervalMs: number; count: number } }
  /** The picture is a sealed file beside the log. `sha256` in hex. */
  | {
      type: 'picture.received';
      data: { sequence: number; sha256: string; bytes: number; contentType: string; takenAt: string };
    }
  /** `key`: name of the key; a digit is recorded as `Digit` only, as it may be part of a PIN. */
  | { type: 'key.pressed'; data: { number: number; key: string; accountId: string } }
  | {
      type: 'key.answered';
      data: { number: number; outcome: 'sent' | 'refused' | 'unknown'; message: string };
    }
  | { type: 'consent.ended'; data: { reason: ConsentEnd } }
  | { type: 'deadline.passed'; data: { name: 'viewer' | 'validity' } }
  /**
   * The consent was removed from the device. `told` is false if the device was offline; the server then rejects its
   * pictures.
   */
  | { type: 'device.cleared'; data: { told: boolean } }
  /** A picture was opened after the capture. */
  | { type: 'picture.viewed'; data: { taskId: string; sequence: number } }
  /** The files of these pictures were erased; their hashes stay. */
  | { type: 'pictures.erased'; data: { count: number; reason: 'retention' | 'request' } };

export const consentRedactable = {
  'consent.requested': ['text'],
  'key.answered': ['message'],
} satisfies Redactable<ConsentFact>;

const ended = (taskId: string, state: string, answer: ConsentAnswer | null): ConsentFact => ({
  type: 'tasks.ended',
  data: { ended: [{ taskId, state, answer, message: '' }], cause: 7 },
});
const picture = (sequence: number): ConsentFact => ({
  type: 'picture.received',
  data: {
    sequence,
    sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    bytes: 4_096,
    contentType: 'image/png',
    takenAt: '2026-01-01T08:00:00.000Z',
  },
});

/** At least one sample of each fact, for the path generators and the property tests. */
export const consentSamples: ConsentFact[] = [
  {
    type: 'consent.requested',
    data: {
      endpointId: 'os::00D09E-000001',
      opId: 'northwind',
      askTaskId: 'ask',
      accountId: 'porter',
      text: 'May we look at your screen?',
      language: 'en',
      validMs: 600_000,
      viewerMs: 15_000,
    },
  },
  ended('ask', 'succeeded', 'agreed'),
  ended('ask', 'succeeded', 'declined'),
  ended('ask', 'succeeded', 'noAnswer'),
  ended('ask', 'failed', 'failed'),
  ended('capture-1', 'succeeded', null),
  { type: 'viewer.joined', data: { viewerId: 'page-1', accountId: 'porter' } },
  { type: 'viewer.joined', data: { viewerId: 'page-2', accountId: 'reed' } },
  { type: 'viewer.left', data: { viewerId: 'page-1' } },
  { type: 'viewer.left', data: { viewerId: 'page-2' } },
  { type: 'control.taken', data: { accountId: 'reed' } },
  { type: 'capture.requested', data: { taskId: 'capture-1', intervalMs: 1_000, count: 1_000 } },
  picture(1),
  picture(2),
  { type: 'key.pressed', data: { number: 1, key: 'Up', accountId: 'porter' } },
  { type: 'key.pressed', data: { number: 1, key: 'Digit', accountId: 'reed' } },
  { type: 'key.answered', data: { number: 1, outcome: 'sent', message: '' } },
  { type: 'key.answered', data: { number: 2, outcome: 'unknown', message: '' } },
  { type: 'consent.ended', data: { reason: 'revoked' } },
  { type: 'consent.ended', data: { reason: 'deviceRestarted' } },
  { type: 'deadline.passed', data: { name: 'viewer' } },
  { type: 'deadline.passed', data: { name: 'validity' } },
  { type: 'device.cleared', data: { told: true } },
  { type: 'picture.viewed', data: { taskId: 'capture-1', sequence: 1 } },
  { type: 'pictures.erased', data: { count: 2, reason: 'retention' } },
];
