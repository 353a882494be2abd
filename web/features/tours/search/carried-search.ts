export function createCarriedSearch() {
  let carried: string | undefined;
  return {
    leave(city: string): void {
      carried = city;
    },
    take(city: string): boolean {
      const isCarried = carried === city;
      carried = undefined;
      return isCarried;
    },
  };
}

/**
 * Tells the loader of the results page, which cannot see the navigation state, that the search form brings the results.
 * Going back finds nothing here, and loads.
 */
export const carriedSearch = createCarriedSearch();
