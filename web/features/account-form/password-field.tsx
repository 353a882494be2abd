import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useId, useState } from 'react';
import { FieldFrame, type FieldTexts } from '../../ui/fields/field-frame.tsx';
import { FIELD_BOX, fieldAria } from '../../ui/fields/field-style.ts';
import { useFormField } from '../../ui/fields/form-fields.ts';

type Props = Pick<ComponentProps<'input'>, 'name'> &
  Omit<FieldTexts, 'error'> & { autoComplete: 'current-password' | 'new-password' };

/** Typed blind unless the visitor asks to see it. */
export function PasswordField({ label, hint, autoComplete, name = 'password' }: Props) {
  const error = useFormField(name).fault;
  const id = useId();
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <span className="relative block">
        <input
          id={id}
          name={name}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
          {...fieldAria(id, error, hint)}
          className={`${FIELD_BOX} pr-12`}
        />
        <button
          type="button"
          aria-label="Show password"
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
          className="scripted absolute inset-y-0 right-0 grid w-11 place-items-center rounded-field text-ink-soft hover:text-ink"
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      </span>
    </FieldFrame>
  );
}
