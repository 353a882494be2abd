import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';

type Props = {
  title: string;
  heads: [name: string, count: string];
  rows: readonly { name: string; value: string; to?: string | undefined }[];
  className?: string;
  children: ReactNode;
};

export function ChartFigure({ title, heads, rows, className, children }: Props) {
  const id = useId();
  return (
    <figure
      aria-labelledby={id}
      className={`min-w-0 rounded-card border border-mist bg-sheet p-4 sm:p-5 ${className ?? ''}`}
    >
      <figcaption>
        <h3 id={id} className="text-lg">
          {title}
        </h3>
      </figcaption>
      {/* A chart keeps its width until it is redrawn: it must not widen a shrinking page. */}
      <div aria-hidden="true" className="mt-4 overflow-hidden">
        {children}
      </div>
      <details className="mt-2">
        <summary className="flex min-h-11 w-fit items-center text-sm text-link">As a table</summary>
        <table className="w-full border-collapse text-left">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="border-b border-edge text-sm text-ink-soft">
              <th scope="col" className="py-2 pr-4 font-semibold">
                {heads[0]}
              </th>
              <th scope="col" className="py-2 text-right font-semibold">
                {heads[1]}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, value, to }) => (
              <tr key={name} className="border-b border-mist">
                <th scope="row" className="py-1.5 pr-4 font-normal">
                  {to ? (
                    <Link to={to} className="inline-flex min-h-8 items-center text-link">
                      {name}
                    </Link>
                  ) : (
                    name
                  )}
                </th>
                <td className="py-1.5 text-right tabular-nums">{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
