import type { APIRequestContext } from '@playwright/test'
import { adminApiPath } from '@foyer/schema/paths/admin-paths.ts'

type Change = { resource: string; id: number; name: string; value: unknown }

/** Changes a field of a row as somebody else would, with the session of the browser. */
export const changeField = (
  request: APIRequestContext,
  { resource, id, name, value }: Change,
): Promise<void> => changeFields(request, { resource, id, values: { [name]: value } })

/** Changes several fields of a row at once. */
export async function changeFields(
  request: APIRequestContext,
  { resource, id, values }: { resource: string; id: number; values: object },
): Promise<void> {
  const response = await request.patch(adminApiPath('de', `${resource}/${id}/`), {
    data: values,
    headers: await tokenHeader(request),
  })
  if (!response.ok()) throw new Error(`${resource} ${id}: ${await response.text()}`)
}

/** Adds a row with the session of the browser; returns its number. */
export async function addRow(
  request: APIRequestContext,
  resource: string,
  row: object,
): Promise<number> {
  const response = await request.post(adminApiPath('de', `${resource}/`), {
    data: row,
    headers: await tokenHeader(request),
  })
  if (!response.ok()) throw new Error(`${resource}: ${await response.text()}`)
  return ((await response.json()) as { id: number }).id
}

async function tokenHeader(request: APIRequestContext) {
  const { cookies } = await request.storageState()
  return { 'x-csrftoken': cookies.find(({ name }) => name === 'csrftoken')?.value ?? '' }
}

/** The status with which the origin responds to a request for a row. */
export async function statusOfRow(request: APIRequestContext, resource: string, id: number) {
  return (await request.get(adminApiPath('de', `${resource}/${id}/`))).status()
}

/** The stored values of a row. */
export async function readRow(
  request: APIRequestContext,
  resource: string,
  id: number,
): Promise<Record<string, unknown>> {
  const response = await request.get(adminApiPath('de', `${resource}/${id}/`))
  return (await response.json()) as Record<string, unknown>
}

/** The rows of a list. */
export async function findRows(
  request: APIRequestContext,
  resource: string,
  query: string,
): Promise<{ id: number }[]> {
  const response = await request.get(adminApiPath('de', `${resource}/?${query}`))
  return ((await response.json()) as { results: { id: number }[] }).results
}

/** Deletes rows in this order, so that a test leaves nothing behind. */
export async function removeRows(
  request: APIRequestContext,
  rows: readonly (readonly [resource: string, id: number])[],
): Promise<void> {
  for (const [resource, id] of rows) {
    const response = await request.delete(adminApiPath('de', `${resource}/${id}/`), {
      headers: await tokenHeader(request),
    })
    if (!response.ok()) throw new Error(`${resource} ${id}: ${await response.text()}`)
  }
}
