import { recordedCounts } from '#tests/corpus/counts.ts';
import { chart, chartStyle } from './coverage-chart.ts';
import type { Measured, Pair } from './measure.ts';

const html = (text: string) => text.replace(/[<>&"]/g, (character) => `&#${character.charCodeAt(0)};`);

const style = `
:root{color-scheme:light dark;--line:#8884;--soft:#8881;--yes:#2a9d6f;--no:#c0503c}
body{font:14px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:1200px;padding:0 1rem}
table{border-collapse:collapse;font-size:12px;margin:.5rem 0 1.5rem}td,th{border:1px solid var(--line);padding:2px 6px;text-align:left;vertical-align:top}
th.turned{writing-mode:vertical-rl;transform:rotate(180deg);padding:6px 2px}
td.nothing{background:var(--soft)}code,td{font-family:ui-monospace,monospace}
.tier{font-size:10px;border-radius:3px;padding:0 3px;color:#fff;background:var(--yes)}.open{color:var(--no)}
details{margin:.2rem 0}summary{cursor:pointer}ol{margin:.2rem 0 .6rem}.figures b{font-size:1.3em}
`;

/**
 * Returns the page of `npm run coverage:paths`: the behaviour of each machine in words, with the tiers that tested it.
 * No script, no network.
 */
export function page(machines: Measured[]): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Paths</title><style>${style}${chartStyle}</style>
<h1>Paths through the machines</h1>
<p>A cell is a state and an event. A filled cell is handled: it names the state it leads to and the tiers that have met it. A shaded cell is a negative one:
the event is sent there too, and nothing may change. <span class="tier">pure</span> the machine alone against its pinned table ·
<span class="tier">server</span> real engine, log and USP · <span class="tier">browser</span> the running product. ×n: so often in the streams of the golden corpus (tests/corpus), ×0: never;
a server counts its own at <code>/machines</code>. In a chart a way is strong where an event that may lead there was recorded, for machines of the browser where a browser has tried it.</p>
<nav>${machines.map(({ machine }) => `<a href="#${machine}">${machine}</a>`).join(' · ')}</nav>
${machines.map(section).join('\n')}</html>`;
}

function section(measured: Measured): string {
  const { machine, counts, requirements, effects, guards } = measured;
  return `<h2 id="${machine}">${machine}</h2>
<p class="figures"><b>${counts.states}</b> states · <b>${counts.transitions}</b> handled cells · <b>${counts.branches}</b> transitions · <b>${counts.transitionPairs}</b> pairs · <b>${counts.negativeCells}</b> negative cells · <b>${counts.situations}</b> situations${measured.capped ? ' <b class="open">capped</b>' : ''}</p>
<p>Requirements: ${requirements.map((id) => `<a href="${readmeOf(machine)}#:~:text=${id}"><code>${id}</code></a>`).join(' ') || 'none named'}</p>
<p>Effects: ${effects.map((effect) => `<code>${html(effect)}</code>`).join(' ') || 'none'}<br>
Guards: ${guards.map((guard) => `<code>${html(guard.name)}</code> ${guard.passed ? 'passes' : '<span class="open">never passes</span>'}, ${guard.blocked ? 'blocks' : '<span class="open">never blocks</span>'}`).join(' · ') || 'none'}</p>
${chart(machine, takenIn(measured))}
${matrix(measured)}
${branchTable(measured)}
<details><summary>${measured.paths.length} paths in words</summary>${measured.paths.map(pathText).join('')}</details>`;
}

/** Returns the path of a machine's README, relative to the page. */
const readmeOf = (machine: string) => `../../machines/${machine}/README.md`;

/** Tells if a transition's event was recorded; for machines without a log, if a browser test took it. */
function takenIn({ machine, pairs }: Measured): (way: { from: string; to: string }) => boolean {
  const recorded = recordedCounts(machine);
  const ways = new Set(
    pairs
      .filter(({ state, event, tiers }) =>
        recorded ? (recorded.get(`${state} + ${event}`) ?? 0) > 0 : tiers.includes('browser'),
      )
      .flatMap(({ state, leads }) => leads.map(({ to }) => `${state} ${to}`)),
  );
  return ({ from, to }) => ways.has(`${from} ${to}`);
}

function matrix({ machine, states, events, pairs }: Measured): string {
  const recorded = recordedCounts(machine);
  const at = new Map(pairs.map((pair) => [`${pair.state} ${pair.event}`, pair]));
  const head = events.map((event) => `<th class="turned">${html(event)}</th>`).join('');
  const rows = states.map(
    (state) =>
      `<tr><th>${html(state)}</th>${events.map((event) => cell(at.get(`${state} ${event}`), recorded)).join('')}</tr>`,
  );
  return `<div style="overflow:auto"><table><tr><th></th>${head}</tr>${rows.join('')}</table></div>`;
}

function cell(pair: Pair | undefined, recorded: Map<string, number> | null): string {
  if (!pair?.handled) return '<td class="nothing"></td>';
  const leads = [...new Set(pair.leads.map(({ to }) => to))].map((to) =>
    to === pair.state ? '↺' : html(to),
  );
  const tiers = pair.tiers.map((tier) => `<span class="tier">${tier[0]}</span>`).join('');
  const seen = recorded ? ` ×${recorded.get(`${pair.state} + ${pair.event}`) ?? 0}` : '';
  return `<td>${leads.join('<br>') || '·'} ${tiers}${seen}</td>`;
}

/** Lists each transition with the tiers that have made it, and the reason why one cannot. */
function branchTable({ pairs }: Measured): string {
  const rows = pairs
    .flatMap(({ branches }) => branches)
    .map(({ name, tiers, recorded, unreachable }) => {
      const marks = tiers
        .map((tier) => `<span class="tier">${tier}${recorded.includes(tier) ? ', recorded' : ''}</span>`)
        .join(' ');
      const why = Object.entries(unreachable)
        .filter(([, reason]) => reason !== null)
        .map(([tier, reason]) => `${tier}: ${html(reason ?? '')}`);
      return `<tr><td>${html(name)}</td><td>${marks}</td><td>${why.join('<br>')}</td></tr>`;
    });
  return `<details><summary>${rows.length} transitions, guard by guard</summary><table><tr><th>Transition</th><th>Made on</th><th>Cannot be made on</th></tr>${rows.join('')}</table></details>`;
}

function pathText({ id, situation, words, tiers }: Measured['paths'][number]): string {
  const steps = words.map((word) => `<li>${html(word)}</li>`).join('');
  const marks = tiers.map((tier) => `<span class="tier">${tier}</span>`).join(' ');
  return `<details><summary><code>${id}</code> ${html(situation)} ${marks}</summary><ol>${steps || '<li>(start)</li>'}</ol></details>`;
}
