import { ArrowRight } from 'lucide-react';
import type { AuditField } from './audit-fields.ts';

export function AuditLines({ fields }: { fields: AuditField[] }) {
  return (
    <dl className="mt-1 grid gap-x-4 gap-y-0.5 text-[0.9375rem] sm:grid-cols-[auto_minmax(0,1fr)]">
      {fields.map(({ name, before, after }) => (
        <div key={name} className="contents max-sm:block">
          <dt className="text-ink-soft max-sm:inline max-sm:pr-2">{name}</dt>
          <dd className="wrap-anywhere max-sm:inline">
            {before !== null && (
              <>
                <span className="sr-only">was </span>
                <span className="text-ink-soft">{before}</span>
              </>
            )}
            {before !== null && after !== null && (
              <ArrowRight aria-hidden="true" className="mx-1.5 inline size-4 align-[-0.15em] text-ink-soft" />
            )}
            {after !== null && (
              <>
                <span className="sr-only"> now </span>
                <span>{after}</span>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
