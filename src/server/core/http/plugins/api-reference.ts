import type { FastifyInstance } from 'fastify';
import type { ApiDocuments, DocumentName } from '../validators.ts';

/**
 * Serves the API reference at /docs/api, rendered from the bundled documents: plain HTML without a script, so that it
 * works offline, under the console's policy and with assistive tools (docs/decisions/127 has measurements of existing
 * renderers). The documents themselves are at /docs/api/{main,auth,admin}.json.
 */
export function apiReference(app: FastifyInstance, documents: ApiDocuments): void {
  const names = Object.keys(documents) as DocumentName[];
  const page = names.map((name) => renderDocument(name, documents[name])).join('');
  const reference = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Waymark API reference</title>
<link rel="stylesheet" href="/docs/api/style.css"></head><body><header><h1>Waymark API reference</h1>
<p>${names.map((name) => `<a href="/docs/api/${name}.json">${name}.json</a>`).join(' · ')}</p></header>
<main>${page}</main></body></html>`;
  app.get('/docs/api', async (_request, reply) => reply.type('text/html; charset=utf-8').send(reference));
  app.get('/docs/api/style.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(style),
  );
  for (const name of names) app.get(`/docs/api/${name}.json`, async () => documents[name]);
}

type Node = Record<string, unknown>;
const node = (value: unknown): Node => (typeof value === 'object' && value !== null ? (value as Node) : {});
const text = (value: unknown) => (typeof value === 'string' ? value : '');
const html = (value: string) => value.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

function renderDocument(name: string, document: Node): string {
  const servers = document.servers;
  const base = Array.isArray(servers) ? text(node(servers[0]).url) : '';
  const current: string[] = [];
  const older: string[] = [];
  for (const [path, item] of Object.entries(node(document.paths)))
    for (const method of ['get', 'post', 'put', 'patch', 'delete']) {
      const operation = node(item)[method];
      if (!operation) continue;
      const list = node(operation).deprecated ? older : current;
      list.push(renderOperation(method, `${base}${path}`, node(operation), document));
    }
  const info = node(document.info);
  return `<section><h2 id="${name}">${html(text(info.title))}</h2><p>${html(text(info.description))}</p>
${current.join('')}${older.length ? `<details><summary>Older names (${older.length})</summary>${older.join('')}</details>` : ''}</section>`;
}

function renderOperation(method: string, path: string, operation: Node, document: Node): string {
  const permission = text(operation['x-permission']);
  const open = Array.isArray(operation.security) && operation.security.length === 0;
  const body = resolve(operation.requestBody, document);
  const answer = resolve(node(operation.responses)['200'], document);
  const parameters = Array.isArray(operation.parameters)
    ? operation.parameters.map((parameter) => resolve(parameter, document))
    : [];
  return `<details class="operation" id="${text(operation.operationId)}"><summary><code class="${method}">${method.toUpperCase()}</code>
<code>${html(path)}</code> <span>${html(text(operation.summary))}</span></summary>
<p>${html(text(operation.description))}</p>
<p class="needs">${open ? 'No login needed' : permission ? `Permission <code>${html(permission)}</code>` : 'Any login'}</p>
${block('Parameters', parameters.length > 0 ? parameters : null)}${block('Body', schemaOf(body))}${block('Answer', schemaOf(answer))}</details>`;
}

const schemaOf = (value: Node) => node(node(value.content)['application/json']).schema ?? null;

const block = (title: string, value: unknown) =>
  value === null ? '' : `<h4>${title}</h4><pre tabindex="0">${html(JSON.stringify(value, null, 2))}</pre>`;

/** Resolves a node's references to components, each once on any way down, so that a cycle ends. */
function resolve(value: unknown, document: Node, seen: readonly string[] = []): Node {
  const target = node(value);
  const ref = target.$ref;
  if (typeof ref === 'string') {
    if (seen.includes(ref)) return { $ref: ref };
    const found = ref
      .slice(2)
      .split('/')
      .reduce<unknown>((at, part) => node(at)[part.replaceAll('~1', '/')], document);
    return resolve(found, document, [...seen, ref]);
  }
  return Object.fromEntries(
    Object.entries(target).map(([key, member]) => [
      key,
      Array.isArray(member)
        ? member.map((item) => (typeof item === 'object' ? resolve(item, document, seen) : item))
        : typeof member === 'object' && member !== null
          ? resolve(member, document, seen)
          : member,
    ]),
  );
}

const style = `:root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif}body{max-width:72rem;margin:0 auto;padding:1rem;overflow-wrap:anywhere;background:light-dark(#fff,#121212);color:light-dark(#1a1a1a,#eee)}
a{color:light-dark(#00605a,#5fd3c8)}
summary{cursor:pointer;padding:.35rem 0}summary span{opacity:.75}code{font-family:ui-monospace,monospace}
.operation>summary>code:first-child{display:inline-block;min-width:4.5rem;font-weight:600}
.operation{border-top:1px solid #8884}pre{overflow:auto;max-height:28rem;padding:.75rem;border:1px solid #8884;border-radius:6px;font-size:13px}
h4{margin:.75rem 0 .25rem}.needs{opacity:.8}`;
