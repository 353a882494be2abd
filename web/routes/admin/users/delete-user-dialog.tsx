import { ConfirmDialog } from '../actions/confirm-dialog.tsx';

type Named = { username: string; email: string };
type Props<User extends Named> = {
  user: User | null;
  onConfirm: (user: User) => Promise<void>;
  onClose: () => void;
};

export function DeleteUserDialog<User extends Named>({ user, onConfirm, onClose }: Props<User>) {
  return (
    <ConfirmDialog
      open={user !== null}
      title="Delete this user?"
      confirm="Delete"
      onConfirm={async () => {
        if (user) await onConfirm(user);
      }}
      onClose={onClose}
    >
      <p>
        The account of <strong className="text-ink">{user?.username}</strong> ({user?.email}) goes for good,
        and every device is signed out. Enquiries stay as they are; reviews stay under “A former traveller”.
      </p>
    </ConfirmDialog>
  );
}
