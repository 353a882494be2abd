/** In place of an id: nobody had answered. An empty field would not be put back with a draft. */
const NO_ANSWER = 'none';
const NAME = 'answerSeen';

/**
 * The last answer that the writer of a form has seen. It follows the page until something is typed; from then on it is a
 * part of the draft, so that what a colleague answers meanwhile is told when the form is sent, also days later.
 */
export function AnswerSeen({ last }: { last: string | undefined }) {
  return <input type="text" name={NAME} defaultValue={last ?? NO_ANSWER} hidden />;
}

function fieldIn(form: HTMLFormElement): HTMLInputElement | null {
  const field = form.elements.namedItem(NAME);
  return field instanceof HTMLInputElement ? field : null;
}

/** The writer has begun: what comes later has not been seen. */
export function holdAnswerSeen(form: HTMLFormElement): void {
  const field = fieldIn(form);
  // A field that was given a value keeps it, whatever its default becomes.
  if (field) field.value = `${field.value}`;
}

/** The writer was told of this answer. */
export function setAnswerSeen(form: HTMLFormElement, id: string): void {
  const field = fieldIn(form);
  if (field) field.value = id;
}

/** For the call: null where there was no answer. */
export function readAnswerSeen(value: string | undefined): string | null {
  return value === undefined || value === NO_ANSWER ? null : value;
}
