export { FrameStatements } from './components/frame-statements.tsx';
export { KeptFramesLine } from './components/kept-frames-line.tsx';
export { frameTasksQuery } from './frame-tasks.query.ts';
export { frameQueries } from './serials.queries.ts';
export type { ShownFrame } from './shown-frame.ts';
export { sortAnswer } from './sort-answer.rules.ts';
export { useFramesOnDevice } from './use-frames-on-device.ts';
export { useKindTexts } from './use-kind-texts.ts';
