/**
 * Loaders cannot see the navigation state. The search form leaves word here that the state brings the results
 * for this destination, so that the results page does not ask for them a second time.
 */
let carriedCity: string | undefined;

export function carrySearch(city: string): void {
  carriedCity = city;
}

/** True once after `carrySearch` with the same destination. */
export function takeCarriedSearch(city: string): boolean {
  const isCarried = carriedCity === city;
  carriedCity = undefined;
  return isCarried;
}
