import { randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

interface Message {
  messageType: 'notification';
  channelID: string;
  version: string;
  data?: string;
  headers?: { encoding: string };
}

interface Agent {
  socket: WebSocket;
  pending: Message[];
}

interface Ask {
  messageType?: string;
  uaid?: string;
  channelID: string;
  key?: string;
  updates?: { code: number }[];
}

/** A push service on this machine that a real Firefox subscribes at. */
export interface PushService {
  port: number;
  /** Codes the browser acknowledged with: 100 shown, 101 could not be decrypted. */
  acks: number[];
  /** The requests that the application server sent, newest last. */
  received: { bytes: number; headers: IncomingMessage['headers'] }[];
  /** Subscriptions that hold now. */
  subscriptions(): number;
  close(): Promise<void>;
}

/**
 * Starts a push service that speaks the protocol of Mozilla's towards the browser (WebSocket,
 * `push-notification`) and RFC 8030 towards the application server.
 */
export async function startPushService(): Promise<PushService> {
  const agents = new Map<string, Agent>();
  const subscriptions = new Map<string, { uaid: string; channelID: string }>();
  const acks: number[] = [];
  const received: PushService['received'] = [];

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const token = request.url?.match(/^\/wpush\/([\w-]+)$/)?.[1] ?? '';
    const subscription = subscriptions.get(token);
    if (request.method !== 'POST') return void response.writeHead(405).end();
    if (!subscription) return void response.writeHead(410).end();
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts);
    const { headers } = request;
    received.push({ bytes: body.length, headers });
    if (headers.ttl === undefined || !headers.authorization?.startsWith('vapid t='))
      return void response.writeHead(400).end();
    const message: Message = {
      messageType: 'notification',
      channelID: subscription.channelID,
      version: randomUUID(),
      ...(body.length > 0 && {
        data: body.toString('base64url'),
        headers: { encoding: String(headers['content-encoding']) },
      }),
    };
    const agent = agents.get(subscription.uaid);
    if (agent?.socket.readyState === 1) agent.socket.send(JSON.stringify(message));
    else agent?.pending.push(message);
    response.writeHead(201, { location: `/m/${message.version}`, ttl: String(headers.ttl) }).end();
  }

  const http = createServer((request, response) => {
    take(request, response).catch(() => response.destroy());
  });
  const sockets = new WebSocketServer({
    server: http,
    handleProtocols: (offered) => (offered.has('push-notification') ? 'push-notification' : false),
  });
  sockets.on('connection', (socket) => {
    const send = (answer: object) => socket.send(JSON.stringify(answer));
    let uaid = '';
    socket.on('message', (raw) => {
      const ask = JSON.parse(String(raw)) as Ask;
      const { messageType, channelID } = ask;
      if (!messageType) return send({});
      if (messageType === 'hello') {
        uaid = ask.uaid && agents.has(ask.uaid) ? ask.uaid : randomBytes(16).toString('hex');
        const pending = agents.get(uaid)?.pending ?? [];
        agents.set(uaid, { socket, pending: [] });
        send({ messageType, uaid, status: 200, use_webpush: true, broadcasts: {} });
        for (const message of pending) send(message);
      }
      if (messageType === 'register') {
        const token = randomBytes(24).toString('base64url');
        subscriptions.set(token, { uaid, channelID });
        const { port } = http.address() as AddressInfo;
        const pushEndpoint = `http://localhost:${port}/wpush/${token}`;
        send({ messageType, channelID, status: 200, pushEndpoint });
      }
      if (messageType === 'unregister') {
        for (const [token, known] of subscriptions)
          if (known.channelID === channelID) subscriptions.delete(token);
        send({ messageType, channelID, status: 200 });
      }
      if (messageType === 'ack') acks.push(...(ask.updates ?? []).map(({ code }) => code));
    });
  });
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  return {
    port: (http.address() as AddressInfo).port,
    acks,
    received,
    subscriptions: () => subscriptions.size,
    close: () => {
      for (const socket of sockets.clients) socket.terminate();
      http.closeAllConnections();
      return new Promise((done) => http.close(() => done()));
    },
  };
}
