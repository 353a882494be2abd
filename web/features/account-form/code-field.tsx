import type { Ref } from 'react';
import { TextField } from '../../ui/fields/text-field.tsx';

export type CodeKind = 'app' | 'recovery';

type Props = { kind: CodeKind; hint?: string; ref?: Ref<HTMLInputElement> };

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

export function OtherCode({ kind, onKind }: { kind: CodeKind; onKind: (kind: CodeKind) => void }) {
  const other = kind === 'app' ? 'recovery' : 'app';
  return (
    <button
      type="button"
      className="inline-flex min-h-11 w-fit items-center text-link noscript:hidden"
      onClick={() => onKind(other)}
    >
      {other === 'recovery' ? 'Use a recovery code' : 'Use the authenticator app'}
    </button>
  );
}
