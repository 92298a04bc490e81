export { KeptFramesLine } from './components/kept-frames-line.tsx';
export { checkQuery, deviceQuery } from './serials.queries.ts';
export type { CheckAnswer, ShownFrame } from './shown-frame.ts';
export { useKindWords } from './use-kind-words.ts';
