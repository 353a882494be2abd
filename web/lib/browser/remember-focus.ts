/**
 * Remembers where the focus is. The answer puts it back there if nothing else has it by then: on what had it, or, where
 * that is gone, on the nearest part around it that is still there and takes it. What goes only after that, as a row does
 * whose list is loaded anew, takes the focus along no more than what went before.
 */
export function rememberFocus(): () => void {
  const path: HTMLElement[] = [];
  for (let element = document.activeElement; element; element = element.parentElement)
    if (element instanceof HTMLElement && element !== document.body) path.push(element);
  const content = document.getElementById('main');
  if (content && !path.includes(content)) path.push(content);

  return function putBack() {
    for (const element of path) {
      if (document.activeElement !== document.body) break;
      // What is gone, or takes no focus, lets it be.
      element.focus({ preventScroll: true });
    }
    const holder = path.find((element) => element === document.activeElement);
    if (holder) whenGone(holder, putBack);
  };
}

/** Calls `then` if `element` is taken out of the page while it has the focus. */
function whenGone(element: HTMLElement, then: () => void): void {
  const observer = new MutationObserver(() => {
    if (element === document.activeElement) return;
    observer.disconnect();
    if (!element.isConnected) then();
  });
  observer.observe(document.body, { childList: true, subtree: true });
}
