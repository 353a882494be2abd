/** Destinations whose results a navigation brings along in its state. */
export function createCarriedSearch() {
  let carried: string | undefined;
  return {
    leave(city: string): void {
      carried = city;
    },
    /** True once after `leave` with the same destination. */
    take(city: string): boolean {
      const isCarried = carried === city;
      carried = undefined;
      return isCarried;
    },
  };
}

/**
 * Between the search form and the loader of the results' page, which cannot see the navigation state: so that it does not
 * ask for them a second time. Pressing "back" to the page finds nothing left here, and asks.
 */
export const carriedSearch = createCarriedSearch();
