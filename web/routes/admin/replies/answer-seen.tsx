/** In place of an id: a draft does not restore an empty field. */
const NO_ANSWER = 'none';
const NAME = 'answerSeen';

/** The last answer that the writer has seen: the page's newest until typing begins, then the draft's. */
export function AnswerSeen({ last }: { last: string | undefined }) {
  return <input type="text" name={NAME} defaultValue={last ?? NO_ANSWER} hidden />;
}

function fieldIn(form: HTMLFormElement): HTMLInputElement | null {
  const field = form.elements.namedItem(NAME);
  return field instanceof HTMLInputElement ? field : null;
}

export function holdAnswerSeen(form: HTMLFormElement): void {
  const field = fieldIn(form);
  // A field with a value ignores later changes of its default.
  if (field) field.value = `${field.value}`;
}

export function setAnswerSeen(form: HTMLFormElement, id: string): void {
  const field = fieldIn(form);
  if (field) field.value = id;
}

/** Returns null if there was no answer. */
export function readAnswerSeen(value: string | undefined): string | null {
  return value === undefined || value === NO_ANSWER ? null : value;
}
