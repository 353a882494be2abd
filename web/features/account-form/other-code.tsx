import type { CodeKind } from './code-field.tsx';

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
