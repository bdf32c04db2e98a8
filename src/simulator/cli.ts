import { parseArgs } from 'node:util';
import { waymarkControllerId } from '#usp/endpoint-id.ts';
import { createFleet } from './fleet.ts';
import { findModel } from './models.ts';
import { isScenarioName, scenarios } from './scenarios/catalogue.ts';

const usage = `npm run fleet -- --count N --url ws://host:8081/usp [--seed S] [--first I] [--model M] [--scenario N] [--instant]

  --count N       simulated devices (default 28)
  --url URL       the controller (default ws://localhost:8081/usp)
  --seed S        another seed is another set of devices (default 1)
  --first I       index of the first device, to start more beside those that run (default 0)
  --model M       all devices of this model, instead of all models in turn
  --controller E  endpoint id of the controller (default ${waymarkControllerId})
  --demo          one device keeps restarting, and one has its channel set back, as in the server's demo
  --instant       commands and restarts take no time
  --viewing-since T  set-top boxes have recorded what they showed since this second (default: since the start)
  --scenario N    what goes wrong on every device:
${Object.entries(scenarios)
  .map(([name, { description }]) => `                    ${name.padEnd(14)} ${description}`)
  .join('\n')}`;

function readOptions() {
  const { values } = parseArgs({
    options: {
      count: { type: 'string', default: '28' },
      url: { type: 'string', default: 'ws://localhost:8081/usp' },
      seed: { type: 'string', default: '1' },
      first: { type: 'string', default: '0' },
      model: { type: 'string' },
      controller: { type: 'string', default: waymarkControllerId },
      scenario: { type: 'string' },
      instant: { type: 'boolean', default: false },
      'viewing-since': { type: 'string' },
      demo: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return null;
  const model = values.model === undefined ? undefined : findModel(values.model);
  if (values.model !== undefined && !model) throw new Error(`there is no model "${values.model}"`);
  const { scenario, 'viewing-since': since } = values;
  if (scenario !== undefined && !isScenarioName(scenario))
    throw new Error(`there is no scenario "${scenario}"`);
  return {
    count: whole('count', values.count),
    seed: whole('seed', values.seed),
    firstIndex: whole('first', values.first),
    url: new URL(values.url).href,
    controllerId: values.controller,
    ...(model && { models: [model] as const }),
    ...(values.demo && { scenario: demoScenario }),
    ...(scenario !== undefined && { scenario }),
    ...(since !== undefined && { viewingSince: second(since) }),
    ...(values.instant && { speed: Number.POSITIVE_INFINITY }),
  };
}

/** Index of the device that keeps restarting: a set-top box. */
const restarting = 15;
/** Index of the router whose owner sets the Wi-Fi channel back. */
const ownChannel = 22;
const demoScenario = (index: number) =>
  index === restarting ? 'leaking' : index === ownChannel ? 'ownChannel' : null;

function whole(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} must be a whole number`);
  return Number(text);
}

function second(text: string): number {
  if (!/^\d{1,12}$/.test(text)) throw new Error('--viewing-since must be a number of seconds since 1970');
  return Number(text);
}

const say = (line: string) => process.stdout.write(`${line}\n`);

function run(options: NonNullable<ReturnType<typeof readOptions>>): void {
  const fleet = createFleet({ ...options, log: say });
  let reported = -1;
  const report = setInterval(() => {
    const { connected, agents } = fleet.stats();
    if (connected !== reported) say(`${connected} of ${agents} agents connected`);
    reported = connected;
  }, 1000);
  const leave = () => {
    clearInterval(report);
    // Sockets get a moment for their close frames; the timers of restarting devices are abandoned.
    void fleet.stop().then(() => setTimeout(() => process.exit(0), 500).unref());
    setTimeout(() => process.exit(0), 2000).unref();
  };
  process.once('SIGINT', leave);
  process.once('SIGTERM', leave);
  // The fleet must end if the parent process that started it has died.
  if (process.channel) process.once('disconnect', leave);
  void fleet.start();
}

try {
  const options = readOptions();
  if (options) run(options);
  else say(usage);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${usage}\n`);
  process.exitCode = 2;
}
