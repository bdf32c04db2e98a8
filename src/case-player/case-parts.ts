import type { StreamExportEvent, StreamOfParts } from '#domain/stream-export.ts';
import type { Verdict } from '#domain/verify/verdict.ts';
import type { CaseFact } from '#machines/case/events.ts';
import { card, h } from './dom.ts';
import type { Shown } from './texts.ts';

/** Returns the name of a task in the case: its kind and device. */
export function taskName({ kindName }: Shown, { streamId, events: [first] }: StreamOfParts): string {
  const kind = first?.data.kind;
  const device = first?.data.endpointId;
  return [typeof kind === 'string' ? kindName(kind) : streamId, typeof device === 'string' ? device : '']
    .filter(Boolean)
    .join(' · ');
}

export const caseEvents = ({ file }: Shown): readonly StreamExportEvent[] => file.streams[0]?.events ?? [];

const factOf = ({ type, data }: StreamExportEvent) => ({ type, data }) as unknown as CaseFact;

/** Returns the last title of the case; null if it was redacted. */
export function titleOf(shown: Shown): string | null {
  let title: string | null = null;
  for (const event of caseEvents(shown)) {
    const fact = factOf(event);
    if (fact.type === 'case.opened' || fact.type === 'case.renamed') title = fact.data.title ?? null;
  }
  return title;
}

export function head(shown: Shown, verdict: HTMLElement): HTMLElement {
  const { text, dateTime, file } = shown;
  const { address, exportedAt, leftOut } = file.statement;
  const title = titleOf(shown);
  const isClosed = caseEvents(shown).reduce(
    (closed, { type }) => (type === 'case.closed' ? true : type === 'case.reopened' ? false : closed),
    false,
  );
  return h(
    'header',
    {},
    h('p', { class: 'kicker' }, `${text('case')} · ${text(isClosed ? 'closed' : 'open')}`),
    h('h1', title === null ? { class: 'redacted' } : {}, title ?? text('redacted')),
    h(
      'p',
      { class: 'hint' },
      text('exported', { at: dateTime(exportedAt) }),
      ' · ',
      /^https?:\/\//.test(address) ? h('a', { href: address, rel: 'noreferrer' }, address) : address,
      ...(leftOut > 0 ? [' · ', text('leftOut', { count: leftOut })] : []),
    ),
    verdict,
  );
}

/** Shows the result of the page's check of itself, and its reliability. */
export function verdictCard({ text, problemName }: Shown, verdict: Verdict | null): HTMLElement {
  if (!verdict) return h('div', { class: 'verdict', role: 'status' }, text('checking'));
  if (verdict.ok) {
    const { events, sealed, redacted = 0, keyIds } = verdict;
    return h(
      'div',
      { class: 'verdict', role: 'status' },
      h('strong', {}, text('holds')),
      h('p', {}, text('holdsHelp', { events, sealed, redacted })),
      h('p', {}, `${text('fingerprint')}: `, h('code', {}, keyIds.join(', '))),
    );
  }
  const { problem, event, stream = '', detail } = verdict;
  const isUnchecked = problem === 'noSignatures';
  return h(
    'div',
    { class: isUnchecked ? 'verdict' : 'verdict fails', role: 'alert' },
    h('strong', {}, isUnchecked ? text('noSignatures') : `✗ ${text('fails')}`),
    h(
      'p',
      {},
      event === null ? detail : text('failsAt', { problem: problemName(problem), event, stream, detail }),
    ),
  );
}

export function deviceCard({ text, file }: Shown): HTMLElement | null {
  const { devices } = file.statement;
  if (devices.length === 0) return null;
  const value = (shown: string | null, redacted: boolean) =>
    redacted
      ? h('span', { class: 'redacted' }, text('redacted'))
      : shown === null
        ? h('span', { class: 'hint' }, text('unknown'))
        : shown;
  return card(
    text('devices'),
    h('p', { class: 'hint' }, text('devicesHelp')),
    ...devices.flatMap(({ endpointId, values }) => [
      h('h3', {}, endpointId),
      values.length === 0
        ? h('p', {}, text('unchanged'))
        : h(
            'div',
            { class: 'wide', tabindex: 0, role: 'region', 'aria-label': `${text('devices')}: ${endpointId}` },
            h(
              'table',
              {},
              h(
                'thead',
                {},
                h(
                  'tr',
                  {},
                  ...(['path', 'before', 'after'] as const).map((name) =>
                    h('th', { scope: 'col' }, text(name)),
                  ),
                ),
              ),
              h(
                'tbody',
                {},
                ...values.map(({ path, before, after, redacted }) =>
                  h(
                    'tr',
                    {},
                    h('td', {}, path),
                    h('td', {}, value(before, redacted)),
                    h('td', {}, value(after, redacted)),
                  ),
                ),
              ),
            ),
          ),
    ]),
  );
}

export function historyCard(shown: Shown): HTMLElement {
  const { text, dateTime } = shown;
  return card(
    text('history'),
    h(
      'ol',
      { class: 'history' },
      ...caseEvents(shown).map((event) => {
        const fact = factOf(event);
        const comment = fact.type === 'case.commented' ? (fact.data.text ?? null) : null;
        const isTaken = Object.keys(event.redacted ?? {}).length > 0;
        return h(
          'li',
          {},
          h(
            'p',
            { class: 'hint' },
            `${dateTime(event.recordedAt)} · ${event.actor.name} · ${wordsOf(shown, fact)}`,
          ),
          comment === null ? null : h('p', { class: 'comment' }, comment),
          isTaken ? h('p', {}, h('span', { class: 'redacted' }, text('redacted'))) : null,
        );
      }),
    ),
  );
}

function wordsOf(shown: Shown, fact: CaseFact): string {
  const { file, text } = shown;
  // A removed task is not in the file.
  const taskOf = (taskId: string) => {
    const stream = file.streams.find(({ streamId }) => streamId === `task:${taskId}`);
    return stream ? taskName(shown, stream) : taskId;
  };
  switch (fact.type) {
    case 'case.opened':
      return text('opened');
    case 'case.taskAdded':
      return text('added', { task: taskOf(fact.data.taskId) });
    case 'case.taskRemoved':
      return text('removed', { task: taskOf(fact.data.taskId) });
    case 'case.commented':
      return text('commented');
    case 'case.renamed':
      return text('renamed', { title: fact.data.title ?? '…' });
    case 'case.shared':
      // `with` null: with the whole organisation; absent: redacted.
      return fact.data.with === null
        ? text('sharedAll')
        : text('shared', { person: fact.data.with?.name ?? '…' });
    case 'case.closed':
      return text('closedIt');
    case 'case.reopened':
      return text('reopened');
    default:
      return fact satisfies never;
  }
}
