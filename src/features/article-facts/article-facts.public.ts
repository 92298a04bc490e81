export { MissingPieces } from './missing-pieces.tsx';
export { type Stock, StockLine } from './stock-line.tsx';
export { useBlockReason } from './use-block-reason.ts';
