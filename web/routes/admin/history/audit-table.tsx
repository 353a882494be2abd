import type { AuditField } from './audit-fields.ts';

export function AuditTable({ fields }: { fields: AuditField[] }) {
  const hasBefore = fields.some(({ before }) => before !== null);
  const hasAfter = fields.some(({ after }) => after !== null);
  return (
    <table className="w-full border-collapse text-left text-[0.9375rem] max-sm:block">
      <thead className="max-sm:sr-only">
        <tr className="text-sm text-ink-soft">
          <th scope="col" className="w-1/4 py-1 pr-4 font-semibold">
            Field
          </th>
          {hasBefore && (
            <th scope="col" className="py-1 pr-4 font-semibold">
              Before
            </th>
          )}
          {hasAfter && (
            <th scope="col" className="py-1 font-semibold">
              After
            </th>
          )}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {fields.map(({ name, before, after }) => (
          <tr key={name} className="border-t border-mist align-top max-sm:block max-sm:py-2">
            <th scope="row" className="py-1.5 pr-4 font-medium max-sm:block max-sm:pb-0">
              {name}
            </th>
            {hasBefore && <Value text={before} mark="Before: " className="text-ink-soft" />}
            {hasAfter && <Value text={after} mark="After: " className="" />}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Value({ text, mark, className }: { text: string | null; mark: string; className: string }) {
  return (
    <td className={`py-1.5 pr-4 wrap-anywhere whitespace-pre-line max-sm:block max-sm:py-0.5 ${className}`}>
      <span className="text-ink-soft sm:hidden">{mark}</span>
      {text ?? '–'}
    </td>
  );
}
