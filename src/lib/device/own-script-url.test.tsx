import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** A browser with Trusted Types hands what our policy answers to the worker. */
function stubTrustedTypes() {
  const createPolicy = vi.fn((name: string, rules: { createScriptURL(text: string): string }) => ({
    createScriptURL: (text: string) => `${name}: ${rules.createScriptURL(text)}`,
  }));
  vi.stubGlobal('trustedTypes', { createPolicy });
}

it('accepts own URLs through the allowed Trusted Types policy', async () => {
  stubTrustedTypes();
  const { ownScriptUrl } = await import('./own-script-url.ts');
  expect(ownScriptUrl('/assets/a-worker.js')).toBe(
    `pannier: ${location.origin}/assets/a-worker.js`,
  );
});

it('rejects scripts of another origin', async () => {
  stubTrustedTypes();
  const { ownScriptUrl } = await import('./own-script-url.ts');
  expect(() => ownScriptUrl('https://elsewhere.example/worker.js')).toThrow(TypeError);
});

it('returns the URL in browsers without Trusted Types', async () => {
  const { ownScriptUrl } = await import('./own-script-url.ts');
  expect(ownScriptUrl('/sw.js')).toBe('/sw.js');
});
