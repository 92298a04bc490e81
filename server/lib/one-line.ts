/** Line ends and other control characters, marks that turn the direction of writing, and halves of surrogate pairs. */
const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;

/** A text in one line, so that it can imitate nothing around it, such as the total in a mail. */
export const toOneLine = (text: string): string => text.replace(unprintable, ' ').trim();
