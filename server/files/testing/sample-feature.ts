import { type FileRules, fileRules } from '#server/files/file-rules.ts';
import type { Feature } from '#server/graphql/feature.ts';

/** Records of the test whose files everybody but their uploader may not read. */
export const hiddenRecord = 'hidden';

const mayRead: FileRules['mayRead'] = async (_db, _viewer, ownerId) => ownerId !== hiddenRecord;
const scopes = ['cart.display-order-qty'];

/** Takes every kind of file. */
export const anyFile = fileRules({
  purpose: 'sample/any',
  types: ['image', 'video', 'pdf', 'word', 'excel', 'zip'],
  maxBytes: 20_000_000,
  scopes,
  mayRead,
});
export const photo = fileRules({
  purpose: 'sample/photo',
  types: ['image'],
  maxBytes: 5_000_000,
  scopes,
  mayRead,
});
const foreign = fileRules({
  purpose: 'sample/foreign',
  types: ['pdf'],
  maxBytes: 1_000_000,
  scopes: ['page.user'],
  mayRead,
});

/** A feature with a quota of its own. */
export const clip = fileRules({
  purpose: 'sample-clips/video',
  types: ['video'],
  maxBytes: 100_000_000,
  quota: { files: 3, bytes: 150_000_000 },
  scopes,
  mayRead,
});

/** A feature that takes files. */
export const sampleFeature: Feature = { name: 'sample', files: [anyFile, photo, foreign, clip] };
