import { Fragment, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';

type Props<Row> = {
  rows: readonly Row[];
  none: { title: string; text: string };
  className: string;
  children: (row: Row) => ReactNode;
};

export function RowsFound<Row extends { _id: string }>({ rows, none, className, children }: Props<Row>) {
  const [params] = useSearchParams();
  if (rows.length > 0)
    return (
      <ul className={className}>
        {rows.map((row) => (
          <Fragment key={row._id}>{children(row)}</Fragment>
        ))}
      </ul>
    );
  const isNarrowed = [...params].some(([, value]) => value !== '');
  if (!isNarrowed) return <EmptyState {...none} />;
  return (
    <EmptyState title={none.title} text="Nothing fits what you look for.">
      <ButtonLink to="?" variant="secondary">
        Show all
      </ButtonLink>
    </EmptyState>
  );
}
