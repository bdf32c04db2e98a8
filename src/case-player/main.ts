import { caseFormat } from '#domain/case/file.ts';
import { documentId } from '#domain/case/page-digest.ts';
import { sha256 } from '#domain/sha256.ts';
import type { StreamOfParts } from '#domain/stream-export.ts';
import { isCaseFile, verifyCase } from '#domain/verify/case-file.ts';
import { Fault, refused, type Verdict } from '#domain/verify/verdict.ts';
import { deviceCard, head, historyCard, taskName, titleOf, verdictCard } from './case-parts.ts';
import { card, h } from './dom.ts';
import { TaskReplay } from './task-replay.ts';
import { type Shown, shown, texts } from './texts.ts';

// Script of a case's page: it uses no network and no storage, and shows the case's content only as text.

const root = document.getElementById('player') ?? document.body;
const isDark = matchMedia('(prefers-color-scheme: dark)');
const dress = () => {
  document.documentElement.dataset.theme = isDark.matches ? 'dark' : 'light';
};
dress();
isDark.addEventListener('change', dress);

/** Returns null for an invalid document: a damaged file is reported, and nothing is guessed. */
function readDocument(): unknown {
  try {
    return JSON.parse(document.getElementById(documentId)?.textContent ?? '');
  } catch {
    return null;
  }
}

async function verdictOf(file: unknown): Promise<Verdict> {
  try {
    return await verifyCase(file, null, { sha256, trusted: null });
  } catch (error) {
    const fault = error instanceof Fault ? error : new Fault('damaged', null, `no whole ${caseFormat}`);
    return refused('case', fault);
  }
}

function tasksCard(view: Shown, tasks: readonly StreamOfParts[]): HTMLElement {
  if (tasks.length === 0) return card(view.text('tasks'), h('p', {}, view.text('noTasks')));
  const place = h('div');
  let current: TaskReplay | null = null;
  const show = (stream: StreamOfParts) => {
    current?.stop();
    current = new TaskReplay(view, stream);
    place.replaceChildren(current.element);
    current.show();
  };
  const choices = tasks.map((stream, index) => {
    const input = h('input', { type: 'radio', name: 'task', value: index, checked: index === 0 });
    input.addEventListener('change', () => show(stream));
    return h('label', { class: 'task' }, input, h('span', {}, taskName(view, stream)));
  });
  document.addEventListener('keydown', (event) => {
    const { target, key } = event;
    const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
    if (!current || isField || event.ctrlKey || event.metaKey || event.altKey) return;
    const isButton = target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement;
    if (key === 'ArrowRight') current.step(1);
    else if (key === 'ArrowLeft') current.step(-1);
    else if (key === 'Home') current.go(1);
    else if (key === 'End') current.toEnd();
    else if (key === ' ' && !isButton) current.toggle();
    else return;
    event.preventDefault();
  });
  addEventListener('resize', () => current?.show());
  const [first] = tasks;
  queueMicrotask(() => first && show(first));
  return h(
    'div',
    { class: 'stack' },
    card(
      view.text('tasks'),
      h('div', { class: 'tasks', role: 'radiogroup', 'aria-label': view.text('tasks') }, ...choices),
    ),
    place,
  );
}

function present(): void {
  const file = readDocument();
  if (!isCaseFile(file)) {
    const language = document.documentElement.lang === 'ko' ? 'ko' : 'en';
    root.replaceChildren(h('p', { class: 'verdict fails', role: 'alert' }, texts[language].unreadable));
    return;
  }
  const view = shown(file);
  document.title = titleOf(view) ?? view.text('case');
  const verdict = h('div', {}, verdictCard(view, null));
  const parts = [
    head(view, verdict),
    tasksCard(view, file.streams.slice(1)),
    deviceCard(view),
    historyCard(view),
  ];
  root.replaceChildren(...parts.filter((part) => part !== null));
  void verdictOf(file).then((found) => verdict.replaceChildren(verdictCard(view, found)));
}

present();
