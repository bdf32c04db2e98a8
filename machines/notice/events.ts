import type { Redactable } from '../json.ts';

/** CO-097; spelled as in the field (EN-483). */
export type NoticeType = 'NOTICE' | 'ALERT' | 'INFORMATION';

/** Content and audience of a notice. */
export interface NoticeContent {
  title: string;
  notiType: NoticeType;
  subType: string;
  /** HTML, restricted to a few elements (domain/notices). */
  contents: string;
  /** Organisations that see the notice, with those below them; empty: everyone below the owning organisation. */
  ops: string[];
  /** Roles that see the notice; empty: all. */
  roles: string[];
  /** The notice is shown above every page until it is read. */
  pinned: boolean;
  /** ISO 8601. */
  periodStart: string;
  periodEnd: string;
}

/** Start and end in milliseconds from now, by the server's clock; 0 if past. */
export interface NoticePeriod {
  startsInMs: number;
  endsInMs: number;
}

type Written = NoticeContent & NoticePeriod & { draft: boolean };

/** The facts of one notice, stream `notice:<id>`. */
export type NoticeFact =
  /** `opId`: organisation that owns the notice. */
  | { type: 'notice.created'; data: Written & { opId: string } }
  | { type: 'notice.changed'; data: Written }
  /** The actor opened the notice. */
  | { type: 'notice.read'; data: { accountId: string } }
  | { type: 'notice.deleted'; data: Record<string, never> }
  | { type: 'deadline.passed'; data: { name: 'start' | 'end' } };

export const noticeRedactable = {
  'notice.created': ['title', 'contents'],
  'notice.changed': ['title', 'contents'],
  'notice.read': ['accountId'],
} satisfies Redactable<NoticeFact>;

const written = (draft: boolean, startsInMs: number): Written => ({
  title: 'Maintenance tonight',
  notiType: 'ALERT',
  subType: '',
  contents: '<p>From 02:00 to 04:00.</p>',
  ops: [],
  roles: [],
  pinned: true,
  periodStart: '2026-01-01T08:00:00.000Z',
  periodEnd: '2026-01-01T20:00:00.000Z',
  startsInMs,
  endsInMs: startsInMs + 43_200_000,
  draft,
});

/** At least one sample of each fact, for the path generators and the property tests. */
export const noticeSamples: NoticeFact[] = [
  { type: 'notice.created', data: { ...written(false, 60_000), opId: 'northwind' } },
  { type: 'notice.created', data: { ...written(true, 60_000), opId: 'northwind' } },
  { type: 'notice.changed', data: written(true, 0) },
  { type: 'notice.changed', data: written(false, 60_000) },
  { type: 'notice.changed', data: written(false, 0) },
  { type: 'notice.read', data: { accountId: 'porter' } },
  { type: 'notice.read', data: { accountId: 'reed' } },
  { type: 'notice.deleted', data: {} },
  { type: 'deadline.passed', data: { name: 'start' } },
  { type: 'deadline.passed', data: { name: 'end' } },
];
