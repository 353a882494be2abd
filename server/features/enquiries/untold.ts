/** Stand in the place of what whoever wrote by WhatsApp has not told. */
export const UNTOLD_NAME = 'Traveller';
export const UNTOLD_TOUR = 'No tour chosen yet';
