import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { bulkBounds, readBulkJson, readBulkRows } from './bulk.ts';

type BulkFormat = 'ObjectHierarchy' | 'NameValuePair' | 'ParameterPerRow' | 'ParameterPerColumn';
const readBulk = (text: string, format: BulkFormat) =>
  format === 'ParameterPerRow' || format === 'ParameterPerColumn'
    ? readBulkRows(parse(text, { relax_column_count: true }), format)
    : readBulkJson(text);

/** 30 November 2026, 12:00 UTC. */
const at = Date.UTC(2026, 10, 30, 12) / 1000;
const segments = [
  {
    Number: 41,
    Kind: 'linear',
    Start: at - 600,
    Seconds: 300,
    UpTime: 400,
    ServiceId: 'svc-7',
    ServiceNumber: 7,
    ServiceName: 'News, "24"',
    ProgrammeName: 'Evening News',
    DvbId: 'news_S1_E2',
  },
  {
    Number: 43,
    Kind: 'vod',
    Start: '2026-11-30T11:55:00Z',
    Seconds: 120,
    ServiceId: 'vod-1',
    ServiceName: 'Cinema',
  },
] as const;
const prefix = 'Device.X_WAYMARK_Viewing.';
const flat = {
  'Device.DeviceInfo.UpTime': 1_000,
  [`${prefix}LogId`]: 'a1',
  ...Object.fromEntries(
    segments.flatMap((segment, index) =>
      Object.entries(segment).map(([name, value]) => [`${prefix}Segment.${index + 1}.${name}`, value]),
    ),
  ),
};
const quoted = (value: unknown) => `"${String(value).replaceAll('"', '""')}"`;
/** The same report in each format, as the standards show them. */
const bodies: Record<BulkFormat, string> = {
  NameValuePair: JSON.stringify({ Report: [{ CollectionTime: at, ...flat }] }),
  ObjectHierarchy: JSON.stringify({
    Report: [
      {
        CollectionTime: at,
        Device: {
          DeviceInfo: { UpTime: 1_000 },
          X_WAYMARK_Viewing: { LogId: 'a1', Segment: { 1: segments[0], 2: segments[1] } },
        },
      },
    ],
  }),
  ParameterPerRow: [
    'ReportTimestamp,ParameterName,ParameterValue,ParameterType',
    ...Object.entries(flat).map(([name, value]) => `${at},${name},${quoted(value)},string`),
  ].join('\r\n'),
  ParameterPerColumn: [
    ['ReportTimestamp', ...Object.keys(flat)].join(','),
    [at, ...Object.values(flat).map(quoted)].join(','),
    '',
  ].join('\n'),
};
const formats = Object.keys(bodies) as BulkFormat[];

test.each(formats)('%s says the same as the others', (format) => {
  expect(readBulk(bodies[format], format)).toEqual([
    {
      logId: 'a1',
      sentAt: at,
      upTime: 1_000,
      unreadable: [],
      views: [
        {
          number: 41,
          kind: 'linear',
          start: at - 600,
          seconds: 300,
          up: 400,
          service: { id: 'svc-7', number: 7, name: 'News, "24"' },
          programme: { name: 'Evening News', dvbId: 'news_S1_E2' },
        },
        {
          number: 43,
          kind: 'vod',
          start: at - 300,
          seconds: 120,
          up: null,
          service: { id: 'vod-1', number: null, name: 'Cinema' },
          programme: null,
        },
      ],
    },
  ]);
});

const report = (values: object) => JSON.stringify({ Report: [{ CollectionTime: at, ...values }] });

test('keeps the number of a segment that cannot be read, and leaves out one without a number', () => {
  const said = report({
    [`${prefix}LogId`]: 'a1',
    [`${prefix}Segment.1.Number`]: 5,
    [`${prefix}Segment.1.Kind`]: 'radio',
    [`${prefix}Segment.2.Kind`]: 'linear',
  });
  expect(readBulk(said, 'NameValuePair')).toMatchObject([{ views: [], unreadable: [5] }]);
});

test('finds nothing in reports of other parameters, and in those that do not name their sequence', () => {
  expect(readBulk(report({ 'Device.DeviceInfo.UpTime': 4 }), 'NameValuePair')).toEqual([]);
  expect(readBulk(report({ [`${prefix}Segment.1.Number`]: 5 }), 'NameValuePair')).toEqual([]);
  expect(readBulk(JSON.stringify({ Report: [] }), 'NameValuePair')).toEqual([]);
});

test('makes reports of at most 500 segments', () => {
  const values = Object.fromEntries(
    Array.from({ length: 1_200 }, (_, index) => [`${prefix}Segment.${index + 1}.Number`, index + 1]),
  );
  const read = readBulk(report({ [`${prefix}LogId`]: 'a1', ...values }), 'NameValuePair');
  expect(read?.map(({ unreadable }) => unreadable.length)).toEqual([500, 500, 200]);
});

describe('is refused', () => {
  const deep = (levels: number): object => (levels === 0 ? { a: 1 } : { a: deep(levels - 1) });
  const many = Object.fromEntries(
    Array.from({ length: bulkBounds.values + 1 }, (_, index) => [`a${index}`, 1]),
  );
  test.each<[string, BulkFormat, string]>([
    ['what is no JSON', 'NameValuePair', '{"Report":['],
    ['JSON without reports', 'NameValuePair', '{}'],
    ['a list in a report', 'ObjectHierarchy', report({ Device: [1] })],
    ['a report that is none', 'ObjectHierarchy', '{"Report":[5]}'],
    ['more depth than a data model has', 'ObjectHierarchy', report(deep(40))],
    ['more values than a body may have', 'NameValuePair', report(many)],
    [
      'more reports than a body may have',
      'NameValuePair',
      JSON.stringify({ Report: Array.from({ length: 201 }, () => ({})) }),
    ],
    ['rows without names', 'ParameterPerRow', 'a,b\n1,2'],
    ['nothing', 'ParameterPerColumn', ''],
  ])('%s', (_, format, body) => {
    expect(readBulk(body, format)).toBeNull();
  });
});
