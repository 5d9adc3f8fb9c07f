// A link like a phone's, between a browser and a server on this computer: everything passes through it, what workers and the
// service worker fetch as well. The way back has a bandwidth, which connections share packet by packet.
import { connect, createServer } from 'node:net';

const packet = 1460; // bytes
const most = 65536; // bytes that wait; then the server is held back

const later = (time, action) => setTimeout(action, Math.max(0, time - performance.now()));

// Timers may come in another order than they were set: whichever comes takes what has waited longest.
function delayed(socket) {
  const underway = [];
  return (bytes, time) => {
    underway.push(bytes);
    later(time, () => {
      const next = underway.shift();
      if (next) socket.write(next);
      else socket.end();
    });
  };
}

// `rtt` in milliseconds, `down` in bits per second. Resolves to a server that listens on a free port.
export function slowLink(target, { rtt, down }) {
  const waiting = []; // connections with something to send, in turn
  let free = 0; // when the last packet has left
  let sending = false;

  function send() {
    const connection = waiting.shift();
    sending = connection !== undefined;
    if (!sending) return;
    const bytes = connection.pending.subarray(0, packet);
    connection.pending = connection.pending.subarray(packet);
    if (connection.pending.length > 0) waiting.push(connection);
    if (connection.pending.length < most) connection.server.resume();
    free = Math.max(performance.now(), free) + (bytes.length * 8 * 1000) / down;
    connection.back(bytes, free + rtt / 2);
    later(free, send);
  }

  const link = createServer((client) => {
    const opened = performance.now() + rtt; // the handshake
    const server = connect(target, '127.0.0.1');
    const connection = { server, back: delayed(client), pending: Buffer.alloc(0) };
    const there = delayed(server);
    client.on('data', (bytes) => there(bytes, Math.max(performance.now(), opened) + rtt / 2));
    server.on('data', (bytes) => {
      if (connection.pending.length === 0) waiting.push(connection);
      connection.pending = Buffer.concat([connection.pending, bytes]);
      if (connection.pending.length >= most) server.pause();
      if (!sending) send();
    });
    client.on('close', () => server.destroy());
    server.on('end', () => connection.back(null, performance.now() + rtt));
    for (const socket of [client, server]) socket.on('error', () => socket.destroy());
  });
  return new Promise((resolve) => link.listen(0, '127.0.0.1', () => resolve(link)));
}
