export { KeptFramesLine } from './components/kept-frames-line.tsx';
export { checkQuery } from './serials.queries.ts';
export type { CheckAnswer, ShownFrame } from './shown-frame.ts';
export { useFramesOnDevice } from './use-frames-on-device.ts';
export { useKindWords } from './use-kind-words.ts';
