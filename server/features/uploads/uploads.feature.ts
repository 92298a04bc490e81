import type { Feature } from '#server/graphql/feature.ts';
import { stockBatches } from './dealer-stock/stock-batches.ts';
import { undoUpload } from './undoUpload.ts';
import { uploadRows } from './uploadRows.ts';
import { forgetRows } from './uploads.store.ts';
import { uploads as uploadsQuery } from './uploads.ts';

/** Files of many records that users take in, their history, and what undoes them (R048, U021). */
export const uploads: Feature = {
  name: 'uploads',
  resolvers: {
    Query: { uploads: uploadsQuery },
    Mutation: { uploadRows, undoUpload },
  },
  batches: [stockBatches],
  jobs: (jobs, { db }) => jobs.repeat('upload-rows', '20 3 * * *', () => forgetRows(db)),
};
