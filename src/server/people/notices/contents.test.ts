import { describe, expect, it } from 'vitest';
import { cleanContents } from './contents.ts';

describe('the content of a notice', () => {
  it('is text with a little structure', () => {
    const html =
      '<h3>Tonight</h3><p>From <strong>02:00</strong>, see <a href="https://status.example">status</a>.</p>';
    expect(cleanContents(html)).toBe(html);
    expect(cleanContents('<h1>Big</h1><b>bold</b>')).toBe('<h3>Big</h3><strong>bold</strong>');
  });

  it.each([
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<p onclick="alert(1)" style="position:fixed">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="//elsewhere.example">a</a>', '<a>a</a>'],
    ['<img src=x onerror=alert(1)><p>a</p>', '<p>a</p>'],
    ['<iframe src="https://elsewhere.example"></iframe><p>a</p>', '<p>a</p>'],
    ['<form action="/login"><input name="password"><p>a</p></form>', '<p>a</p>'],
    ['<svg><a xlink:href="javascript:alert(1)"><p>a</p></a></svg>', '<a><p>a</p></a>'],
  ])('of %s stays %s', (html, cleaned) => {
    expect(cleanContents(html)).toBe(cleaned);
  });

  it.each(['', '   ', '<p></p>', '<p><br></p>', '<script>a</script>'])('has nothing left of %s', (html) => {
    expect(cleanContents(html)).toBe('');
  });
});
