import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { FieldFrame, type FieldTexts } from '../../ui/fields/field-frame.tsx';
import { useField } from '../../ui/fields/use-field.ts';

type Props = Pick<ComponentProps<'input'>, 'name'> &
  Omit<FieldTexts, 'error'> & { autoComplete: 'current-password' | 'new-password' };

export function PasswordField({ label, hint, autoComplete, name = 'password' }: Props) {
  const { frame, control } = useField({ label, hint, name });
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <FieldFrame {...frame}>
      <span className="relative block">
        <input
          {...control}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
          className="field-box pr-12"
        />
        <button
          type="button"
          aria-label="Show password"
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-field text-ink-soft hover:text-ink noscript:hidden"
        >
          <Icon className="size-5" />
        </button>
      </span>
    </FieldFrame>
  );
}
