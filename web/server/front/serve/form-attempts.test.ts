import { expect, test } from 'vitest'
import { findAttempt, saveAttempt } from '#lib/http/form-attempts.ts'
import type { RenderRequest, Rendering } from '#front/renderer.ts'
import { withFormAttempts } from './form-attempts.ts'

const post: RenderRequest = {
  method: 'POST',
  url: '/de/forms/frage/1/eintrag',
  headers: { host: 'theatre.example', cookie: 'csrftoken=geheim', 'content-length': '12' },
}

function renderingOf(status: number, type: string, body: string): Rendering {
  return { status, headers: { 'content-type': type }, body: Buffer.from(body), tags: [] }
}

test('S-07 a rejected form gets its page, which is requested once and then removed', async () => {
  const id = saveAttempt({ values: {}, problems: [], detail: '', files: {} })
  const page = `/de/forms/frage/1/attempt/${id}`
  const renderRequests: RenderRequest[] = []
  const render = withFormAttempts(async (request) => {
    renderRequests.push(request)
    if (request.method === 'POST')
      return renderingOf(422, 'application/json', JSON.stringify({ page }))
    return renderingOf(200, 'text/html', findAttempt(id) ? 'Das Formular' : 'Nichts')
  })
  const shown = await render(post)
  expect([shown.status, shown.body.toString()]).toEqual([422, 'Das Formular'])
  expect(renderRequests[1]).toEqual({
    method: 'GET',
    url: page,
    headers: {
      host: 'theatre.example',
      'x-forwarded-host': 'theatre.example',
      'x-forwarded-proto': 'http',
    },
  })
  expect(findAttempt(id)).toBeUndefined()
})

test('every other response is unchanged', async () => {
  for (const original of [
    renderingOf(303, 'text/plain', ''),
    renderingOf(422, 'text/html', 'x'),
    renderingOf(200, 'application/json', '{}'),
  ]) {
    expect(await withFormAttempts(async () => original)(post)).toBe(original)
  }
})

test('an attempt that cannot be shown is removed all the same', async () => {
  const id = saveAttempt({ values: {}, problems: [], detail: '', files: {} })
  const page = `/de/forms/frage/1/attempt/${id}`
  const render = withFormAttempts(async ({ method }) =>
    method === 'POST'
      ? renderingOf(422, 'application/json', JSON.stringify({ page }))
      : renderingOf(500, 'text/html', ''),
  )
  await expect(render(post)).rejects.toThrow('500')
  expect(findAttempt(id)).toBeUndefined()
})
