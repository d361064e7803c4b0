import type { APIRequestContext } from '@playwright/test'
import { adminApiPath } from '@foyer/schema/paths/admin-paths.ts'

type Change = { resource: string; id: number; name: string; value: unknown }

/** Changes a field of a row as somebody else would, with the session of the browser. */
export async function changeField(
  request: APIRequestContext,
  { resource, id, name, value }: Change,
): Promise<void> {
  const response = await request.patch(adminApiPath('de', `${resource}/${id}/`), {
    data: { [name]: value },
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
