import type { Readable } from 'node:stream';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { S3Driver } from 'flydrive/drivers/s3';
import type { WriteOptions } from 'flydrive/types';
import type { FilesConfig } from '#server/config.ts';
import { Unavailable } from '#server/lib/unavailable.ts';
import type { ByteRange } from './stored/byte-range.ts';

type BucketConfig = Extract<FilesConfig, { kind: 's3' }>;

/** flydrive's driver, but streams of unknown length go up in parts, as S3 wants them, and parts can be read. */
class BucketDriver extends S3Driver {
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor(client: S3Client, bucket: string) {
    super({ client, bucket, visibility: 'private', supportsACL: false });
    this.#client = client;
    this.#bucket = bucket;
  }

  override async putStream(key: string, body: Readable, options?: WriteOptions): Promise<void> {
    const params = {
      Bucket: this.#bucket,
      Key: key,
      Body: body,
      ContentType: options?.contentType,
    };
    await new Upload({ client: this.#client, params }).done();
  }

  /** @throws Unavailable */
  async getRange(key: string, { from, to }: ByteRange): Promise<Readable> {
    const part = new GetObjectCommand({
      Bucket: this.#bucket,
      Key: key,
      Range: `bytes=${from}-${to}`,
    });
    try {
      return (await this.#client.send(part)).Body as Readable;
    } catch (cause) {
      throw new Unavailable('The file store cannot be used', { cause });
    }
  }
}

/** A driver for the configured bucket of Amazon or any compatible service. */
export function bucketDriver(config: BucketConfig): BucketDriver {
  const { bucket, region, endpoint, accessKeyId, secretAccessKey } = config;
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // A bucket that does not answer is given up, milliseconds.
    requestHandler: { connectionTimeout: 3_000, socketTimeout: 20_000 },
    // The chunked checksums the SDK adds by default are stored as content by some S3 servers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return new BucketDriver(client, bucket);
}
