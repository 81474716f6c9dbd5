/** Templates on the server (product §17.1): read in pages, saved, duplicated, deleted and taken back. */
import { TEMPLATE_LIMITS, type Template, type TemplateInput } from '@parley/shared';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '@/components/toast';
import { api, messageOf } from '@/lib/api';
import { useDeletion } from './deletion';

const PAGE_SIZE = 25;

export type TemplateScope = 'own' | 'public';

const templateKeys = {
  lists: ['templates', 'list'] as const,
  detail: (id: string) => ['templates', 'detail', id] as const,
};

interface TemplatePage {
  readonly items: readonly Template[];
  readonly nextCursor: string | null;
  readonly total: number;
}

/** GET /custom-scenarios, newest first, page by page. */
export const templatesQuery = (scope: TemplateScope) =>
  infiniteQueryOptions({
    queryKey: [...templateKeys.lists, scope],
    async queryFn({ pageParam, signal }): Promise<TemplatePage> {
      const { items, page } = await api.list('GET /custom-scenarios', {
        signal,
        query: { scope, limit: PAGE_SIZE, cursor: pageParam ?? undefined },
      });
      return { items, nextCursor: page.nextCursor, total: page.total ?? items.length };
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
  });

/** GET /custom-scenarios/{id}. */
export const templateQuery = (id: string) =>
  queryOptions({
    queryKey: templateKeys.detail(id),
    queryFn: ({ signal }): Promise<Template> => api.request('GET /custom-scenarios/:id', { params: { id }, signal }),
  });

/**
 * POST or PUT: a new template, or the one of this id replaced.
 * @param onSaved is called whatever page is open by then
 */
export function useSaveTemplate(id: string | null, onSaved: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: TemplateInput): Promise<Template> =>
      id === null
        ? api.request('POST /custom-scenarios', { body: input })
        : api.request('PUT /custom-scenarios/:id', { params: { id }, body: input }),
    onSuccess(template) {
      onSaved();
      client.setQueryData(templateKeys.detail(template._id), template);
      void client.invalidateQueries({ queryKey: templateKeys.lists });
    },
  });
}

/** 'Copy of …', within what a title may hold. */
export function titleOfCopy(title: string): string {
  const copy = `Copy of ${title}`;
  return copy.length <= TEMPLATE_LIMITS.title ? copy : `${copy.slice(0, TEMPLATE_LIMITS.title - 1).trimEnd()}…`;
}

/** POST: a template of one's own that says what this one says; private, whoever the other belongs to. Leads to the copy where that is asked for. */
export function useDuplicateTemplate(onEdit: (copy: Template) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (template: Template): Promise<Template> =>
      api.request('POST /custom-scenarios', {
        body: { ...template, title: titleOfCopy(template.title), isPublic: false },
      }),
    onSuccess(copy) {
      showToast(`“${copy.title}” is yours.`, 'note', { label: 'Edit', onPress: () => onEdit(copy) });
      return client.invalidateQueries({ queryKey: templateKeys.lists });
    },
    onError: (error) => showToast(messageOf(error, 'Failed to create custom scenario'), 'error'),
  });
}

/** DELETE, and what takes it back. */
export const useDeleteTemplate = (onDeleted: () => void) =>
  useDeletion(
    {
      remove: (id) => api.request('DELETE /custom-scenarios/:id', { params: { id } }),
      restore: (id) => api.request('POST /custom-scenarios/:id/restore', { params: { id } }),
      queryKey: templateKeys.lists,
      noun: 'template',
    },
    onDeleted,
  );
