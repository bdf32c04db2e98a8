import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFleet, type Fleet } from '#simulator/fleet.ts';
import { ApiClient, LiveListener } from '#tests/support/api-client.ts';
import { type CollectedSpan, Collector } from '#tests/support/collector.ts';
import { demoByUrl } from '#tests/support/demo-directory.ts';
import { eventually } from '#tests/support/eventually.ts';
import { ServerProcess } from '#tests/support/server-process.ts';
import { waits } from '#tests/support/waits.ts';

/** Spans that the product sends to a collector, with real devices, sockets and a real stop. */
let directory: string;
let server: ServerProcess;
let fleet: Fleet;
const closers: (() => unknown)[] = [];

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'waymark-traces-'));
});
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
  await rm(directory, { recursive: true });
});

async function start(endpoint: string, env: Record<string, string> = {}) {
  server = await ServerProcess.start(directory, {
    ...(await demoByUrl(directory)),
    FLEET: '0',
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    ...env,
  });
  closers.push(() => server.kill());
  fleet = createFleet({ url: server.uspUrl, count: 1, seed: 1, speed: Number.POSITIVE_INFINITY });
  closers.push(() => fleet.stop());
  await fleet.start();
  const account = await server.account('OperatorStaff');
  const api = new ApiClient(server.url);
  await api.signIn(account);
  const live = new LiveListener();
  await live.connect(server.liveUrl, api.token);
  closers.push(() => live.close());
  const endpointId = fleet.agents[0]?.identity.endpointId ?? '';
  await eventually(async () => {
    const { data } = await api.call('POST', '/api/v1/devices/action/getDevicePageList', {
      page: 1,
      limit: 10,
      activeType: 'all',
      filters: { online: true },
    });
    expect(data).toMatchObject([{ endpointId }]);
  });
  const ping = async (headers: Record<string, string> = {}) => {
    const response = await fetch(`${server.url}/api/v1/devices/diagnostics/ip-ping`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${api.token}`, ...headers },
      body: JSON.stringify({ endpointId, host: 'secret-host.example', repetitions: 2 }),
    });
    const { data } = await response.json();
    const taskId = String(data.taskId);
    await live.until(() =>
      live.messages.some(({ task_id, event }) => task_id === taskId && event === 'DiagnosticsResult'),
    );
    return { taskId, requestId: response.headers.get('x-request-id') };
  };
  return { api, account, endpointId, ping };
}

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const caller = '00f067aa0ba902b7';

test(
  'given a collector, then one ping is one trace from the call to the push, without names of people',
  waits,
  async () => {
    const collector = await Collector.start();
    closers.push(() => collector.close());
    const { api, account, endpointId, ping } = await start(collector.url, {
      OTEL_SERVICE_NAME: 'waymark-test',
      OTEL_EXPORTER_OTLP_HEADERS: 'x-api-key=key-of-the-collector',
      LOG_LEVEL: 'warn',
    });
    const { taskId } = await ping({ traceparent: `00-${traceId}-${caller}-01` });
    const { requestId } = await ping();
    const unsampled = traceId.replace('4', '5');
    await ping({ traceparent: `00-${unsampled}-${caller}-00` });
    expect(await server.kill('SIGTERM')).toBe(0);

    const { spans, text } = collector;
    const trace = spans.filter((span) => span.traceId === traceId);
    const below = ({ spanId }: CollectedSpan, name: string) =>
      trace.filter((span) => span.parentSpanId === spanId && span.name === name);
    const only = (found: CollectedSpan[]): CollectedSpan => {
      expect(found).toHaveLength(1);
      return found[0] ?? expect.fail();
    };
    const known = new Set([caller, ...trace.map(({ spanId }) => spanId)]);
    for (const { parentSpanId, links } of trace) {
      expect(known).toContain(parentSpanId);
      for (const link of links) expect(known).toContain(link.spanId);
    }

    const call = only(trace.filter(({ parentSpanId }) => parentSpanId === caller));
    expect(call).toMatchObject({ name: 'POST /api/v1/devices/diagnostics/ip-ping', kind: 2, status: 0 });
    expect(call.facts).toMatchObject({
      'http.route': '/api/v1/devices/diagnostics/ip-ping',
      'http.response.status_code': 200,
      'waymark.result': 'success',
    });
    // One append requests and sends if the device is free; during its setup, sending is a separate append.
    const appends = below(call, 'append');
    const dispatched = only(appends.filter(({ facts }) => facts['waymark.event.type'] === 'task.dispatched'));
    expect(dispatched.facts).toMatchObject({
      'waymark.stream.kind': 'task',
      'waymark.stream.id': `task:${taskId}`,
      'waymark.position': expect.any(Number),
    });
    only(appends.filter(({ facts }) => facts['waymark.event.type'] === 'audit.recorded'));
    const effect = only(below(dispatched, 'perform operate'));
    const request = only(below(effect, 'USP Operate'));
    expect(request.facts).toMatchObject({
      'usp.endpoint_id': endpointId,
      'usp.command': 'Device.IP.Diagnostics.IPPing()',
      'usp.command_key': taskId,
      'usp.msg_id': expect.stringMatching(/./),
      'usp.response': 'accepted',
    });
    const answer = only(below(effect, 'USP answer'));
    expect(answer.facts).toMatchObject({ 'waymark.answered': true, 'waymark.state': 'succeeded' });
    expect(answer.links).toEqual([{ traceId, spanId: request.spanId }]);
    const reported = below(answer, 'append');
    expect(reported.at(-1)?.facts).toMatchObject({ 'waymark.event.type': 'task.succeeded' });
    for (const append of [dispatched, ...reported]) {
      const pushes = below(append, 'push');
      expect(pushes.map(({ facts }) => facts['waymark.position'])).toContain(
        append.facts['waymark.position'],
      );
      for (const { facts } of pushes) expect(facts['waymark.sockets']).toBe(1);
    }

    const own = spans.filter((span) => span.traceId === requestId);
    expect(own.filter(({ parentSpanId }) => parentSpanId === '')).toMatchObject([{ name: call.name }]);
    expect(own.length).toBeGreaterThan(5);
    expect(spans.filter((span) => span.traceId === unsampled)).toEqual([]);

    expect(collector.resource).toMatchObject({ 'service.name': 'waymark-test' });
    expect(collector.headers['x-api-key']).toBe('key-of-the-collector');
    const named = [
      account.user,
      account.password,
      api.token,
      'secret-host',
      'key-of-the-collector',
      '127.0.0.1',
    ];
    for (const secret of named) expect(text).not.toContain(secret);
  },
);

test(
  'given a collector that refuses, then the server works and reports it once; given none at all, then it stops in time',
  waits,
  async () => {
    const collector = await Collector.start();
    collector.status = 400;
    const { ping } = await start(collector.url, { OTEL_BSP_SCHEDULE_DELAY: '50' });
    await ping();
    await eventually(() => expect(server.output).toContain('traces cannot be sent'));
    await ping();
    expect(server.output.split('traces cannot be sent')).toHaveLength(2);
    collector.status = 200;
    await eventually(async () => {
      await ping();
      expect(server.output).toContain('traces are sent again');
    });
    collector.close();
    await ping();
    // Unsent spans delay the stop only up to the limit of closing, far less than a test.
    expect(await server.kill('SIGTERM')).toBe(0);
  },
);
