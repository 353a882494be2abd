import type { Ref } from 'react';
import { TextField } from '../../ui/fields/text-field.tsx';

/** What is typed: six digits of an app, or a code from paper. */
export type CodeKind = 'app' | 'recovery';

type Props = { kind: CodeKind; hint?: string; ref?: Ref<HTMLInputElement> };

/** A phone shows its number pad for a code of an app, and a password manager offers it. */
export function CodeField({ kind, ...rest }: Props) {
  const isApp = kind === 'app';
  return (
    <TextField
      {...rest}
      key={kind}
      name="code"
      label={isApp ? 'Code from your authenticator app' : 'Recovery code'}
      inputMode={isApp ? 'numeric' : 'text'}
      autoComplete={isApp ? 'one-time-code' : 'off'}
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}
