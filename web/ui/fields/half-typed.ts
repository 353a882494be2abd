import type { Faults } from './use-faults.ts';

/** Fields that are partly typed or unreadable are read as empty: saving would remove the earlier value. */
export function halfTyped(form: HTMLFormElement): Faults {
  const fields = [...form.elements].filter((element) => element instanceof HTMLInputElement);
  return Object.fromEntries(
    fields.flatMap(({ name, type, validity, validationMessage }) => {
      if (validity.customError) return [[name, validationMessage]];
      return validity.badInput ? [[name, type === 'number' ? 'Enter a whole number.' : 'Choose a day.']] : [];
    }),
  );
}
