export function followForm(
  form: HTMLFormElement,
  change: 'input' | 'change',
  read: () => void,
  signal: AbortSignal,
): void {
  // Deferred: drafts are restored after hydration, and `reset` fires before the form is empty.
  const soon = () => setTimeout(() => signal.aborted || read());
  form.addEventListener(change, read, { signal });
  form.addEventListener('reset', soon, { signal });
  soon();
}
