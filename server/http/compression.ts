import { constants } from 'node:zlib';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT } = constants;

const options: FastifyCompressOptions = {
  global: true,
  // Bodies of requests are small; unpacking what strangers send is not worth the risk.
  globalDecompression: false,
  threshold: 1_024,
  encodings: ['br', 'gzip'],
  brotliOptions: {
    params: { [BROTLI_PARAM_QUALITY]: 2, [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT },
  },
};

/** Compresses answers on the fly; static files bring their compressed form along. */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, options);
}
