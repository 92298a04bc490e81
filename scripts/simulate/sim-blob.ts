/**
 * A file of a simulated device. It answers at once, whereas a Blob of the platform reads in the background,
 * where the simulation could not wait for it.
 */
export class SimBlob {
  readonly bytes: Uint8Array;
  readonly type: string;
  /** The content that identifies the file after the server has stored it. */
  readonly content: string;

  constructor(bytes: Uint8Array, { type, content }: { type: string; content: string }) {
    // Dexie, which copies what it stores, does not know the Buffers of Node.
    this.bytes = new Uint8Array(bytes);
    this.type = type;
    this.content = content;
  }

  get size(): number {
    return this.bytes.length;
  }

  slice(start: number, end: number): SimBlob {
    return new SimBlob(this.bytes.subarray(start, end), this);
  }

  async arrayBuffer(): Promise<ArrayBuffer> {
    return this.bytes.slice().buffer as ArrayBuffer;
  }

  /** The blob as the app's types have it; the app uses nothing else of one. */
  get asBlob(): Blob {
    return this as unknown as Blob;
  }
}
