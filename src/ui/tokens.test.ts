import { expect, test } from 'vitest';
import { contrast } from '#shared/contrast.ts';
import config, { type Scheme, schemes, variables } from '../../tailwind.config.ts';

type Name = keyof typeof schemes.light;

/** Returns the value of a token in a scheme. For the host's own colors it returns their fallback. */
function value(scheme: Scheme, name: Name): string {
  const text = variables(scheme)[`--p-${name}`] ?? variables('light')[`--p-${name}`] ?? '';
  return /#[0-9a-f]{6}/.exec(text)?.[0] ?? '';
}

const grounds: Name[] = ['ground', 'surface', 'sunken'];
const tones = ['error', 'warning', 'info', 'success'] as const;

const pairs: [Name, Name][] = [
  ...grounds.flatMap((ground): [Name, Name][] => [
    ['ink', ground],
    ['ink-muted', ground],
    ['brand-ink', ground],
  ]),
  ...tones.flatMap((tone): [Name, Name][] => [
    [`${tone}-ink`, 'surface'],
    [`${tone}-ink`, 'ground'],
    [`${tone}-ink`, `${tone}-tint`],
    ['ink', `${tone}-tint`],
  ]),
  ['on-strong', 'brand-strong'],
  ['on-danger', 'error-ink'],
  ['on-brand', 'brand'],
];

for (const scheme of ['light', 'dark'] as const) {
  test.each(pairs)(`${scheme}: %s reads on %s`, (text, ground) => {
    expect(contrast(value(scheme, text), value(scheme, ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each<[Name, Name]>([
    ['line-strong', 'surface'],
    ['brand-ink', 'ground'],
  ])(`${scheme}: has a visible edge %s on %s`, (edge, ground) => {
    expect(contrast(value(scheme, edge), value(scheme, ground))).toBeGreaterThanOrEqual(3);
  });
}

test('overrides in dark only what light defines', () => {
  for (const name of Object.keys(schemes.dark)) expect(schemes.light).toHaveProperty(name);
});

test('uses six type sizes, two radii, two shadows, 120 to 200 ms', () => {
  const { fontSize, borderRadius, boxShadow, extend } = config.theme;
  expect(Object.keys(fontSize)).toHaveLength(6);
  expect(new Set(Object.values(borderRadius))).toEqual(new Set(['0', '6px', '12px', '9999px']));
  expect(Object.keys(boxShadow)).toEqual(['none', 'raised', 'overlay']);
  const moves = Object.entries(extend.animation).filter(([name]) =>
    /fade|rise|from|to-/.test(name),
  );
  for (const [, animation] of moves) {
    const ms = Number(/(\d+)ms/.exec(animation)?.[1]);
    expect(ms).toBeGreaterThanOrEqual(120);
    expect(ms).toBeLessThanOrEqual(200);
  }
});

test('uses the error color #FF2800 as tertiary (C052)', () => {
  expect(config.theme.extend.colors.tertiary).toBe('var(--p-error)');
  expect(schemes.light.error).toBe('#ff2800');
});
