import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

interface Options {
  challenge: string;
  rp?: { id?: string };
  rpId?: string;
}

/** How an answer shall differ from the right one. */
interface Differing {
  origin?: string;
  challenge?: string;
  /** The domain that the browser passes to the authenticator. */
  domain?: string;
  /** Leaves the count as it was, as a copy of the authenticator does. */
  isCopy?: boolean;
}

/** An authenticator in software that makes real passkeys (ES256), for tests of the server. */
export class SoftwareAuthenticator {
  readonly #id = randomBytes(16);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #origin: string;
  #counter = 0;

  /** @param origin of the page that asks */
  constructor(origin = 'http://localhost:8080') {
    this.#origin = origin;
  }

  /** Answers the options for a new passkey, as `navigator.credentials.create` does. */
  create(options: Options, differing: Differing = {}) {
    const domain = differing.domain ?? options.rp?.id ?? '';
    const credential = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, this.#id.length]),
      this.#id,
      coseKey(this.#keys.publicKey),
    ]);
    const authData = this.#authData(domain, 0x45, credential);
    const attestationObject = cborMap([
      [cborText('fmt'), cborText('none')],
      [cborText('attStmt'), cborMap([])],
      [cborText('authData'), cborBytes(authData)],
    ]);
    return this.#answer({
      clientDataJSON: this.#clientData('webauthn.create', options, differing).toString('base64url'),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** Answers the options for a login, as `navigator.credentials.get` does. */
  get(options: Options, differing: Differing = {}) {
    if (!differing.isCopy) this.#counter++;
    const authData = this.#authData(differing.domain ?? options.rpId ?? '', 0x05);
    const clientData = this.#clientData('webauthn.get', options, differing);
    const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()]);
    return this.#answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
    });
  }

  #answer<Response extends object>(response: Response) {
    const id = this.#id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  #authData(domain: string, flags: number, more = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    const hash = createHash('sha256').update(domain).digest();
    return Buffer.concat([hash, Buffer.from([flags]), counter, more]);
  }

  #clientData(type: string, { challenge }: Options, differing: Differing): Buffer {
    const { origin = this.#origin } = differing;
    const data = { type, challenge: differing.challenge ?? challenge, origin, crossOrigin: false };
    return Buffer.from(JSON.stringify(data));
  }
}

function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return cborMap([
    [cborInt(1), cborInt(2)],
    [cborInt(3), cborInt(-7)],
    [cborInt(-1), cborInt(1)],
    [cborInt(-2), cborBytes(Buffer.from(x, 'base64url'))],
    [cborInt(-3), cborBytes(Buffer.from(y, 'base64url'))],
  ]);
}

/** The head of a CBOR item (RFC 8949): its kind and a number below 65,536. */
function cborHead(kind: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(kind << 5) | value]);
  if (value < 256) return Buffer.from([(kind << 5) | 24, value]);
  return Buffer.from([(kind << 5) | 25, value >> 8, value & 255]);
}

const cborInt = (value: number) => (value < 0 ? cborHead(1, -1 - value) : cborHead(0, value));
const cborBytes = (bytes: Buffer) => Buffer.concat([cborHead(2, bytes.length), bytes]);
const cborText = (text: string) => Buffer.concat([cborHead(3, text.length), Buffer.from(text)]);
const cborMap = (entries: [Buffer, Buffer][]) =>
  Buffer.concat([cborHead(5, entries.length), ...entries.flat()]);
