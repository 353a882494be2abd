import { createContext, useContext } from 'react';
import { type FieldPath, get, type RegisterOptions, type UseFormReturn } from 'react-hook-form';
import { showToast } from '../../toasts/show-toast.ts';
import type { TourForm } from './tour-form-values.ts';

/** `name`: the draft's name. */
type Context = { form: UseFormReturn<TourForm>; name: string };

export const TourFormContext = createContext<Context | null>(null);

export function useTourFields() {
  const context = useContext(TourFormContext);
  if (!context) throw new Error('This part stands in no tour form.');
  const { form, name } = context;
  const { errors } = form.formState;
  const faultOf = (path: string): string | undefined => get(errors, `${path}.message`);
  return {
    ...form,
    faultOf,
    of: (path: FieldPath<TourForm>, options?: RegisterOptions<TourForm>) => ({
      ...form.register(path, options),
      error: faultOf(path),
      autoComplete: 'off',
    }),
    tellRemoved: (text: string, undo: () => void) =>
      showToast({ text, tone: 'info', undoIn: name, undo: async () => undo() }),
  };
}
