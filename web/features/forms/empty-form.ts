import { flushSync } from 'react-dom';
import type { VisitorFormState } from './use-visitor-form.ts';

export function emptyForm({ draft, setEmptiedAt }: VisitorFormState): void {
  flushSync(() => setEmptiedAt(performance.now()));
  draft.form.current?.reset();
}
