import { createContext, useContext } from 'react';
import {
  type FieldPath,
  type FieldValues,
  get,
  type RegisterOptions,
  type UseFormReturn,
} from 'react-hook-form';
import { showToast } from '../toasts/show-toast.ts';

/** `name`: the draft's name. */
type TypedForm = { form: UseFormReturn<FieldValues>; name: string };

export const TypedFormContext = createContext<TypedForm | null>(null);

export function typedForm<Form extends FieldValues>(form: UseFormReturn<Form>, name: string): TypedForm {
  return { form: form as unknown as UseFormReturn<FieldValues>, name };
}

export function useTypedForm<Form extends FieldValues = FieldValues>() {
  const context = useContext(TypedFormContext);
  if (!context) throw new Error('This part stands in no form.');
  const { name } = context;
  const form = context.form as unknown as UseFormReturn<Form>;
  const { errors } = form.formState;
  const faultOf = (path: string): string | undefined => get(errors, `${path}.message`);
  return {
    ...form,
    faultOf,
    of: (path: FieldPath<Form>, options?: RegisterOptions<Form>) => ({
      ...form.register(path, options),
      error: faultOf(path),
      autoComplete: 'off',
    }),
    tellRemoved: (text: string, undo: () => void) =>
      showToast({ text, tone: 'info', undoIn: name, undo: async () => undo() }),
  };
}
