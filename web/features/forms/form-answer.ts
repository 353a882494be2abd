import { useActionData } from 'react-router';
import type { Faults } from '../../ui/fields/use-faults.ts';
import type { Tone } from '../../ui/states/notice.tsx';
import type { AlertMessage } from '../alerts/alerts.ts';

export type FormMessage = Pick<AlertMessage, 'text' | 'detail' | 'words' | 'hasNoAnswer' | 'offerSignIn'> & {
  tone: Tone;
};

export type FormAnswer = {
  form: string;
  values: Record<string, string>;
  faults: Faults;
  said: FormMessage | null;
};

export function useFormAnswer(form: string): FormAnswer | undefined {
  const answer = useActionData() as FormAnswer | undefined;
  return answer?.form === form ? answer : undefined;
}
