import { useActionData } from 'react-router';
import type { Faults } from '../../ui/fields/use-faults.ts';
import type { Tone } from '../../ui/states/notice.tsx';
import type { AlertMessage } from '../alerts/alerts.ts';

/** What is said beside a form that was sent. */
export type FormMessage = Pick<AlertMessage, 'text' | 'detail' | 'words' | 'isLineDown' | 'offerSignIn'> & {
  tone: Tone;
};

/** What the server answers to a form that the browser sent by itself. */
export type FormAnswer = {
  /** The form's name: a page may have several. */
  form: string;
  /** As typed, but for what must not stand in a page. */
  values: Record<string, string>;
  faults: Faults;
  said: FormMessage | null;
};

/** Of this form, where it was sent before the script came, or without it. */
export function useFormAnswer(form: string): FormAnswer | undefined {
  const answer = useActionData() as FormAnswer | undefined;
  return answer?.form === form ? answer : undefined;
}
