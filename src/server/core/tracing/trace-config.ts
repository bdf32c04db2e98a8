import { isProtectedAddress } from '../network/own-machine.ts';

/** Target and sampling of traces, from the variables of OpenTelemetry. */
export interface TraceConfig {
  /** Host and port of the collector, for display: an address can contain a password. */
  collector: string;
  sampler: {
    /** Share of calls that are traced, from 0 to 1. */
    fraction: number;
    /** True if a caller's `traceparent` decides for its calls. */
    followsCaller: boolean;
  };
  /**
   * Milliseconds between two exports, and number of spans that may wait for the next one; more are dropped. Absent:
   * 5,000 and 2,048.
   */
  delayMs?: number;
  queue?: number;
  /** Variables that the packages read themselves: `OTEL_*` as given, in the environment or in a file. */
  environment: Record<string, string>;
}

/** Samplers of the specification, without those that need their own server. */
const samplers = ['always_on', 'always_off', 'traceidratio'];

/**
 * Reads the settings; null if no collector is named, or traces are switched off. Only supported values are accepted: an
 * unknown protocol or sampler is added to `errors`, not ignored.
 */
export function readTraceConfig(env: NodeJS.ProcessEnv, errors: string[]): TraceConfig | null {
  const environment = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) =>
      name.startsWith('OTEL_') && value?.trim() ? [[name, value.trim()]] : [],
    ),
  );
  const first = (...names: string[]) => {
    const name = names.find((candidate) => environment[candidate] !== undefined);
    return name === undefined ? null : { name, value: environment[name] ?? '' };
  };
  const endpoint = first('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'OTEL_EXPORTER_OTLP_ENDPOINT');
  const isOff =
    environment.OTEL_SDK_DISABLED?.toLowerCase() === 'true' || environment.OTEL_TRACES_EXPORTER === 'none';
  if (!endpoint || isOff) return null;
  const url = URL.canParse(endpoint.value) ? new URL(endpoint.value) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol))
    errors.push(`${endpoint.name} must be an address that begins with http:// or https://`);
  else if (!isProtectedAddress(url) && env.OTEL_WITHOUT_TLS !== '1')
    errors.push(
      `${endpoint.name} leads to another machine without https: use it, or set OTEL_WITHOUT_TLS=1 where that network is trusted`,
    );
  const only = (known: string, ...names: string[]) => {
    const other = first(...names);
    if (other && other.value !== known)
      errors.push(`${other.name}: only ${known} is spoken here, not "${other.value}"`);
  };
  only('otlp', 'OTEL_TRACES_EXPORTER');
  only('http/json', 'OTEL_EXPORTER_OTLP_TRACES_PROTOCOL', 'OTEL_EXPORTER_OTLP_PROTOCOL');
  const whole = (name: string) => {
    const value = environment[name];
    if (value !== undefined && !/^[1-9]\d{0,6}$/.test(value))
      errors.push(`${name} must be a whole number from 1 to 9999999, not "${value}"`);
    return value === undefined ? undefined : Number(value);
  };
  const [delayMs, queue] = [whole('OTEL_BSP_SCHEDULE_DELAY'), whole('OTEL_BSP_MAX_QUEUE_SIZE')];
  return {
    collector: url?.host ?? '',
    sampler: readSampler(environment, errors),
    ...(delayMs === undefined ? {} : { delayMs }),
    ...(queue === undefined ? {} : { queue }),
    environment,
  };
}

function readSampler(environment: Record<string, string>, errors: string[]): TraceConfig['sampler'] {
  const name = environment.OTEL_TRACES_SAMPLER ?? 'parentbased_always_on';
  const root = name.replace(/^parentbased_/, '');
  const known = samplers.flatMap((sampler) => [sampler, `parentbased_${sampler}`]);
  if (!known.includes(name)) errors.push(`OTEL_TRACES_SAMPLER must be one of ${known.join(', ')}`);
  const given = environment.OTEL_TRACES_SAMPLER_ARG ?? '1';
  const ratio = Number(given);
  if (!(ratio >= 0 && ratio <= 1))
    errors.push(`OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, not "${given}"`);
  const fraction = root === 'always_on' ? 1 : root === 'always_off' ? 0 : ratio;
  return { fraction, followsCaller: name !== root };
}
