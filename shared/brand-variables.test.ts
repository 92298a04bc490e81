import { expect, it } from 'vitest';
import { brandVariables } from './brand-variables.ts';
import { contrast, mix } from './contrast.ts';

it.each(['#009ACE', '#FFD400', '#101010', '#F5F5F5', '#C2185B'])(
  'derives readable text from %s',
  (brand) => {
    const vars = brandVariables(brand) as Record<string, string>;
    expect(contrast(vars['--host-ink-light'] ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(vars['--host-ink-dark'] ?? '', '#18222b')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(vars['--host-ink-dark'] ?? '', mix('#18222b', brand, 0.22))).toBeGreaterThan(
      4.5,
    );
    expect(contrast(vars['--host-on-brand'] ?? '', brand.toLowerCase())).toBeGreaterThanOrEqual(
      4.5,
    );
  },
);
