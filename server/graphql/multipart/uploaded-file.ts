import { createReadStream, type ReadStream } from 'node:fs';
import { GraphQLError, GraphQLScalarType } from 'graphql';

/** A file sent with an operation, kept in a temporary folder until the answer is sent. */
export class UploadedFile {
  readonly filename: string;
  readonly mimetype: string;
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  /** Of its content: sha256 in hex. */
  readonly hash: string;

  constructor(file: Pick<UploadedFile, 'filename' | 'mimetype' | 'path' | 'size' | 'hash'>) {
    this.filename = file.filename;
    this.mimetype = file.mimetype;
    this.path = file.path;
    this.size = file.size;
    this.hash = file.hash;
  }

  /** The file without its place, which is another each time it is sent: `once` compares bodies. */
  toJSON(): object {
    const { filename, mimetype, size, hash } = this;
    return { filename, mimetype, size, hash };
  }

  stream(): ReadStream {
    return createReadStream(this.path);
  }
}

const refuse = (message: string): never => {
  throw new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
};

/** Upload: a variable whose value came as a part of a multipart request. */
export const UploadScalar = new GraphQLScalarType<UploadedFile, never>({
  name: 'Upload',
  parseValue: (value) =>
    value instanceof UploadedFile ? value : refuse('Upload: no file was sent for this variable'),
  parseLiteral: () => refuse('Upload: use a variable'),
  serialize: () => refuse('Upload is an input type'),
});
