import type { Feature } from '#server/graphql/feature.ts';
import { downloadArea } from './downloadArea.ts';
import { downloadRoutes } from './downloads.routes.ts';
import { clearDownloads, clearQueue, downloadQueue, makeNextDownload } from './make-download.ts';
import { removeDownload } from './removeDownload.ts';
import { requestDownloadArea } from './requestDownloadArea.ts';

/** Files with the records of a period, which are made in the background (R047, U020). */
export const downloads: Feature = {
  name: 'downloads',
  resolvers: {
    Query: { downloadArea },
    Mutation: { requestDownloadArea, removeDownload },
  },
  routes: downloadRoutes,
  jobs: async (jobs, services) => {
    // A server makes one file at a time, so that its other work goes on.
    let last: Promise<unknown> = Promise.resolve();
    const makeInTurn = (): Promise<void> => {
      const made = last.then(() => makeNextDownload(services));
      last = made.catch(() => undefined);
      return made;
    };
    await jobs.work(downloadQueue, makeInTurn);
    // Requests that a server has begun and not finished.
    await jobs.repeat('downloads-left', '*/5 * * * *', makeInTurn);
    await jobs.work(clearQueue, () => clearDownloads(services));
    await jobs.repeat('downloads-old', '40 2 * * *', () => clearDownloads(services));
  },
};
