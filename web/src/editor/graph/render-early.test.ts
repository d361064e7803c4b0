import { modulesInOrder } from '@foyer/schema/documents/document.ts'
import { expect, test, vi } from 'vitest'
import type { RenderCall } from '#editor/canvas/rendered/rendered-modules.ts'
import type { LoadedDocument } from '#editor/store/document-transport.ts'
import { renderEarly } from './render-early.ts'

/** Modules whose order in the document is not that in which they are read. */
const loaded = {
  document: {
    fields: {},
    modules: Object.fromEntries(
      Array.from({ length: 20 }, (_, index) => [
        `m${index}`,
        {
          kind: 'headline',
          version: 1,
          place: { parent: null, column: null, rank: `a${String(99 - index)}` },
          fields: { content: `Absatz ${index}` },
        },
      ]),
    ),
  },
} as unknown as LoadedDocument

const firstModules = () => modulesInOrder(loaded.document).slice(0, 12)

const origin = () =>
  vi.fn<RenderCall>((modules) => Promise.resolve(new Map(modules.map(({ id }) => [id, null]))))

test('E-01 the first modules in reading order are asked for as soon as the draft is there, and once', async () => {
  const call = origin()
  const render = renderEarly(Promise.resolve(loaded), call)
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(1))
  const found = await render(firstModules())
  expect([...found.keys()]).toEqual(Array.from({ length: 12 }, (_, index) => `m${19 - index}`))
  expect(call).toHaveBeenCalledTimes(1)
  await render(firstModules())
  expect(call).toHaveBeenCalledTimes(2)
})

test('E-01 a first module with a change that was not sent is asked for as it is', async () => {
  const call = origin()
  // Nobody waits for the response to what is not wanted.
  call.mockReturnValueOnce(new Promise(() => {}))
  const render = renderEarly(Promise.resolve(loaded), call)
  const [first, ...others] = firstModules()
  const changed = [{ ...first!, fields: { content: 'Nicht gesendet' } }, ...others]
  await render(changed)
  expect(call).toHaveBeenLastCalledWith(changed)
})

test('E-01 without a response to the early call the modules are asked for again', async () => {
  const call = origin()
  call.mockRejectedValueOnce(new Error('no connection'))
  const render = renderEarly(Promise.resolve(loaded), call)
  await expect(render(firstModules())).resolves.toHaveProperty('size', 12)
  const withoutDraft = renderEarly(Promise.reject(new Error('no draft')), call)
  await expect(withoutDraft(firstModules())).resolves.toHaveProperty('size', 12)
})
