import { WebSocket } from 'ws';
import type { Agent } from './agent.ts';

const dialMs = 30_000;

/**
 * Connects an agent to its controller as in TR-369 §4.4: sub-protocol v1.usp and the endpoint id in the URL. `settled`
 * is called once the attempt has ended; `lost` if it failed or its session has ended, unless the agent itself went down
 * meanwhile: it then reports its own return.
 */
export function dial(agent: Agent, url: string, settled: () => void, lost: () => void): void {
  const { lives } = agent;
  if (!agent.hasLine) {
    settled();
    lost();
    return;
  }
  const webSocket = new WebSocket(address(agent, url), 'v1.usp', {
    perMessageDeflate: false,
    handshakeTimeout: dialMs,
    skipUTF8Validation: true,
  });
  let opened = false;
  webSocket.on('open', () => {
    opened = true;
    settled();
    if (agent.lives !== lives) {
      webSocket.terminate();
      return;
    }
    agent.linkOpened({
      send: (bytes) => {
        if (webSocket.readyState === WebSocket.OPEN) webSocket.send(bytes, ignore);
      },
      close: () => webSocket.close(),
      terminate: () => webSocket.terminate(),
    });
  });
  webSocket.on('message', (data: Buffer) => agent.receive(data));
  webSocket.on('ping', () => agent.pinged());
  // The close event follows every error.
  webSocket.on('error', ignore);
  webSocket.on('close', () => {
    if (!opened) settled();
    if (agent.lives !== lives) return;
    agent.linkClosed();
    lost();
  });
}

const ignore = () => {};

function address(agent: Agent, url: string): string {
  const { eid } = agent.currentFaults;
  if (eid === 'none') return url;
  const id = agent.endpointId;
  return `${url}${url.includes('?') ? '&' : '?'}eid=${eid === 'encoded' ? encodeURIComponent(id) : id}`;
}
