/** TT-7K3M2 */
export const REFERENCE = /^[A-Z\d]{2}-[2-9A-HJKMNP-Z]{5}$/;
