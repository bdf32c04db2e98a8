import { createElement, type ReactNode } from 'react';
import { linkLook } from '#web/ui/classes.ts';

/** Elements of a notice, and how each looks. Of any other only the text is shown. */
const appearance: Readonly<Record<string, string>> = {
  p: 'my-2 first:mt-0 last:mb-0',
  h3: 'mt-4 mb-1 text-lead font-medium first:mt-0',
  strong: 'font-medium',
  em: 'italic',
  u: 'underline',
  s: 'line-through',
  ul: 'my-2 list-disc pl-6',
  ol: 'my-2 list-decimal pl-6',
  li: 'my-0.5',
  blockquote: 'my-2 border-l-2 border-stroke-strong pl-3 text-secondary',
  code: 'rounded-sm bg-sunken px-1 font-mono text-dense',
};

/** Schemes that a link may have; the server permits the same. */
const isLink = (href: string): boolean => /^(https?:|mailto:|tel:)/i.test(href);

function shown(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const name = node.tagName.toLowerCase();
  if (name === 'script' || name === 'style') return null;
  if (name === 'br') return <br key={key} />;
  const children = [...node.childNodes].map(shown);
  const href = node.getAttribute('href') ?? '';
  if (name === 'a' && isLink(href))
    return (
      <a key={key} href={href} target="_blank" rel="noopener noreferrer" className={`${linkLook} underline`}>
        {children}
      </a>
    );
  const className = appearance[name];
  return className ? createElement(name, { key, className }, ...children) : <span key={key}>{children}</span>;
}

/** The words of a notice. Built as elements, one by one: nothing of its HTML is ever taken for markup by the page. */
export function NoticeContents({ html }: { html: string }) {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  return <div className="max-w-prose text-body wrap-anywhere">{[...parsed.body.childNodes].map(shown)}</div>;
}
