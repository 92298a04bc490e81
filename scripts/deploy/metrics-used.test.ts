import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { root } from '../generate/root.ts';

const read = (file: string) => readFileSync(`${root}deploy/${file}`, 'utf8');

interface Rules {
  groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[];
}
interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[];
}
const { groups } = parse(read('alerts.yaml')) as Rules;
const rules = groups.flatMap((group) => group.rules);
const { panels } = JSON.parse(read('grafana-dashboard.json')) as Dashboard;

let test: TestApp;
let served: Set<string>;
beforeAll(async () => {
  test = await startTestApp();
  await test.rest('GET', '/healthz');
  const { body } = await test.rest('GET', '/metrics');
  const types = [...String(body).matchAll(/^# TYPE (\w+) (\w+)$/gm)];
  served = new Set(
    types.flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  );
});
afterAll(() => test.close());

/** The names of metrics in a PromQL expression: a word with a selector, or one with an underscore. */
function findMetrics(expr: string): string[] {
  const bare = expr.replace(/"[^"]*"/g, '""').replace(/\b(by|without)\s*\([^)]*\)/g, '');
  return [...bare.matchAll(/\b([a-z]\w*)\{/g)].map((match) => match[1] ?? '');
}

it('finds a metric in every expression', () => {
  const exprs = [
    ...rules.map(({ expr }) => expr),
    ...panels.flatMap((panel) => panel.targets.map(({ expr }) => expr)),
  ];
  expect(exprs.length).toBeGreaterThan(25);
  for (const expr of exprs) expect(findMetrics(expr), expr).not.toEqual([]);
});

it('uses only existing metrics in alerts', () => {
  const used = rules.flatMap(({ expr }) => findMetrics(expr)).filter((name) => name !== 'up');
  expect(used.filter((name) => !served.has(name))).toEqual([]);
});

it('uses only existing metrics in the dashboard', () => {
  const exprs = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  const used = exprs.flatMap(findMetrics).filter((name) => name !== 'up');
  expect(used.filter((name) => !served.has(name))).toEqual([]);
});

it('explains every alert and its remedy in the guide', () => {
  const guide = readFileSync(`${root}docs/operations.md`, 'utf8');
  for (const { alert, annotations } of rules) {
    expect(annotations.summary).toMatch(/\.$|\?\)\.$/);
    expect(guide).toContain(alert);
  }
});
