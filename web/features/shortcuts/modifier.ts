export function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform);
}

export function hasModifier({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  if (altKey || shiftKey) return false;
  return isApple() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
}
