// The work of the offline catalog on the device. The database comes along with it, so that pages load this file by
// `loadCatalogDevice`.

export {
  cancelDownload,
  downloadCatalog,
  pauseDownload,
  refreshCatalog,
  removeCatalog,
  resumeDownload,
} from '#src/offline/catalog/download-catalog.ts';
export { keepCatalogFresh } from '#src/offline/catalog/keep-fresh.ts';
export { pageCatalog } from '#src/offline/catalog/page-catalog.ts';
