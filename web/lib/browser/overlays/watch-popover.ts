import { overlayEntries } from './overlay-entries.ts';

/** Gives a popover its entry of the history whenever it is open, until the answered function is called. */
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
