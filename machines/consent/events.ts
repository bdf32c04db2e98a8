import type { Redactable } from '../json.ts';

/** What the person in front of the television said, or that nothing came of the question. */
export type ConsentAnswer = 'agreed' | 'declined' | 'noAnswer' | 'failed';

/** Why a consent ended. `viewerLeft`: the last viewer left; `revoked`: by the person in front of the television. */
export type ConsentEnd =
  | 'withdrawn'
  | 'viewerLeft'
  | 'revoked'
  | 'expired'
  | 'deviceRestarted'
  | 'serverRestarted';

/** A task of this consent that has ended; `answer` of the one that asked for it. */
export interface EndedTask {
  taskId: string;
  state: string;
  answer: ConsentAnswer | null;
  /** As the device worded it; empty where it said nothing. */
  message: string;
}

/**
 * The facts of one consent to look at a screen, a stream of its own, `consent:<id>`: what was asked in which words, what was
 * answered, who looked, every picture by its hash, and every key. What the device does for it are tasks with their own streams.
 */
export type ConsentFact =
  /** `text` in `language` (BCP 47) is what the television shows; stored together with the first facts of the task `askTaskId`. */
  | {
      type: 'consent.requested';
      data: {
        endpointId: string;
        opId: string;
        askTaskId: string;
        accountId: string;
        text: string;
        language: string;
        /** How long it lasts once it is given. */
        validMs: number;
        /** How long it may take until the page that asked listens. */
        viewerMs: number;
      };
    }
  /** `cause`: position in the log of the last of the facts that ended them. */
  | { type: 'tasks.ended'; data: { ended: EndedTask[]; cause: number } }
  /** An open page: pictures go to it alone, and without one there is no capture. */
  | { type: 'viewer.joined'; data: { viewerId: string; accountId: string } }
  | { type: 'viewer.left'; data: { viewerId: string } }
  /** Whose keys go to the device. */
  | { type: 'control.taken'; data: { accountId: string } }
  /** Stored together with the first facts of the task. */
  | { type: 'capture.requested'; data: { taskId: string; intervalMs: number; count: number } }
  /** The picture itself is a sealed file beside the log. `sha256` in hex. */
  | {
      type: 'picture.received';
      data: { sequence: number; sha256: string; bytes: number; contentType: string; takenAt: string };
    }
  /** `key` by its name; a digit only as `Digit`, as it may be part of a PIN. */
  | { type: 'key.pressed'; data: { number: number; key: string; accountId: string } }
  | {
      type: 'key.answered';
      data: { number: number; outcome: 'sent' | 'refused' | 'unknown'; message: string };
    }
  | { type: 'consent.ended'; data: { reason: ConsentEnd } }
  | { type: 'deadline.passed'; data: { name: 'viewer' | 'validity' } }
  /** Removed from the device; false: the device was offline, and the server accepts no more pictures from it. */
  | { type: 'device.cleared'; data: { told: boolean } }
  /** A picture was opened after the capture. */
  | { type: 'picture.viewed'; data: { taskId: string; sequence: number } }
  /** The files of these pictures are gone; their hashes stay. */
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

/** One sample or more of each fact: what the path generators and the property tests feed. */
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
