import { FakeServer, payload } from '#src/offline/testing/fake-server.ts';
import '#src/offline/testing/plain-operations.ts';
import { feedbackOperation } from '../feedback-entry.ts';

export interface Told {
  key: string;
  message: string;
}

/** A server that records what it receives, and refuses messages with an asterisk. */
export function feedbackServer(): { server: FakeServer; told: Told[] } {
  const server = new FakeServer();
  const told: Told[] = [];
  server.operations.set(feedbackOperation, ({ message }: { message: string }, key) => {
    const bad = message.includes('*');
    if (!bad) told.push({ key, message });
    const error = { field: 'message', code: 'TOO_LONG', message: 'At most 20000 characters' };
    return payload('sendCustomerFeedback', !bad, bad ? [error] : []);
  });
  return { server, told };
}
