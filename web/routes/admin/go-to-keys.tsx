import { useNavigate } from 'react-router';
import { useShortcut } from '../../features/shortcuts/shortcuts.ts';
import { ADMIN_PAGES } from './admin-pages.ts';

export function GoToKeys() {
  return ADMIN_PAGES.map(
    ({ key, text, to }) => key && <GoToKey key={key} keys={`g ${key}`} text={text} to={to} />,
  );
}

function GoToKey({ keys, text, to }: { keys: string; text: string; to: string }) {
  const navigate = useNavigate();
  useShortcut(keys, { text, group: 'Go to' }, () => void navigate(to));
  return null;
}
