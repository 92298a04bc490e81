import { fireEvent } from '@testing-library/react';

/** Replaces the text of a field in one step. Typing letter by letter is for tests of the typing itself. */
export const fillField = (field: HTMLElement, value: string) =>
  fireEvent.change(field, { target: { value } });
