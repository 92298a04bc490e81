import type { SimTab } from './device.ts';
import type { Ledger } from './ledger.ts';
import { beforeOrder } from './order-seen.ts';
import type { Random } from './random.ts';
import { html, json, text } from './responses.ts';
import type { Answer, SimServer } from './server.ts';
import type { SimBlob } from './sim-blob.ts';
import { time } from './time.ts';

/** The faults of a request. */
export const networkFaults = [
  'request lost',
  'answer lost',
  'server killed',
  'duplicate',
  'reorder',
  'delay',
  'late',
  'truncated',
  'captive portal',
  'gateway 502',
  'unauthorised 401',
  'server 500',
  'unwell 503',
  'busy 429',
  'killed before',
  'killed after',
] as const;
export type NetworkFault = (typeof networkFaults)[number];

interface Message {
  no: number;
  tab: SimTab;
  /** For whom it was sent. */
  viewer: SimTab['viewer'];
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Uint8Array;
  key: string | null;
  operation: string;
  variables: unknown;
  sentAt: number;
  /** The server's answer, on its way back. */
  answer: Answer | null;
  resolve(response: Response): void;
  reject(error: unknown): void;
  /** The sender has given up or has ended. */
  alone: boolean;
}

/** The share of requests whose answers come later, when the server has processed others. */
const apartShare = 0.3;
/** At most so many statements of a transaction before the server is killed; most have fewer. */
const mostStatements = 20;
/** The client's timeout for an answer. */
const timeoutMs = 30_000;

/** The network between the devices and the server. Messages move only when the simulation moves them. */
export class SimNetwork {
  readonly #server: SimServer;
  readonly #ledger: Ledger;
  readonly #trace: (event: string) => void;
  #messages: Message[] = [];
  #count = 0;

  constructor(server: SimServer, ledger: Ledger, trace: (event: string) => void) {
    this.#server = server;
    this.#ledger = ledger;
    this.#trace = trace;
  }

  get busy(): boolean {
    return this.#messages.length > 0;
  }

  fetchFor(tab: SimTab): typeof globalThis.fetch {
    return (url, init) =>
      new Promise((resolve, reject) => {
        if (!tab.device.online) return reject(new TypeError('Failed to fetch'));
        const [method, path] = [init?.method ?? 'GET', String(url)];
        const { operation, variables, body } = readContent(method, path, init?.body);
        // The client names them in small letters, which is what a browser would make of them.
        const headers = init?.headers as Record<string, string>;
        const key = headers['idempotency-key'] ?? null;
        if (key !== null) this.#ledger.send(key, operation, variables);
        const { user, customer } = tab.viewer;
        const viewer = { user, customer: headers['x-act-for'] ?? customer };
        this.#count += 1;
        const about = { no: this.#count, tab, viewer, key, operation, variables };
        const request = { method, path, headers, body };
        const way = { sentAt: time.now, answer: null, resolve, reject, alone: false };
        this.#messages.push({ ...about, ...request, ...way });
      });
  }

  /** Gives up the requests whose timeout is over; what is under way still arrives. */
  expire(): void {
    for (const message of this.#messages)
      if (!message.alone && time.now - message.sentAt > timeoutMs) this.#giveUp(message);
  }

  /** Drops the messages of a page that has died. Half of its requests still arrive. */
  forget(tab: SimTab, random: Random): void {
    this.#messages = this.#messages.filter((message) => {
      if (message.tab !== tab) return true;
      message.alone = true;
      return random.chance(0.5);
    });
  }

  /** Moves one message, if there is one. @returns the page it is of */
  async move(random: Random, fault: NetworkFault | null): Promise<SimTab | null> {
    if (this.#messages.length === 0) return null;
    const oldest = fault === null || random.chance(0.7);
    const at = oldest ? 0 : random.int(0, this.#messages.length - 1);
    const place = fault === 'reorder' ? this.#messages.length - 1 : at;
    const message = this.#messages[place] as Message;
    const { tab } = message;
    const apart = fault === null && !message.answer && random.chance(apartShare);
    const how = apart ? 'delay' : fault;
    const stays = (how === 'late' || how === 'delay') && !message.answer;
    this.#messages.splice(place, 1);
    // Behind what was sent before the answer: all that may overtake it.
    if (stays) this.#messages.push(message);
    const word = await this.#carry(message, how, random);
    if (fault === 'killed before' || fault === 'killed after') tab.die(random);
    this.#trace(
      `${message.no} ${message.operation} ${fault ?? (apart ? 'arrives' : 'fine')} ${word}`,
    );
    return tab;
  }

  /** Brings everything to its end, without faults. */
  async calm(random: Random): Promise<void> {
    await this.move(random, null);
  }

  #giveUp(message: Message): void {
    message.alone = true;
    message.reject(new DOMException('signal timed out', 'TimeoutError'));
  }

  async #carry(message: Message, fault: NetworkFault | null, random: Random): Promise<string> {
    if (message.answer) return this.#deliver(message, message.answer, fault);
    switch (fault) {
      case 'request lost':
      case 'killed before':
        message.reject(new TypeError('Failed to fetch'));
        return '-';
      case 'late':
        this.#giveUp(message);
        return '-';
      case 'server killed': {
        const { word } = await this.#reach(message, random.int(0, mostStatements));
        message.reject(new TypeError('Failed to fetch'));
        return word;
      }
      case 'captive portal':
        message.resolve(html(200));
        return '-';
      case 'gateway 502':
        message.resolve(html(502));
        return '-';
      case 'unauthorised 401':
      case 'server 500':
        message.resolve(json({ code: 'SIMULATED' }, Number(fault.slice(-3))));
        return '-';
      case 'unwell 503':
      case 'busy 429':
        message.resolve(json({ code: 'LATER' }, Number(fault.slice(-3)), '7'));
        return '-';
    }
    const answer = await this.#reach(message);
    if (fault === 'delay') {
      message.answer = answer.answer;
      return answer.word;
    }
    const second = fault === 'duplicate' ? ` ${(await this.#reach(message)).word}` : '';
    this.#deliver(message, answer.answer, fault);
    return answer.word + second;
  }

  /** @param dies after so many statements of the transaction it comes to; null lives on */
  async #reach(
    { method, path, headers, body, viewer, ...message }: Message,
    dies: number | null = null,
  ): Promise<{ answer: Answer; word: string }> {
    const { db } = this.#server;
    const { operation, variables } = message;
    const findProblems = operation === 'Checkout' ? await beforeOrder(db, variables) : null;
    const answer = await this.#server.sendRequest({ method, path, headers, body }, dies);
    if (path !== '/graphql') return { answer, word: String(answer.status) };
    const { user, customer } = viewer;
    const word = this.#ledger.answered(user, customer, message, answer.status, answer.body);
    if (findProblems && word === 'done')
      for (const problem of await findProblems(answer.body))
        this.#ledger.fickle.push(`placed otherwise than seen: ${problem} ${message.key}`);
    return { answer, word };
  }

  #deliver(
    message: Message,
    { status, body, headers }: Answer,
    fault: NetworkFault | null,
  ): string {
    if (fault === 'answer lost') message.reject(new TypeError('Failed to fetch'));
    else if (fault === 'truncated') message.resolve(text(body.slice(0, -5), status, headers));
    else if (fault !== 'killed after') message.resolve(text(body, status, headers));
    return 'delivered';
  }
}

/** Returns the operation, the variables and the body of a request; an upload is named by its method. */
function readContent(
  method: string,
  path: string,
  body: unknown,
): Pick<Message, 'operation' | 'variables' | 'body'> {
  if (path !== '/graphql') {
    const bytes = (body as SimBlob | undefined)?.bytes ?? new Uint8Array();
    return { operation: `${method} upload`, variables: null, body: bytes };
  }
  const text = String(body);
  const { operationName, variables } = JSON.parse(text);
  return { operation: operationName, variables, body: text };
}
