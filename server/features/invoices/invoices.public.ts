export { isDisputed } from './disputes/is-disputed.store.ts';
