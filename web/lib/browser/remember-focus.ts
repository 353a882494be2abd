/** The returned function restores a lost focus to the element or its nearest ancestor left, also if removed later. */
export function rememberFocus(): () => void {
  const path: HTMLElement[] = [];
  for (let element = document.activeElement; element; element = element.parentElement)
    if (element instanceof HTMLElement && element !== document.body) path.push(element);
  const content = document.getElementById('main');
  if (content && !path.includes(content)) path.push(content);

  return function putBack() {
    for (const element of path) {
      if (document.activeElement !== document.body) break;
      element.focus({ preventScroll: true });
    }
    const holder = path.find((element) => element === document.activeElement);
    if (holder) whenGone(holder, putBack);
  };
}

function whenGone(element: HTMLElement, then: () => void): void {
  const observer = new MutationObserver(() => {
    if (element === document.activeElement) return;
    observer.disconnect();
    if (!element.isConnected) then();
  });
  observer.observe(document.body, { childList: true, subtree: true });
}
