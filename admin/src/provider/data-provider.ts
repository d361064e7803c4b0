import { adminApiPath } from '@foyer/schema/paths/admin-paths.ts'
import { editedDefinitions } from '@foyer/schema/resources/resources.ts'
import type { ResourceDefinition } from '@foyer/schema/resources/define-resource.ts'
import type {
  DataProvider,
  DeleteManyParams,
  GetListParams,
  Identifier,
  RaRecord,
  UpdateManyParams,
} from 'react-admin'
import { currentLocale } from '#words/i18n-provider.ts'
import { callOrigin } from './call-origin.ts'
import { readRows, withRelatedRows } from './related-rows.ts'
import { changedValues, type Row, writtenValues } from './written-values.ts'

type Filter = string | number | boolean | null | undefined
type StoredRow = RaRecord<number> & { revision: number }
type StoredList = { count: number; results: StoredRow[] }
export type Signalled = { signal?: AbortSignal }

/** The generic calls of the resources, as the framework makes them. */
export const dataProvider = {
  supportAbortSignal: true,

  async getList(resource: string, params: GetListParams & Signalled) {
    const { count, results } = (await callOrigin(
      `${pathOf(resource)}?${listQuery(params)}`,
      params,
    )) as StoredList
    return { data: await withRelatedRows(definitionOf(resource), results), total: count }
  },

  async getOne(resource: string, { id, signal }: { id: Identifier } & Signalled) {
    return { data: await complete(resource, await readRow(resource, id, signal)) }
  },

  async getMany(resource: string, { ids }: { ids: Identifier[] }) {
    return { data: await readRows(definitionOf(resource), ids.map(Number)) }
  },

  getManyReference() {
    return Promise.reject(new Error('Children are fields of their parent.'))
  },

  async create(resource: string, { data, meta }: { data: Row; meta?: { key?: string } }) {
    const stored = await callOrigin(pathOf(resource), {
      method: 'POST',
      body: writtenValues(definitionOf(resource), data),
      headers: meta?.key ? { 'idempotency-key': meta.key } : {},
    })
    return { data: await complete(resource, stored as StoredRow) }
  },

  async update(
    resource: string,
    { id, data, previousData }: { id: Identifier; data: Row; previousData?: Row },
  ) {
    const stored = await saveChanges(resource, {
      before: previousData ?? {},
      after: { ...data, id },
    })
    return { data: await complete(resource, stored) }
  },

  async updateMany(resource: string, { ids, data }: UpdateManyParams) {
    return { data: await bulk(resource, { ids, action: 'patch', fields: data }) }
  },

  async delete(resource: string, { id, previousData }: { id: Identifier; previousData?: Row }) {
    await deleteRow(resource, id, previousData?.['revision'])
    return { data: (previousData ?? { id }) as StoredRow }
  },

  async deleteMany(resource: string, { ids }: DeleteManyParams) {
    return { data: await bulk(resource, { ids, action: 'delete' }) }
  },
} as unknown as DataProvider

export function definitionOf(resource: string): ResourceDefinition {
  const definition = editedDefinitions.find((one) => one.resource === resource)
  if (!definition) throw new Error(`There is no resource ${resource}.`)
  return definition
}

/** Sends the values that differ. The revision is that with which a form was loaded, or that of the stored row whose difference was shown. */
async function saveChanges(
  resource: string,
  change: { before: Row; after: Row },
): Promise<StoredRow> {
  const { id, revision } = change.after
  const stored = await callOrigin(pathOf(resource, id as number), {
    method: 'PATCH',
    body: { ...changedValues(definitionOf(resource), change), revision },
  })
  return stored as StoredRow
}

/** Deletes a row, if it still has the revision that was seen. */
async function deleteRow(resource: string, id: Identifier, revision?: unknown): Promise<void> {
  const query = typeof revision === 'number' ? `?revision=${revision}` : ''
  await callOrigin(pathOf(resource, id) + query, { method: 'DELETE' })
}

/** Puts another row in the place of one, wherever that is used, and deletes that one: everything, or nothing. */
export async function replaceRow(resource: string, id: Identifier, by: number): Promise<void> {
  await callOrigin(`${pathOf(resource, id)}replace/`, { method: 'POST', body: { by } })
}

/** Brings a deleted row back. */
export async function restoreRow(resource: string, id: Identifier): Promise<void> {
  await callOrigin(`${pathOf(resource, id)}restore/`, { method: 'POST', body: {} })
}

/** Address of the rows of a list as CSV. */
export const exportUrl = (resource: string, list: Pick<GetListParams, 'filter' | 'sort'>) =>
  `${pathOf(resource)}export.csv?${listQuery(list)}`

function pathOf(resource: string, id?: Identifier): string {
  return adminApiPath(currentLocale(), id === undefined ? `${resource}/` : `${resource}/${id}/`)
}

/** A row as it is stored, with its children. */
async function readRow(resource: string, id: Identifier, signal?: AbortSignal): Promise<StoredRow> {
  return (await callOrigin(pathOf(resource, id), { signal })) as StoredRow
}

async function complete(resource: string, row: StoredRow): Promise<StoredRow> {
  const [named] = await withRelatedRows(definitionOf(resource), [row])
  return named!
}

async function bulk(resource: string, body: { ids: Identifier[]; action: string; fields?: Row }) {
  const done = await callOrigin(`${pathOf(resource)}bulk/`, { method: 'POST', body })
  return (done as { ids: number[] }).ids
}

/** The query of a list. The order of the framework is `id` unless something else was chosen, which the origin does not know. */
function listQuery({ filter = {}, sort, pagination }: GetListParams): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filter as Record<string, Filter>)) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value))
  }
  if (sort && sort.field !== 'id') {
    query.set('ordering', sort.order === 'DESC' ? `-${sort.field}` : sort.field)
  }
  if (pagination) {
    query.set('page', String(pagination.page))
    query.set('page_size', String(pagination.perPage))
  }
  return query.toString()
}
