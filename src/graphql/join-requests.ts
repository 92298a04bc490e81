/**
 * Two queries that are requested at the same moment, such as a list and the counts of its filters, go over the network as
 * one where a document asks for both and their variables agree. Each asker gets the whole answer, which has its field too.
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
}

/** What is sent: a document and, where it takes the place of several, these by their root fields. */
export interface Outgoing {
  document: Document;
  variables: object | undefined;
  signal?: AbortSignal | undefined;
  parts?: Record<string, Outgoing>;
}

interface Waiting<Answer> extends Outgoing {
  joinable: Joinable;
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
    waiting.push({ ...outgoing, joinable, send, settle });
  });
}

function sendWaiting(): void {
  const all = waiting;
  waiting = [];
  for (let one = all.shift(); one; one = all.shift()) {
    const { joint } = one.joinable;
    const { variables } = one;
    const at = all.findIndex(
      (other) => findShared(joint, other) && agree(variables ?? {}, other.variables ?? {}),
    );
    const [other] = at < 0 ? [] : all.splice(at, 1);
    const document = other && findShared(joint, other);
    if (other && document) {
      const answer = one.send(join(document, one, other));
      one.settle(answer);
      other.settle(answer);
    } else one.settle(one.send(one));
  }
}

const findShared = (joint: readonly Document[], { joinable }: Waiting<unknown>) =>
  joint.find((document) => joinable.joint.includes(document));

/** Whether variables of the same name have the same value. */
function agree(a: object, b: object): boolean {
  const others = new Map(Object.entries(b));
  return Object.entries(a).every(
    ([name, value]) =>
      !others.has(name) || JSON.stringify(value) === JSON.stringify(others.get(name)),
  );
}

function join(document: Document, one: Waiting<unknown>, other: Waiting<unknown>): Outgoing {
  return {
    document,
    variables: { ...one.variables, ...other.variables },
    signal: whenAllAborted([one.signal, other.signal]),
    parts: { [one.joinable.field]: one, [other.joinable.field]: other },
  };
}

/** A signal for a request with several askers: it ends when none of them waits any longer. */
function whenAllAborted(signals: (AbortSignal | undefined)[]): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals)
    signal?.addEventListener('abort', () => {
      if (signals.every((one) => one?.aborted)) controller.abort(signal.reason);
    });
  return controller.signal;
}
