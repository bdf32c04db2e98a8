import { describe, expect, test } from 'vitest';
import { sampleCase, samplePlayer } from '#tests/support/case-sample.ts';
import { SampleKey, sha256 } from '#tests/support/sealed-log.ts';
import { inertJson, pageFrame, splitPage } from './page.ts';

const frame = pageFrame(sha256, samplePlayer, 'ko');
const hostile = [
  '</script><script>ran()</script>',
  '<!--<script>',
  ']]>',
  '\u2028\u2029',
  '&lt;',
  '\\u003c',
  '"',
];

describe('the page of a case', () => {
  test('holds any text as data that comes out unchanged, and no markup', () => {
    const file = { ...sampleCase(new SampleKey()), hostile, [hostile[0] ?? '']: 1 };
    const json = inertJson(file);
    expect(json).not.toMatch(/[<>&\u2028\u2029]/);
    const page = splitPage(frame.before + json + frame.after);
    expect(page?.frame).toEqual(frame);
    expect(JSON.parse(page?.document ?? '')).toEqual(file);
  });

  test('may run its own script and nothing else', () => {
    expect(frame.before).toContain('<html lang="ko">');
    const policy = /content="(default-src[^"]*)"/.exec(frame.before)?.[1] ?? '';
    expect(policy).toMatch(
      /^default-src 'none'; script-src 'sha256-[A-Za-z0-9+/=]{44}'; style-src 'sha256-[A-Za-z0-9+/=]{44}'; base-uri 'none'; form-action 'none'$/,
    );
  });

  test('refuses a player that would end its own element', () => {
    for (const script of ['"</script>"', '"</SCRIPT "', '"<!--"'])
      expect(() => pageFrame(sha256, { ...samplePlayer, script }, 'en')).toThrow(TypeError);
    expect(() => pageFrame(sha256, { ...samplePlayer, style: '</style>' }, 'en')).toThrow(TypeError);
  });

  test('is invalid without a document, or with markup in it', () => {
    expect(splitPage('<!doctype html>')).toBeNull();
    expect(splitPage(frame.before)).toBeNull();
    expect(splitPage(`${frame.before}{"a":"<!--<script>"}${frame.after}`)).toBeNull();
  });
});
