/** A sales document as readers see it; the preview of a form makes it of its values. */
export interface ShownDocument {
  title: string;
  subtitle: string;
  body: string;
}
