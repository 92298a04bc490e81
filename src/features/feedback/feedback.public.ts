export { openConsumerVoice } from './voice-store.ts';
