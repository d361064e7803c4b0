import type { APIRequestContext, APIResponse } from '@playwright/test'
import { stack } from '#support/stack.ts'

export const editor = { username: 'redaktion', password: 'Vorhang-auf-2026' }

/** Logs an editor in at the origin; the site shares the session. */
export async function logIn(request: APIRequestContext): Promise<void> {
  await request.get(`${stack.backendUrl}/de/api/user-details/`)
  await post(request, { path: '/de/api/user/login/', data: editor })
}

/** Sends a request to the origin with the session that is logged in. */
export async function post(request: APIRequestContext, sent: Sent): Promise<void> {
  await send(request, sent)
}

/** The same, and returns what the origin responds. */
export async function ask(request: APIRequestContext, sent: Sent): Promise<unknown> {
  return (await send(request, sent)).json()
}

type Sent = { path: string; data: object }

async function send(request: APIRequestContext, { path, data }: Sent): Promise<APIResponse> {
  const { cookies } = await request.storageState()
  const token = cookies.find(({ name }) => name === 'csrftoken')?.value ?? ''
  const response = await request.post(stack.backendUrl + path, {
    data,
    headers: { 'x-csrftoken': token },
  })
  if (!response.ok()) throw new Error(`${path} was refused: ${await response.text()}`)
  return response
}
