import { describe, expect, test } from 'vitest';
import { appKey, isAppVersion, nameProblem } from './app-name.ts';
import type { AppContent } from './content/app-content.ts';
import { statedApp } from './stated.ts';

const signer = { sha256: 'a', subject: 'CN=A', scheme: 3, verified: true } as const;
const apk = (versionName: string | null): AppContent => ({
  platform: 'android',
  packageName: 'com.example.kidstv',
  versionName,
  versionCode: 10,
  minSdk: 24,
  debuggable: false,
  signer,
});
const image = (name: string | null, tag: string | null): AppContent => ({ platform: 'quantum', name, tag });
const nothing = { platform: null, packageName: null, version: null };

describe('what is stored of an app', () => {
  test('comes from the file, and is typed only where the file is silent', () => {
    expect(statedApp(nothing, apk('1.0.0'))).toEqual({
      platform: 'android',
      packageName: 'com.example.kidstv',
      version: '1.0.0',
      origins: { packageName: 'file', version: 'file' },
    });
    expect(statedApp({ ...nothing, version: '1.0' }, apk(null))).toMatchObject({
      version: '1.0',
      origins: { packageName: 'file', version: 'typed' },
    });
    expect(statedApp({ ...nothing, packageName: 'ad-shield', version: '1.2' }, image(null, null))).toEqual({
      platform: 'quantum',
      packageName: 'ad-shield',
      version: '1.2',
      origins: { packageName: 'typed', version: 'typed' },
    });
  });

  test('is not guessed where neither says it', () => {
    expect(statedApp(nothing, apk(null))).toEqual({ field: 'version', missing: true });
    expect(statedApp(nothing, image(null, '1'))).toEqual({ field: 'packageName', missing: true });
  });

  test('differs from what was typed only where devices see a difference', () => {
    const typed = (packageName: string) => ({ ...nothing, packageName });
    expect(statedApp(typed('COM.example.kidstv'), apk('1'))).toMatchObject({ field: 'packageName' });
    expect(statedApp(typed('Evolane/Ad-Shield '), image('evolane/ad-shield', '1'))).toMatchObject({
      packageName: 'evolane/ad-shield',
    });
    expect(statedApp({ ...nothing, version: ' 1.0-RC1 ' }, apk('1.0-rc1'))).toMatchObject({
      version: '1.0-rc1',
    });
    expect(statedApp({ ...nothing, platform: 'quantum' }, apk('1'))).toEqual({
      field: 'platform',
      typed: 'quantum',
      file: 'android',
    });
  });
});

test.each([
  ['Kids TV', null],
  ['kids_tv', 'underscore'],
  // A full-width underscore is another character; an invisible one around it is none.
  ['\u200B_\u200B', 'underscore'],
  [' \u200B ', 'empty'],
  ['앱 2', null],
])('the name %j has the problem %s (RU-078)', (name, problem) => {
  expect(nameProblem(name)).toBe(problem);
});

test.each([
  ['Café TV', 'CAFE\u0301  tv '],
  ['News Now', ' news\u00A0now'],
  ['학교 앱', '학교 앱'.normalize('NFD')],
])('%j and %j are one name (RU-077)', (one, other) => {
  expect(appKey(one)).toBe(appKey(other));
});

test.each([
  ['1.0.2', true],
  ['v2.0.0-r12', true],
  ['latest', false],
  ['', false],
  ['1 0', false],
  ['-1', false],
  [`1.${'0'.repeat(40)}`, false],
])('%j is a version: %s', (version, is) => {
  expect(isAppVersion(version)).toBe(is);
});
