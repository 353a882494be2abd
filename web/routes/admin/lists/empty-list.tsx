import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';

type Props = {
  title: string;
  text: string;
};

export function EmptyList({ title, text }: Props) {
  const [params] = useSearchParams();
  const isNarrowed = [...params].some(([, value]) => value !== '');
  if (!isNarrowed) return <EmptyState title={title} text={text} />;
  return (
    <EmptyState title={title} text="Nothing fits what you look for.">
      <ButtonLink to="?" variant="secondary">
        Show all
      </ButtonLink>
    </EmptyState>
  );
}
