interface FakeUpload {
  key: string;
  purpose: string;
  bytes: number;
  received: Uint8Array;
  /** The stored file, once all bytes are there. */
  fileId: string | null;
}

/** The server's side of resumable uploads, in memory. */
export class FakeUploads {
  readonly #uploads: FakeUpload[] = [];
  /** Stored files by id. */
  readonly stored = new Map<string, Uint8Array>();
  /** Codes by which files are refused, by purpose. */
  readonly refused = new Map<string, string>();
  /** So many uploads use up the quota. */
  quota = Number.POSITIVE_INFINITY;
  /** All bytes that have arrived, also those that were sent twice. */
  arrived = 0;
  /** Bytes that the server had already, or that came without those before them. */
  refusedBytes = 0;

  /** Deletes the stored files no change has taken, and what was uploaded for them. */
  sweep(): void {
    this.stored.clear();
    this.#uploads.length = 0;
  }

  answer(method: string, path: string, headers: Headers, body: Uint8Array): Response {
    if (method === 'POST') return this.#begin(headers);
    const upload = this.#uploads[Number(path.split('/').pop())];
    if (!upload) return problem(410, 'UPLOAD_GONE');
    if (method === 'DELETE') {
      upload.key = '';
      return new Response(null, { status: 204 });
    }
    if (Number(headers.get('upload-offset')) !== upload.received.length) {
      this.refusedBytes += body.length;
      return problem(409, 'UPLOAD_OFFSET');
    }
    this.arrived += body.length;
    const received = new Uint8Array(upload.received.length + body.length);
    received.set(upload.received);
    received.set(body, upload.received.length);
    upload.received = received;
    if (upload.received.length < upload.bytes)
      return new Response(null, {
        status: 204,
        headers: { 'upload-offset': String(upload.received.length) },
      });
    if (upload.fileId === null) {
      upload.fileId = `file-${this.stored.size + 1}`;
      this.stored.set(upload.fileId, upload.received);
    }
    return Response.json({ id: upload.fileId, name: '', bytes: upload.bytes, type: '' });
  }

  #begin(headers: Headers): Response {
    const metadata = new Map(
      (headers.get('upload-metadata') ?? '').split(',').map((field): [string, string] => {
        const [name = '', value = ''] = field.split(' ');
        return [name, atob(value)];
      }),
    );
    const [key = '', purpose = ''] = [metadata.get('key'), metadata.get('purpose')];
    const code = this.refused.get(purpose);
    if (code) return problem(422, code);
    let at = this.#uploads.findIndex((upload) => upload.key === key);
    if (at < 0 && this.#uploads.length >= this.quota) return problem(429, 'UPLOAD_QUOTA');
    if (at < 0) {
      const bytes = Number(headers.get('upload-length'));
      at =
        this.#uploads.push({ key, purpose, bytes, received: new Uint8Array(), fileId: null }) - 1;
    }
    return new Response(null, {
      status: 201,
      headers: {
        location: `/files/uploads/${at}`,
        'upload-offset': String(this.#uploads[at]?.received.length),
      },
    });
  }
}

function problem(status: number, code: string): Response {
  return Response.json({ code, message: code }, { status });
}
