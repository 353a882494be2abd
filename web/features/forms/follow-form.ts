/** Calls `read` with what now stands in the form, and as that changes, until `signal` ends it. */
export function followForm(
  form: HTMLFormElement,
  change: 'input' | 'change',
  read: () => void,
  signal: AbortSignal,
): void {
  // A draft is put back once all parts of the form are alive, and a form is empty once its reset is over.
  const soon = () => setTimeout(() => signal.aborted || read());
  form.addEventListener(change, read, { signal });
  form.addEventListener('reset', soon, { signal });
  soon();
}
