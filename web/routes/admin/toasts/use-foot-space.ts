import { type RefCallback, useCallback } from 'react';

/**
 * Measures what lies over the foot of the screen into `--foot-space`: bars that stick there stand above it, and the end
 * of the page can be scrolled clear of it. Give the answered ref to what lies there.
 */
export function useFootSpace(): RefCallback<HTMLElement> {
  return useCallback((element) => {
    if (!element) return;
    const root = document.documentElement.style;
    const observer = new ResizeObserver(() => root.setProperty('--foot-space', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.removeProperty('--foot-space');
    };
  }, []);
}
