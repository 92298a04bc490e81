export { CatalogAge } from './components/catalog-age.tsx';
export { TakeAlongTile } from './components/take-along-tile.tsx';
