import { hashBytes } from './hash-bytes.ts';

self.onmessage = ({ data }: MessageEvent<Blob>) => {
  data
    .arrayBuffer()
    .then(hashBytes)
    .then(
      (hash) => self.postMessage(hash),
      () => self.postMessage(null),
    );
};
