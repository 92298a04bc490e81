export { MissingPieces } from './missing-pieces.tsx';
export { StockLine } from './stock-line.tsx';
export { SuccessorNote } from './successor-note.tsx';
export { useBlockReason } from './use-block-reason.ts';
export { useStockText } from './use-stock-text.ts';
