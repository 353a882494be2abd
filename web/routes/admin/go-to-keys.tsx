import { useNavigate } from 'react-router';
import { useShortcut } from '../../features/shortcuts/shortcuts.ts';

const PAGES = [
  ['d', 'Dashboard', '/admin-dashboard'],
  ['b', 'Bookings', '/admin/bookings'],
  ['t', 'Tours', '/admin/manage-tours'],
  ['r', 'Reviews', '/admin/reviews'],
  ['m', 'Messages', '/admin/messages'],
  ['e', 'Mail', '/admin/mail'],
  ['u', 'Users', '/admin/users'],
  ['s', 'Settings', '/admin/settings'],
  ['h', 'History', '/admin/history'],
] as const;

/** `g` and a letter lead to the pages of the admin area. */
export function GoToKeys() {
  return PAGES.map(([key, text, to]) => <GoToKey key={key} keys={`g ${key}`} text={text} to={to} />);
}

function GoToKey({ keys, text, to }: { keys: string; text: string; to: string }) {
  const navigate = useNavigate();
  useShortcut(keys, { text, group: 'Go to' }, () => void navigate(to));
  return null;
}
