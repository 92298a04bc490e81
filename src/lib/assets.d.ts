declare module '*.css';

declare module '*.po' {
  import type { Messages } from '@lingui/core';

  export const messages: Messages;
}

declare module '*?raw' {
  const text: string;
  export default text;
}
