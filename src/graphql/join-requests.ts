/**
 * Two queries that are requested at the same moment, such as a list and the counts of its filters, go over the network as
 * one where a document asks for both. Each asker gets the whole answer, which has its field too.
 */

interface Document {
  // biome-ignore lint/suspicious/noExplicitAny: as generated
  __meta__?: Record<string, any> | undefined;
}

/** How a query may be sent together with another one. */
export interface Joinable {
  /** The root field that it asks for. */
  field: string;
  /** The documents that ask for this field and another; queries that name the same one may be joined. */
  joint: readonly Document[];
  /** The value of the variables that both have, which must be equal. */
  on: unknown;
}

/** A request that is sent. One that takes the place of several has these as parts, with their root fields. */
export interface Outgoing {
  document: Document;
  variables: object | undefined;
  signal?: AbortSignal | undefined;
  field?: string;
  parts?: Outgoing[];
}

interface Waiting<Answer> extends Outgoing, Joinable {
  field: string;
  send: (outgoing: Outgoing) => Promise<Answer>;
  settle: (answer: Promise<Answer>) => void;
}

// biome-ignore lint/suspicious/noExplicitAny: each asker knows the type of its own answer
let waiting: Waiting<any>[] = [];

/** Sends a query at the end of the current task, joined with another one where that is possible. */
export function sendJoined<Answer>(
  outgoing: Outgoing,
  joinable: Joinable,
  send: (outgoing: Outgoing) => Promise<Answer>,
): Promise<Answer> {
  return new Promise((settle) => {
    if (waiting.length === 0) queueMicrotask(sendWaiting);
    waiting.push({ ...outgoing, ...joinable, send, settle });
  });
}

function sendWaiting(): void {
  const all = waiting;
  waiting = [];
  for (let one = all.shift(); one; one = all.shift()) {
    const parts = [one];
    let document: Document | undefined;
    for (const other of all) {
      if (one.field === other.field || JSON.stringify(one.on) !== JSON.stringify(other.on))
        continue;
      document = one.joint.find((shared) => other.joint.includes(shared));
      if (!document) continue;
      parts.push(...all.splice(all.indexOf(other), 1));
      break;
    }
    const answer = one.send(document ? join(document, parts) : one);
    for (const { settle } of parts) settle(answer);
  }
}

/** The request for all parts; it ends when none of the askers waits any longer. */
function join(document: Document, parts: Outgoing[]): Outgoing {
  const controller = new AbortController();
  for (const { signal } of parts)
    signal?.addEventListener('abort', () => {
      if (parts.every((part) => part.signal?.aborted)) controller.abort(signal.reason);
    });
  const variables = Object.assign({}, ...parts.map((part) => part.variables));
  return { document, variables, signal: controller.signal, parts };
}
