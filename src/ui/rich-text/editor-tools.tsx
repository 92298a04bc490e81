import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PastedData } from './pasted-data.ts';

export type EditorToolName =
  | 'bold'
  | 'italic'
  | 'underline'
  | 'strike'
  | 'heading'
  | 'subheading'
  | 'bullets'
  | 'numbers'
  | 'quote'
  | 'link'
  | 'table'
  | 'undo'
  | 'redo';

/** A button of the editor's toolbar. */
export interface EditorTool {
  name: EditorToolName;
  label: string;
  /** The label of the button. */
  sign: ReactNode;
  /** Whether it is on or off at the cursor; the others act. */
  isToggle: boolean;
}

/** The state of the tools and their action, once the editor is loaded. */
export interface EditorControls {
  pressed: readonly EditorToolName[];
  run: (tool: EditorToolName) => void;
}

/** Input of the user before the editor was loaded. */
export interface EarlyInput {
  tool?: EditorToolName;
  pasted?: PastedData;
  isTyped?: boolean;
}

const toggle = (name: EditorToolName, label: string, sign: ReactNode): EditorTool => ({
  name,
  label,
  sign,
  isToggle: true,
});

const action: typeof toggle = (...texts) => ({ ...toggle(...texts), isToggle: false });

/** Returns the tools of the editor in the order of the toolbar. */
export function useEditorTools(): EditorTool[] {
  const { t } = useLingui();
  return [
    toggle('bold', t`Bold`, <b>B</b>),
    toggle('italic', t`Italic`, <i>I</i>),
    toggle('underline', t`Underline`, <u>U</u>),
    toggle('strike', t`Strikethrough`, <s>S</s>),
    toggle('heading', t`Heading`, <b>H</b>),
    toggle('subheading', t`Subheading`, <small>h</small>),
    toggle('bullets', t`Bulleted list`, '•'),
    toggle('numbers', t`Numbered list`, '#'),
    toggle('quote', t`Quote`, '“”'),
    toggle('link', t`Link`, '🔗'),
    toggle('table', t`Table`, '▦'),
    action('undo', t`Undo`, '↶'),
    action('redo', t`Redo`, '↷'),
  ];
}
