import { href } from 'react-router';

export const NEW_TOUR = 'new';

export function withoutEditor(params: URLSearchParams): string {
  const list = new URLSearchParams(params);
  list.delete('tour');
  return list.size > 0 ? `?${list}` : '';
}

export function withEditor(params: URLSearchParams, id: string): string {
  const form = new URLSearchParams(params);
  form.set('tour', id);
  return `?${form}`;
}

export function previewPath(id: string | undefined): string {
  return href('/admin/manage-tours/:id/preview', { id: id ?? NEW_TOUR });
}
