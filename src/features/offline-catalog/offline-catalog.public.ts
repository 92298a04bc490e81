export { CatalogAge } from './parts/catalog-age.tsx';
export { TakeAlongTile } from './parts/take-along-tile.tsx';
