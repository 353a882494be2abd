import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { showAlert } from './alerts.ts';

const OFFLINE = 'You are offline. This page stays open; try again once you are connected.';

/** Without a network the next page cannot come, and trying would throw this one away. */
export function useStayWhileOffline(): void {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const stays =
      !navigator.onLine &&
      currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search;
    // Said from here, not when React has the blocked state: that waits for parts whose script is still under way.
    if (stays) queueMicrotask(sayOffline);
    return stays;
  });
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);
}

function sayOffline(): void {
  // The phone's menu, which the link was pressed in, would lie over the alert.
  for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover();
  showAlert({ text: OFFLINE, detail: 'What you typed is kept in this browser.' });
}
