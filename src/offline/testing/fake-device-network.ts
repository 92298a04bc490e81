import type { FakeServer } from './fake-server.ts';

/** The faults that may happen to one request. */
export const faults = [
  'fine',
  'request lost',
  'answer lost',
  'answer cut',
  'delivered twice',
  'delivered late',
  'captive portal',
  'gateway 502',
  'server 500',
  'busy 429',
  'unwell 503',
  'token expired',
  'customer changed',
  'killed before',
  'killed after',
] as const;
export type Fault = (typeof faults)[number];

/** Answers that park an entry: not among the random ones, since a person would have to follow. */
export type Verdict = 'forbidden 403' | 'too large 413' | 'unprocessable 422';

/** Longer than anybody waits for an answer: not among the random ones, since time would have to pass. */
export type Slowness = 'slow request' | 'slow answer';

/** The events that can happen to a tab while it waits for an answer. */
export interface TabFate {
  kill(): void;
  /** Another tab chooses another customer. */
  changeCustomer(): void;
}

/** The network between the devices and the server, with a plan of what goes wrong. */
export class FakeDeviceNetwork {
  readonly server: FakeServer;
  plan: (Fault | Verdict | Slowness)[] = [];
  /** Requests whose sender waits for a slow network. */
  slow = 0;
  /** Most requests that were under way at once. */
  widest = 0;
  #open = 0;
  online = true;
  /** Keeps each request under way until it resolves. */
  pause: (() => Promise<void>) | null = null;
  /** Happens once, after the server has answered and before the answer arrives. */
  meanwhile: (() => Promise<unknown>) | null = null;
  /** Requests given up by their sender that are still on their way. */
  #underWay: (() => void)[] = [];

  constructor(server: FakeServer) {
    this.server = server;
  }

  /** Lets everything that is still on its way arrive. */
  deliverLate(): void {
    for (const deliver of this.#underWay.splice(0)) deliver();
  }

  /** @param tab the events that can happen to the requesting tab before its answer arrives */
  fetchFor({ kill, changeCustomer }: TabFate): typeof globalThis.fetch {
    return async (url, init) => {
      this.#open += 1;
      this.widest = Math.max(this.widest, this.#open);
      try {
        if (String(url).startsWith('/files/'))
          return await this.#carryFile(String(url), init, kill);
        return await this.#carry(init, { kill, changeCustomer });
      } finally {
        this.#open -= 1;
      }
    };
  }

  async #carry(
    init: RequestInit | undefined,
    { kill, changeCustomer }: TabFate,
  ): Promise<Response> {
    const fault = this.plan.shift() ?? 'fine';
    await this.pause?.();
    const headers = new Headers(init?.headers);
    const { operationName, variables } = JSON.parse(String(init?.body));
    const token = headers.get('authorization')?.slice('Bearer '.length) ?? null;
    const key = headers.get('idempotency-key');
    const actFor = headers.get('x-act-for');
    const reach = () =>
      this.server.answer({ token, actFor, key, operation: operationName, variables });
    if (!this.online || fault === 'request lost') throw new TypeError('Failed to fetch');
    if (fault === 'killed before') kill();
    if (fault === 'killed before') return await new Promise(() => {});
    if (fault === 'delivered late') {
      this.#underWay.push(reach);
      throw new DOMException('signal timed out', 'TimeoutError');
    }
    if (fault === 'slow request') this.#underWay.push(reach);
    if (fault === 'slow answer') reach();
    if (fault.startsWith('slow')) return await this.#patience(init?.signal);
    if (fault === 'captive portal') return html(200);
    if (fault === 'gateway 502') return html(502);
    if (fault === 'server 500') return Response.json({ code: 'INTERNAL' }, { status: 500 });
    if (fault === 'busy 429' || fault === 'unwell 503')
      return Response.json(
        { code: 'LATER' },
        { status: fault === 'busy 429' ? 429 : 503, headers: { 'retry-after': '7' } },
      );
    const verdict = /(403|413|422)$/.exec(fault)?.[1];
    if (verdict) return Response.json({ code: 'NO' }, { status: Number(verdict) });
    if (fault === 'token expired' && token) this.server.expire(token);
    const { status, body } = reach();
    if (fault === 'customer changed') changeCustomer();
    const { meanwhile } = this;
    this.meanwhile = null;
    await meanwhile?.();
    if (fault === 'delivered twice') reach();
    if (fault === 'answer lost') throw new TypeError('Failed to fetch');
    if (fault === 'killed after') kill();
    if (fault === 'killed after') return await new Promise(() => {});
    const text = JSON.stringify(body);
    return new Response(fault === 'answer cut' ? text.slice(0, -5) : text, {
      status,
      headers: { 'content-type': 'application/json' },
    });
  }

  /** Carries a part of a file; where the network breaks, half of it has arrived. */
  async #carryFile(
    path: string,
    init: RequestInit | undefined,
    kill: () => void,
  ): Promise<Response> {
    const fault = this.plan.shift() ?? 'fine';
    const headers = new Headers(init?.headers);
    const body =
      init?.body instanceof Blob ? new Uint8Array(await init.body.arrayBuffer()) : new Uint8Array();
    const token = headers.get('authorization')?.slice('Bearer '.length) ?? null;
    const arrive = (bytes: Uint8Array) =>
      this.server.uploads.answer(init?.method ?? 'GET', path, headers, bytes);
    if (!this.online || fault === 'request lost') throw new TypeError('Failed to fetch');
    if (fault === 'token expired' && token) this.server.expire(token);
    if (!this.server.knows(token)) return Response.json({ code: 'EXPIRED' }, { status: 401 });
    if (fault === 'captive portal') return html(200);
    if (fault === 'gateway 502') return html(502);
    if (fault === 'unwell 503') return Response.json({ code: 'LATER' }, { status: 503 });
    const breaks = ['answer lost', 'answer cut', 'delivered late', 'killed before'].includes(fault);
    const answer = arrive(breaks ? body.subarray(0, Math.ceil(body.length / 2)) : body);
    if (fault === 'killed before' || fault === 'killed after') {
      kill();
      return await new Promise(() => {});
    }
    if (breaks) throw new TypeError('Failed to fetch');
    return answer;
  }

  /** Waits until the sender gives up. */
  #patience(signal: AbortSignal | null | undefined): Promise<never> {
    this.slow += 1;
    return new Promise((_, reject) => {
      signal?.addEventListener('abort', () => {
        this.slow -= 1;
        reject(signal.reason);
      });
    });
  }
}

function html(status: number): Response {
  return new Response('<html>Welcome</html>', { status, headers: { 'content-type': 'text/html' } });
}
