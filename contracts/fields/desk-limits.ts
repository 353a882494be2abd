/** Of what staff type. In a file of its own, so that no visitor's script has them. */
export const DESK_LIMITS = {
  reviewReply: 2_000,
  nextAction: 200,
  childAges: 100,
  tourPictures: 20,
  listPageMax: 100,
  searchText: 200,
} as const;
