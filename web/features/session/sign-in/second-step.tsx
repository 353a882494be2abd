import { useEffect, useRef, useState } from 'react';
import { CodeField, type CodeKind, OtherCode } from '../../account-form/code-field.tsx';

type Props = {
  isFirst: boolean;
  onOtherCode: () => void;
  onStartOver?: () => void;
};

export function SecondStep({ isFirst, onOtherCode, onStartOver }: Props) {
  const [kind, setKind] = useState<CodeKind>('app');
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another kind is another field
  useEffect(() => {
    if (isFirst) field.current?.focus();
  }, [kind, isFirst]);
  function choose(other: CodeKind) {
    onOtherCode();
    setKind(other);
  }
  return (
    <div>
      <CodeField kind={kind} ref={field} />
      <div className="mt-2 flex flex-wrap justify-between gap-x-6">
        <OtherCode kind={kind} onKind={choose} />
        {onStartOver && (
          <button
            type="button"
            className="inline-flex min-h-11 items-center text-link noscript:hidden"
            onClick={onStartOver}
          >
            Sign in as somebody else
          </button>
        )}
      </div>
    </div>
  );
}
