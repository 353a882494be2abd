import { createContext, use } from 'react';
import type { Faults } from './use-faults.ts';

export type FormFields = { values: Record<string, string>; faults: Faults };

export const FormFieldsContext = createContext<FormFields>({ values: {}, faults: {} });

export function useFormField(name: string): { value?: string; fault?: string } {
  const { values, faults } = use(FormFieldsContext);
  return { value: values[name], fault: faults[name] };
}
