import { useNavigation } from 'react-router';

export function PendingBar() {
  return useNavigation().state !== 'idle' && <LoadingBar />;
}

export function LoadingBar() {
  return (
    <div role="progressbar" aria-label="Loading" className="fixed inset-x-0 top-0 z-50 h-1 overflow-hidden">
      <div className="pending-bar h-full bg-marigold" />
    </div>
  );
}
