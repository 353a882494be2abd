import type { Faults } from './use-faults.ts';

/**
 * The faults of those fields of a form that are typed in part, or in words that say nothing: they are read as empty, and what
 * stood there before would be taken away.
 */
export function halfTyped(form: HTMLFormElement): Faults {
  const fields = [...form.elements].filter((element) => element instanceof HTMLInputElement);
  return Object.fromEntries(
    fields.flatMap(({ name, type, validity, validationMessage }) => {
      if (validity.customError) return [[name, validationMessage]];
      return validity.badInput ? [[name, type === 'number' ? 'Enter a whole number.' : 'Choose a day.']] : [];
    }),
  );
}
