/** The phone's menu, in which a link or a button was pressed, would lie over what is said. */
export function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover();
}
