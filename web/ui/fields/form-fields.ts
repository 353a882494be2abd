import { createContext, use } from 'react';
import type { Faults } from './use-faults.ts';

/** What a form knows of its fields, by their names. */
export type FormFields = { values: Record<string, string>; faults: Faults };

export const FormFieldsContext = createContext<FormFields>({ values: {}, faults: {} });

/** What a field of the form around it begins with, and what is wrong with it. */
export function useFormField(name: string): { value?: string; fault?: string } {
  const { values, faults } = use(FormFieldsContext);
  return { value: values[name], fault: faults[name] };
}
