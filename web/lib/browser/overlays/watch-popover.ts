import { overlayEntries } from './overlay-entries.ts';

export function watchPopover(popover: HTMLElement): () => void {
  let leave = () => {};
  const enter = () => {
    leave = overlayEntries?.enter(() => popover.hidePopover()) ?? leave;
  };
  const onToggle = (event: ToggleEvent) => {
    if (event.newState === 'open') enter();
    else leave();
  };
  if (popover.matches(':popover-open')) enter();
  popover.addEventListener('beforetoggle', onToggle);
  return () => {
    popover.removeEventListener('beforetoggle', onToggle);
    leave();
  };
}
