import { expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';

it('accepts a mail address or https URL as contact', () => {
  expect(readConfig({}).vapidSubject).toBeNull();
  for (const subject of ['mailto:portal@dealer.example', 'https://dealer.example/contact'])
    expect(readConfig({ PANNIER_VAPID_SUBJECT: subject }).vapidSubject).toBe(subject);
  for (const wrong of ['portal@dealer.example', 'http://dealer.example', 'mailto:', 'mailto:a b@c'])
    expect(() => readConfig({ PANNIER_VAPID_SUBJECT: wrong })).toThrow('PANNIER_VAPID_SUBJECT');
});

it('allows a push service for tests except in production', () => {
  const read = (mode: string) =>
    readConfig({ PANNIER_MODE: mode, PANNIER_PUSH_TEST_ENDPOINTS: 'true' }).pushTestEndpoints;
  expect(readConfig({ PANNIER_MODE: 'development' }).pushTestEndpoints).toBe(false);
  expect(read('development')).toBe(true);
  expect(read('test')).toBe(true);
  expect(() => read('production')).toThrow('PANNIER_PUSH_TEST_ENDPOINTS is for development');
});
