import { useCallback, useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, type Location } from 'react-router';

/** `isBegun` is false while the first page waits for its data. */
export type RouterNow = { location: Location; goingTo: Location | undefined; isBegun: boolean };

/** Rendered state lags behind: a key or a response may come before the next render. */
export function useRouterNow(): () => RouterNow {
  const router = useContext(DataRouterContext)?.router;
  return useCallback(() => {
    if (!router) throw new Error('There is no router around this part.');
    const { location, navigation, initialized } = router.state;
    return { location, goingTo: navigation.location, isBegun: initialized };
  }, [router]);
}
