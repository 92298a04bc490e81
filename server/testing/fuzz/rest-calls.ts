import { usualSeed } from './graphql-calls.ts';
import { hostile, seeded, some } from './hostile-values.ts';

/** A request to a route other than /graphql. */
export interface RestCall {
  name: string;
  method: string;
  url: string;
  body?: string;
}

const mostOfField = 6;

/** Names that routes look for in the query of an address. */
const queryNames = [
  'customers',
  'have',
  'part',
  'list',
  'r3',
  'isr',
  'query',
  'variables',
  'batch',
  'from',
  'to',
  'payerCode',
  'format',
];

const openInvoices = {
  format: 'csv',
  title: 'Invoices',
  columns: [{ name: 'invoiceNo', header: 'Invoice' }],
  filter: { payerCode: '0002000001', search: '47', bucket: 'from1' },
};

/** Bodies that lead far into a route; of others every name is tried at every route. */
const bodies: Record<string, Record<string, unknown>> = {
  'POST /documents/pdf': {
    title: 'Cart',
    facts: ['Alpine Cycles'],
    columns: [{ text: 'Article', width: 3, numeric: false }],
    rows: [['Chain']],
    totals: [['Total', '42.00']],
    note: 'Prices without engagement',
  },
  'POST /exports/orders': {
    format: 'csv',
    title: 'Orders',
    columns: [{ name: 'orderNo', header: 'Order' }],
    filter: { search: '47', from: '2026-01-01' },
  },
  'POST /exports/open-invoices': openInvoices,
  'POST /exports/open-invoices/reports': openInvoices,
  'POST /exports/paid-invoices': {
    ...openInvoices,
    filter: { from: '2026-01-01', to: '2026-06-30', search: '47' },
  },
  'POST /documents/invoices': { invoiceNos: ['1', '2'] },
  'POST /login': { username: 'dealer2', password: 'wrong' },
  'POST /refresh-token': { token: 'x' },
  'POST /forgot-password': { username: 'dealer2' },
  'POST /reset-password': { token: 'x', password: 'Another-2027' },
  'POST /v2/change-cust': { custCode: '0002000001' },
  'POST /notification/subscriptions': {
    endpoint: 'https://push.example/one',
    keys: { p256dh: 'x', auth: 'x' },
  },
  'POST /telemetry/view': { page: 'order/:orderNo' },
  'POST /telemetry/error': { page: '', message: 'x', stack: 'x', version: '1' },
  'PUT /server/status': { status: 'online', message: '' },
};

/** Parts of an address that are no text of JavaScript: bad escapes and ways out of a folder. */
const rawParts = ['%00', '%ff', '%', '..%2f..%2f', '%2e%2e', '%ed%a0%80'];

/**
 * Every route with hostile values in its parameters, its query and its body; the same calls each time.
 * @param routes method and pattern, `GET /catalog/chunks/:hash`
 */
export function hostileRestCalls(routes: readonly string[], seed = usualSeed): RestCall[] {
  const random = seeded(seed);
  return routes.flatMap((route) => {
    const [method = '', pattern = ''] = route.split(' ');
    const calls = [...addresses(pattern), ...queries(pattern)].map((url) => ({ method, url }));
    const url = pattern.replaceAll(/:\w+|\*/g, 'x');
    const sent = method === 'GET' ? [] : bodiesFor(route, random);
    return [...calls, ...sent.map((body) => ({ method, url, body }))].map((call) => ({
      name: route,
      ...call,
    }));
  });
}

function addresses(pattern: string): string[] {
  const texts = hostile.text.filter((text) => text.isWellFormed()).map(encodeURIComponent);
  const parts = [...texts.filter((text) => text !== ''), ...rawParts];
  if (!/:\w|\*/.test(pattern)) return [pattern];
  return parts.map((part) => pattern.replaceAll(/:\w+|\*/g, part));
}

function queries(pattern: string): string[] {
  const url = pattern.replaceAll(/:\w+|\*/g, 'x');
  const texts = hostile.text.filter((text) => text.isWellFormed() && text.length < 5_000);
  const parts = [...texts, ...hostile.day, ...hostile.number].map((value) =>
    encodeURIComponent(String(value)),
  );
  const all = (part: string) => queryNames.map((name) => `${name}=${part}`).join('&');
  return [...parts, ...rawParts]
    .map((part) => `${url}?${all(part)}`)
    .concat(
      // A name given twice is a list, one with brackets is not an object.
      `${url}?${all('x')}&${all('y')}`,
      `${url}?${queryNames.map((name) => `${name}[x]=1`).join('&')}`,
    );
}

function bodiesFor(route: string, random: () => number): string[] {
  const every = Object.assign({}, ...Object.values(bodies)) as Record<string, unknown>;
  const usual = bodies[route] ?? every;
  const whole = ['', '{', 'null', '[]', '"x"', '1e999', '{"__proto__":{"x":1}}'];
  const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
  const changed = createVariants(usual, random).map((body) => JSON.stringify(body));
  return [...whole, deep, ...changed, JSON.stringify(usual)];
}

/** The value with each of its parts replaced by something hostile, one at a time. */
function createVariants(value: unknown, random: () => number): unknown[] {
  const values = [...hostile.text, ...hostile.number, ...hostile.day, ...hostile.any];
  const others = some<unknown>(values, mostOfField, random);
  if (Array.isArray(value)) {
    const inner = value.flatMap((member, place) =>
      createVariants(member, random).map((other) => value.with(place, other)),
    );
    return [...others, Array.from({ length: 3_000 }, () => value[0]), ...inner];
  }
  if (value === null || typeof value !== 'object') return others;
  const inner = Object.entries(value).flatMap(([name, member]) =>
    createVariants(member, random).map((other) => ({ ...value, [name]: other })),
  );
  return [...others, ...inner];
}
