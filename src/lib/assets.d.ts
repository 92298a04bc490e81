declare module '*.css';

declare module '*.po' {
  import type { Messages } from '@lingui/core';

  export const messages: Messages;
}

declare module '*?worker&url' {
  const address: string;
  export default address;
}

declare module '*?raw' {
  const text: string;
  export default text;
}
