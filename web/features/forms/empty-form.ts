import { flushSync } from 'react-dom';
import type { VisitorFormState } from './use-visitor-form.ts';

/** Of a form that was sent, for the next one: what the server said again of what was sent goes, too, and its draft. */
export function emptyForm({ draft, setEmptiedAt }: VisitorFormState): void {
  flushSync(() => setEmptiedAt(performance.now()));
  draft.form.current?.reset();
}
