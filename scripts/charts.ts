// Draws each machine's chart into its README, between the two marks. `--check` fails when one is out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { diagnosticMachine } from '#machines/diagnostics/machine.ts';
import { liveSocketMachine } from '#machines/live-socket/machine.ts';
import { sessionMachine } from '#machines/session/machine.ts';
import { taskMachine } from '#machines/task/machine.ts';

const machines: Record<string, AnyStateMachine> = {
  task: taskMachine,
  diagnostics: diagnosticMachine,
  session: sessionMachine,
  'live-socket': liveSocketMachine,
};
const begin = '<!-- chart: written by `node scripts/charts.ts` -->';
const end = '<!-- end of chart -->';

/** Mermaid names may not hold dots. */
const nameOf = (node: AnyStateNode) => node.path.join('_');

function chartOf(machine: AnyStateMachine): string {
  const lines = ['stateDiagram-v2'];
  const edges = new Map<string, string[]>();
  const visit = (node: AnyStateNode, depth: number) => {
    const indent = '  '.repeat(depth);
    const children = Object.values(node.states);
    for (const child of children) {
      if (Object.keys(child.states).length > 0) {
        lines.push(`${indent}state ${nameOf(child)} {`);
        visit(child, depth + 1);
        lines.push(`${indent}}`);
      } else if (child.path.length > 1) lines.push(`${indent}${nameOf(child)}: ${child.key}`);
    }
    const [initial] = node.initial?.target ?? [];
    if (initial) lines.push(`${indent}[*] --> ${nameOf(initial)}`);
    for (const child of children) collect(child);
  };
  const collect = (node: AnyStateNode) => {
    for (const candidates of node.transitions.values()) {
      for (const { eventType, target, guard } of candidates) {
        for (const to of target ?? []) {
          if (to === node) continue;
          const key = `${nameOf(node)} --> ${nameOf(to)}`;
          const label = guard ? `${eventType} [?]` : eventType;
          const labels = edges.get(key) ?? [];
          if (!labels.includes(label)) edges.set(key, [...labels, label]);
        }
      }
    }
  };
  visit(machine.root, 1);
  for (const [key, labels] of edges) lines.push(`  ${key}: ${labels.join('<br>')}`);
  return ['```mermaid', ...lines, '```'].join('\n');
}

let outdated = 0;
for (const [name, machine] of Object.entries(machines)) {
  const file = new URL(`../machines/${name}/README.md`, import.meta.url);
  const text = readFileSync(file, 'utf8');
  const from = text.indexOf(begin);
  const to = text.indexOf(end);
  if (from < 0 || to < 0) throw new Error(`machines/${name}/README.md has no marks for its chart`);
  const next = `${text.slice(0, from + begin.length)}\n\n${chartOf(machine)}\n\n${text.slice(to)}`;
  if (next === text) continue;
  outdated++;
  if (process.argv.includes('--check')) console.error(`machines/${name}/README.md: the chart is out of date`);
  else writeFileSync(file, next);
}
process.exit(process.argv.includes('--check') && outdated > 0 ? 1 : 0);
