import { createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { decryptPush, newDevice } from '../testing/push-service.ts';
import { encryptPush } from './encryption.rules.ts';
import { newVapidKeys, vapidSigner, vapidSubject } from './vapid.rules.ts';

const example = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
};
const text = 'When I grow up, I want to be a watermelon';

test('reproduces the example of RFC 8291, appendix A', () => {
  const sealed = encryptPush(example, Buffer.from(text), {
    salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
    privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
  });
  expect(sealed.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz' +
      'AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
  expect(decryptPush(example, sealed)).toBe(text);
});

test('encrypts for one device, each time differently', () => {
  const [device, other] = [newDevice(), newDevice()];
  for (const said of ['', 'ä🚲', 'x'.repeat(2_700)]) {
    const sealed = encryptPush(device, Buffer.from(said));
    expect(sealed).toHaveLength(Buffer.byteLength(said) + 103);
    expect(device.read(sealed)).toBe(said);
    expect(() => other.read(sealed)).toThrow();
    expect(encryptPush(device, Buffer.from(said)).equals(sealed)).toBe(false);
  }
  expect(() => encryptPush({ ...device, p256dh: 'AAAA' }, Buffer.from('x'))).toThrow();
});

/** A token read as a push service does. */
function readToken(header: string) {
  const [, head, body, signature, key] = /^vapid t=(.+)\.(.+)\.(.+), k=(.+)$/.exec(header) ?? [];
  const point = Buffer.from(key ?? '', 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((p) => p.toString('base64url'));
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const good = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature ?? '', 'base64url'),
  );
  const read = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString());
  return { good, key, head: read(head), body: read(body) };
}

test('signs a token for one service, valid for under a day', () => {
  let now = 1_800_000_000_000;
  const keys = newVapidKeys();
  const sign = vapidSigner(keys, () => now);
  const first = sign('https://push.example:8443/send/secret', 'mailto:portal@dealer.example');
  expect(readToken(first)).toEqual({
    good: true,
    key: keys.publicKey,
    head: { typ: 'JWT', alg: 'ES256' },
    body: {
      aud: 'https://push.example:8443',
      exp: 1_800_000_000 + 12 * 3_600,
      sub: 'mailto:portal@dealer.example',
    },
  });
  now += 11 * 3_600_000;
  expect(sign('https://push.example:8443/other', 'mailto:portal@dealer.example')).toBe(first);
  expect(sign('https://push.example:8443/other', 'https://de.example')).not.toBe(first);
  expect(sign('https://push.example/other', 'mailto:portal@dealer.example')).not.toBe(first);
  now += 51 * 60_000;
  const renewed = sign('https://push.example:8443/other', 'mailto:portal@dealer.example');
  expect(renewed).not.toBe(first);
  expect(readToken(renewed).good).toBe(true);
});

test('creates keys of the required lengths', () => {
  for (let times = 0; times < 300; times += 1) {
    const { publicKey, privateKey } = newVapidKeys();
    expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65);
    expect(Buffer.from(privateKey, 'base64url')).toHaveLength(32);
  }
});

test('builds the VAPID subject from setting, mail or host', () => {
  expect(vapidSubject('https://ops.example', 'h.example', 'a@b.example')).toBe(
    'https://ops.example',
  );
  expect(vapidSubject(null, 'h.example', 'a@b.example')).toBe('mailto:a@b.example');
  expect(vapidSubject(null, 'h.example', '')).toBe('https://h.example');
});
