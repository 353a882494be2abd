import { href } from 'react-router';

/** What `?tour=` holds while a tour is created. */
export const NEW_TOUR = 'new';

/** The query of the list behind the form. */
export function withoutEditor(params: URLSearchParams): string {
  const list = new URLSearchParams(params);
  list.delete('tour');
  return list.size > 0 ? `?${list}` : '';
}

/** The query that opens the form over the list as it is. */
export function withEditor(params: URLSearchParams, id: string): string {
  const form = new URLSearchParams(params);
  form.set('tour', id);
  return `?${form}`;
}

export function previewPath(id: string | undefined): string {
  return href('/admin/manage-tours/:id/preview', { id: id ?? NEW_TOUR });
}
