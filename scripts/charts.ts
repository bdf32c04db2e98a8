// Draws each machine's chart into its README, between the two marks, and lays it out for the console and the page of
// the paths; and extracts the rules that the READMEs claim, which the console shows. `--check` fails if one is out of
// date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { accountMachine } from '#machines/account/machine.ts';
import { admissionMachine } from '#machines/admission/machine.ts';
import { aggregateRunMachine } from '#machines/aggregate-run/machine.ts';
import { alarmMachine } from '#machines/alarm/machine.ts';
import { appChangeMachine } from '#machines/app-change/machine.ts';
import { appFileMachine } from '#machines/app-file/machine.ts';
import { bulkActionMachine } from '#machines/bulk-action/machine.ts';
import { caseMachine } from '#machines/case/machine.ts';
import { connectionMachine } from '#machines/connection/machine.ts';
import { consentMachine } from '#machines/consent/machine.ts';
import { lifecycleMachine } from '#machines/device-lifecycle/machine.ts';
import { firmwareFileMachine } from '#machines/firmware-file/machine.ts';
import { upgradeMachine } from '#machines/firmware-upgrade/machine.ts';
import { inventoryUploadMachine } from '#machines/inventory-upload/machine.ts';
import { liveSocketMachine } from '#machines/live-socket/machine.ts';
import { mailMachine } from '#machines/mail/machine.ts';
import { messageMachine } from '#machines/message/machine.ts';
import { noticeMachine } from '#machines/notice/machine.ts';
import { passwordResetMachine } from '#machines/password-reset/machine.ts';
import { playbookMachine } from '#machines/playbook/machine.ts';
import { presetMachine } from '#machines/preset/machine.ts';
import { presetDeviceMachine } from '#machines/preset-device/machine.ts';
import { provisioningMachine } from '#machines/provisioning/machine.ts';
import { rolloutMachine } from '#machines/rollout/machine.ts';
import { sessionMachine } from '#machines/session/machine.ts';
import { statisticsQueryMachine } from '#machines/statistics-query/machine.ts';
import { taskMachine } from '#machines/task/machine.ts';
import { uploadMachine } from '#machines/upload/machine.ts';
import { vodFetchMachine } from '#machines/vod-fetch/machine.ts';
import { waveMachine } from '#machines/wave/machine.ts';
import { rulesOf } from '#tests/models/rules.ts';
import { machinePaths } from '#web/features/administration/machines/paths.gen.ts';
import { layOutColumn } from '#web/features/administration/timeline/statechart/column.ts';
import { graphOfTransitions } from '#web/features/administration/timeline/statechart/graph.ts';
import { type ChartLayout, layOut } from '#web/features/administration/timeline/statechart/layout.ts';

const machines: Record<string, AnyStateMachine> = {
  task: taskMachine,
  admission: admissionMachine,
  'aggregate-run': aggregateRunMachine,
  alarm: alarmMachine,
  'bulk-action': bulkActionMachine,
  'inventory-upload': inventoryUploadMachine,
  case: caseMachine,
  consent: consentMachine,
  account: accountMachine,
  'app-change': appChangeMachine,
  'app-file': appFileMachine,
  'firmware-file': firmwareFileMachine,
  'firmware-upgrade': upgradeMachine,
  rollout: rolloutMachine,
  wave: waveMachine,
  mail: mailMachine,
  message: messageMachine,
  notice: noticeMachine,
  'device-lifecycle': lifecycleMachine,
  'password-reset': passwordResetMachine,
  playbook: playbookMachine,
  preset: presetMachine,
  'preset-device': presetDeviceMachine,
  provisioning: provisioningMachine,
  upload: uploadMachine,
  'vod-fetch': vodFetchMachine,
  session: sessionMachine,
  connection: connectionMachine,
  'live-socket': liveSocketMachine,
  'statistics-query': statisticsQueryMachine,
};
const begin = '<!-- chart: written by `node scripts/charts.ts` -->';
const end = '<!-- end of chart -->';

/** Returns a name for Mermaid, which permits no dots. */
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

/** Widths in pixels: a card on a phone of 360, and a wide one. */
const widths = [296, 460];
const rulesFile = new URL('../src/web/features/administration/machines/rules.gen.ts', import.meta.url);
const layoutsFile = new URL(
  '../src/web/features/administration/timeline/statechart/charts.gen.ts',
  import.meta.url,
);

/** Returns the full names of the states that a machine can be in, as in the paths. */
const leavesOf = (node: AnyStateNode): string[] => {
  const children = Object.values(node.states);
  return children.length === 0 ? [node.path.join('.')] : children.flatMap(leavesOf);
};

function layoutsOf({ name, transitions }: (typeof machinePaths)[number]) {
  const machine = machines[name];
  if (!machine) throw new Error(`no machine is called ${name}`);
  const graph = graphOfTransitions(transitions, leavesOf(machine.root));
  const hasEnds = graph.terminal.size > 1;
  const layouts = widths.map((width): ChartLayout => {
    const nameOf = (state: string) => state;
    return hasEnds ? layOut(graph, nameOf, width) : layOutColumn(graph, nameOf, width);
  });
  return { terminal: [...graph.terminal], layouts };
}

function layoutsText(): string {
  const tenths = (_: string, value: unknown) =>
    typeof value === 'number' ? Math.round(value * 10) / 10 : value;
  const charts = machinePaths.map(
    (paths) => `  ${JSON.stringify(paths.name)}: ${JSON.stringify(layoutsOf(paths), tenths)},`,
  );
  return `// Written by \`node scripts/charts.ts\`; not edited.
import type { ChartLayout } from './layout.ts';

/** Charts by machine, the narrowest layout first. */
export const machineCharts: Readonly<
  Record<string, { terminal: readonly string[]; layouts: readonly ChartLayout[] }>
> = {
${charts.join('\n')}
};
`;
}

function rulesText(): string {
  const rules = Object.keys(machines).map(
    (name) => `  ${JSON.stringify(name)}: ${JSON.stringify(rulesOf(name))},`,
  );
  return `// Written by \`node scripts/charts.ts\` from the machines' READMEs; not edited.

/**
 * Rules by machine: requirements and decisions that its README claims, and the parts that fulfil them, with \`code\`
 * marked.
 */
export const machineRules: Readonly<Record<string, readonly { ids: readonly string[]; here: string }[]>> = {
${rules.join('\n')}
};
`;
}

let outdated = 0;
function writeIfNew(file: URL, text: string, what: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  outdated++;
  if (process.argv.includes('--check')) console.error(`${what} is out of date`);
  else writeFileSync(file, text);
}

writeIfNew(layoutsFile, layoutsText(), 'src/web/features/administration/timeline/statechart/charts.gen.ts');
writeIfNew(rulesFile, rulesText(), 'src/web/features/administration/machines/rules.gen.ts');
for (const [name, machine] of Object.entries(machines)) {
  const file = new URL(`../machines/${name}/README.md`, import.meta.url);
  const text = readFileSync(file, 'utf8');
  const from = text.indexOf(begin);
  const to = text.indexOf(end);
  if (from < 0 || to < 0) throw new Error(`machines/${name}/README.md has no marks for its chart`);
  const next = `${text.slice(0, from + begin.length)}\n\n${chartOf(machine)}\n\n${text.slice(to)}`;
  writeIfNew(file, next, `machines/${name}/README.md`);
}
process.exit(process.argv.includes('--check') && outdated > 0 ? 1 : 0);
