/**
 * A file of a simulated device. It answers at once, whereas a Blob of the platform reads in the background,
 * where the simulation could not wait for it.
 */
export class SimBlob {
  readonly bytes: Uint8Array;
  readonly type = 'application/pdf';

  constructor(bytes: Uint8Array) {
    // Dexie, which copies what it stores, does not know the Buffers of Node.
    this.bytes = new Uint8Array(bytes);
  }

  get size(): number {
    return this.bytes.length;
  }

  slice(start: number, end: number): SimBlob {
    return new SimBlob(this.bytes.subarray(start, end));
  }

  async arrayBuffer(): Promise<ArrayBuffer> {
    return this.bytes.slice().buffer as ArrayBuffer;
  }

  /** The blob as the app's types have it; the app uses nothing else of one. */
  get asBlob(): Blob {
    return this as unknown as Blob;
  }
}
