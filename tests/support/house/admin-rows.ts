import type { APIRequestContext } from '@playwright/test'
import { adminApiPath } from '@foyer/schema/paths/admin-paths.ts'

type Change = { resource: string; id: number; name: string; value: unknown }

/** Changes a field of a row as somebody else would, with the session of the browser. */
export async function changeField(
  request: APIRequestContext,
  { resource, id, name, value }: Change,
): Promise<void> {
  const { cookies } = await request.storageState()
  const token = cookies.find((cookie) => cookie.name === 'csrftoken')?.value ?? ''
  const response = await request.patch(adminApiPath('de', `${resource}/${id}/`), {
    data: { [name]: value },
    headers: { 'x-csrftoken': token },
  })
  if (!response.ok()) throw new Error(`${resource} ${id}: ${await response.text()}`)
}

/** The status with which the origin responds to a request for a row. */
export async function statusOfRow(request: APIRequestContext, resource: string, id: number) {
  return (await request.get(adminApiPath('de', `${resource}/${id}/`))).status()
}
