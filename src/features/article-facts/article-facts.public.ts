export { SuccessorNote } from './late-successor-note.tsx';
export { MissingPieces } from './missing-pieces.tsx';
export { type Stock, StockLine } from './stock-line.tsx';
export { useBlockReason } from './use-block-reason.ts';
