import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { root } from '../../generate/root.ts';
import { demoPassword } from '../logins.ts';

const documents = Object.entries(
  JSON.parse(readFileSync(`${root}trusted-documents.json`, 'utf8')) as Record<string, string>,
);

/** A demo user who works with the server of this process as the client does. */
export interface PortalUser {
  /** Sends an operation of the client. @returns its data @throws for an error */
  // biome-ignore lint/suspicious/noExplicitAny: the operation decides the shape
  ask(operationName: string, variables: object): Promise<any>;
}

/** Logs a demo user in. @throws when the server refuses */
export async function logIn(
  app: FastifyInstance,
  { username, host }: { username: string; host: string },
): Promise<PortalUser> {
  const login = await app.inject({
    method: 'POST',
    url: '/login',
    headers: { host },
    payload: { username, password: demoPassword },
  });
  if (login.statusCode !== 200) throw new Error(`${username} cannot log in: ${login.body}`);
  const authorization = `Bearer ${login.json().requestToken}`;
  return {
    async ask(operationName, variables) {
      const text = new RegExp(`(query|mutation) ${operationName}\\b`);
      const sha256Hash = documents.find(([, document]) => text.test(document))?.[0];
      const answer = await app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { host, authorization, 'idempotency-key': randomUUID() },
        payload: {
          operationName,
          variables,
          extensions: { persistedQuery: { version: 1, sha256Hash } },
        },
      });
      const { data, errors } = answer.json();
      if (errors) throw new Error(`${operationName}: ${JSON.stringify(errors)}`);
      return data;
    },
  };
}
