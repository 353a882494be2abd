export const FIELD_BOX = 'field-box';
