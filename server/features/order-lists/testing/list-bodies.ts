import { randomUUID } from 'node:crypto';

/** The variables that save a template of one line. */
export const listBody = (id: string, articleCode: string) => ({
  list: {
    id,
    kind: 'template',
    name: 'Spring',
    shared: false,
    active: false,
    lines: [{ articleCode, qty: 3 }],
  },
});

/** Ids of two lists that exist: one of the user and one of a colleague. */
export const listIds = { kept: randomUUID(), foreign: randomUUID() };
