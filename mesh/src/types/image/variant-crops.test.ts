import { expect, test } from 'vitest'
import { eventRow } from '#testing/rows.ts'
import { createTestGateway } from '#testing/test-gateway.ts'

const image = { id: 5, url: '/media/a.jpg', alt: '', credit: '', color: '', width: 1, height: 1 }
const size = { width: 400, height: 400 }
const variants = [
  { crop: 'square', format: 'avif', ...size, url: '/media/square.avif' },
  { crop: 'vertical', format: 'jpg', ...size, url: '/media/vertical.jpg' },
]

test('the variants of a picture are those of the crops that are asked for', async () => {
  const event = { ...eventRow(1), image_obj: image, image_thumbnails: variants }
  const { ask } = createTestGateway(() => ({ body: event }))
  const { data, errors } = await ask(`{ event(locale: DE, number: 1) { image {
    vertical: variants(crops: [VERTICAL]) { url }
    either: variants(crops: [SQUARE, VERTICAL]) { url }
    original: variants(crops: [ORIGINAL]) { url }
    none: variants(crops: []) { url }
    all: variants(crops: null) { url }
    omitted: variants { url }
  } } }`)
  expect(errors).toBeUndefined()
  const [square, vertical] = variants.map(({ url }) => ({ url }))
  const both = [square, vertical]
  expect(data).toEqual({
    event: {
      image: {
        vertical: [vertical],
        either: both,
        original: [],
        none: [],
        all: both,
        omitted: both,
      },
    },
  })
})
