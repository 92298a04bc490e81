/** The code a customer is shown by: ISR if there is one, else R3 (B045). */
export function shownCode(code: { r3: string; isr?: string | null | undefined }): string {
  return code.isr || code.r3;
}
