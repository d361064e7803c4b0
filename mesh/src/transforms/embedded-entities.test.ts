import { expect, test } from 'vitest'
import { eventRow, page } from '#testing/rows.ts'
import { createTestGateway } from '#testing/test-gateway.ts'

const picture = {
  id: 5,
  url: '/media/a.jpg',
  alt: 'Ein Schädel',
  credit: '',
  color: '#d6231f',
  width: 2480,
  height: 1400,
}
const thumbnail = { crop: 'square', format: 'avif', width: 240, height: 240, url: '/media/b.avif' }

const selection = 'image { id alt focalPoint { x y } variants { crop format width url } }'
const imageOfEvent = {
  id: 'Image:5:de',
  alt: 'Ein Schädel',
  focalPoint: null,
  variants: [{ crop: 'SQUARE', format: 'AVIF', width: 240, url: '/media/b.avif' }],
}

test('a picture is one object with its variants, in every type', async () => {
  const event = { ...eventRow(1), image_obj: picture, image_thumbnails: [thumbnail] }
  const bare = eventRow(2)
  const slide = { ...picture, focal_point: { x: 0.5, y: 0.25 }, image_thumbnails: [thumbnail] }
  const { ask } = createTestGateway(({ url }) =>
    url.pathname.endsWith('/events/')
      ? { body: page([event, bare]) }
      : { body: { ...event, images: [slide] } },
  )
  const { data, errors } = await ask(`{
    events(locale: DE) { nodes { ${selection} } }
    event(locale: DE, number: 1) { images { focalPoint { x y } variants { width } } }
  }`)
  expect(errors).toBeUndefined()
  expect(data).toEqual({
    events: { nodes: [{ image: imageOfEvent }, { image: null }] },
    event: { images: [{ focalPoint: { x: 0.5, y: 0.25 }, variants: [{ width: 240 }] }] },
  })
})

test('an entity that a module refers to has its plain name, also if image variants were left out', async () => {
  const place = { parent: null, column: null, order: 0, revision: 1 }
  const modules = [
    { ...place, id: 1, type: 'full-teaser', image: 5, image_obj: picture, headline: 'Hamlet' },
    { ...place, id: 2, type: 'venue', venue: 3, venue_obj: { id: 3, name: 'Stadttheater' } },
    { ...place, id: 3, type: 'venue', venue: null, venue_obj: null },
  ]
  const { ask } = createTestGateway(() => ({ body: { id: 1, title: 'Haus', modules } }))
  const { data, errors } = await ask(`{ page(locale: DE, path: "haus") { modules {
    ... on FullTeaserModule { image { alt variants { url } } }
    ... on VenueModule { venue { name } }
  } } }`)
  expect(errors).toBeUndefined()
  expect(data).toEqual({
    page: {
      modules: [
        { image: { alt: 'Ein Schädel', variants: [] } },
        { venue: { name: 'Stadttheater' } },
        { venue: null },
      ],
    },
  })
})
