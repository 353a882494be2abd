import { useCallback, useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, type Location } from 'react-router';

/** Where the router is, and where it is on its way to. Not begun: the first page waits for its data. */
export type RouterNow = { location: Location; goingTo: Location | undefined; isBegun: boolean };

/** Answers for this very moment: what is rendered says the same a little later, and a key or an answer may come before. */
export function useRouterNow(): () => RouterNow {
  const router = useContext(DataRouterContext)?.router;
  return useCallback(() => {
    if (!router) throw new Error('There is no router around this part.');
    const { location, navigation, initialized } = router.state;
    return { location, goingTo: navigation.location, isBegun: initialized };
  }, [router]);
}
