// Accepts WebSockets without further work: the cost of a connection without the product.
import { WebSocketServer } from 'ws';

const server = new WebSocketServer({
  port: 0,
  perMessageDeflate: false,
  clientTracking: false,
  handleProtocols: () => 'v1.usp',
});
let connected = 0;
server.on('connection', (socket) => {
  connected++;
  socket.on('message', () => {});
  socket.on('error', () => {});
  socket.on('close', () => connected--);
});
server.on('listening', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' && address ? address.port : 0 });
});
process.on('message', () => {
  for (let pass = 0; pass < 3; pass++) globalThis.gc?.();
  process.send?.({ connected, rss: process.memoryUsage().rss });
});
process.on('disconnect', () => process.exit(0));
