export { SuccessorNote } from './late-successor-note.tsx';
export { MissingPieces } from './missing-pieces.tsx';
export { StockLine } from './stock-line.tsx';
export { useBlockReason } from './use-block-reason.ts';
export { type Stock, useStockText } from './use-stock-text.ts';
