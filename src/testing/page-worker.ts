import { readUploadFile } from '#src/crud/upload/read-upload-file.ts';
import type { TableRequest } from '#src/lib/table-file/table-worker.ts';

/** Reads files as the worker does, in the page. */
export class PageWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  terminate() {}
  postMessage({ bytes, sheet }: TableRequest) {
    readUploadFile(bytes, sheet, (rows) => this.onmessage?.({ data: { rows } })).then(
      (file) => this.onmessage?.({ data: { file } }),
      (error) => this.onmessage?.({ data: { problem: error.code } }),
    );
  }
}
