import { describe, expect, test } from 'vitest'
import { createTestGateway } from '#testing/test-gateway.ts'

const image = {
  id: 5,
  url: '/media/hof.jpg',
  alt: 'Der Hof',
  credit: '',
  color: '#d6231f',
  width: 1240,
  height: 700,
  focal_point: { x: 0.5, y: 0.25 },
}
const item = {
  id: 7,
  type: 'image',
  name: 'hof.jpg',
  mime_type: 'image/jpeg',
  bytes: 1000,
  revision: 3,
  tags: ['Haus'],
  uploaded_at: '2026-11-21T19:30:00.000Z',
  uploaded_by: 'Renate Aigner',
  texts: { alt: { de: 'Der Hof', en: '' }, credit: { de: '', en: '' } },
  is_decorative: false,
  image_obj: image,
  image_thumbnails: [],
  file: null,
}
const use = {
  holder: 'page',
  title: 'Service',
  slug: 'page-3',
  locale: 'de',
  module: null,
  kind: null,
  field: 'og_image',
  is_published: true,
  in_draft: false,
}

describe('G-01, E-12: the media library in the graph', () => {
  test('is a connection of items, filtered as the origin does', async () => {
    const body = { count: 1, next: null, previous: null, results: [item] }
    const { ask, calls } = createTestGateway(() => ({ body }))
    const { data, errors } = await ask(`{
      mediaItems(locale: DE, query: "hof", type: IMAGE, tag: "Haus", first: 10) {
        totalCount
        nodes { id number type tags texts { alt { de en } } image { alt focalPoint { x y } } file { url } }
      }
    }`)
    expect(errors).toBeUndefined()
    expect(data).toEqual({
      mediaItems: {
        totalCount: 1,
        nodes: [
          {
            id: 'MediaItem:7:de',
            number: 7,
            type: 'IMAGE',
            tags: ['Haus'],
            texts: { alt: { de: 'Der Hof', en: null } },
            image: { alt: 'Der Hof', focalPoint: { x: 0.5, y: 0.25 } },
            file: null,
          },
        ],
      },
    })
    expect(calls[0]!.url.search).toBe('?query=hof&type=image&tag=Haus&page_size=10')
  })

  test('is changed field by field, and takes null for no focal point', async () => {
    const { ask, calls } = createTestGateway(() => ({ body: item }))
    const { data, errors } = await ask(`mutation {
      changeMediaItem(input: {
        locale: DE, number: 7, alt: { en: "The court" }, focalPoint: null, isDecorative: false
      }) { ... on MediaItem { number } }
    }`)
    expect(errors).toBeUndefined()
    expect(data).toEqual({ changeMediaItem: { number: 7 } })
    expect([calls[0]!.method, JSON.parse(calls[0]!.body!)]).toEqual([
      'PATCH',
      { alt: { en: 'The court' }, focal_point: null, is_decorative: false },
    ])
  })

  test('E-13: a change of what somebody else has changed returns what is stored', async () => {
    const { ask, calls } = createTestGateway(() => ({
      status: 409,
      body: { detail: 'Nein.', item },
    }))
    const { data, errors } = await ask(`mutation {
      changeMediaItem(input: { locale: DE, number: 7, revision: 2, name: "x.jpg" }) {
        __typename
        ... on MediaConflictProblem { code message item { number revision name texts { alt { de } } } }
      }
    }`)
    expect(errors).toBeUndefined()
    expect(JSON.parse(calls[0]!.body!)).toEqual({ revision: 2, name: 'x.jpg' })
    expect(data).toEqual({
      changeMediaItem: {
        __typename: 'MediaConflictProblem',
        code: 'CONFLICT',
        message: 'Nein.',
        item: { number: 7, revision: 3, name: 'hof.jpg', texts: { alt: { de: 'Der Hof' } } },
      },
    })
  })

  test('says where an item is shown that was to be deleted', async () => {
    const { ask } = createTestGateway(() => ({
      status: 409,
      body: { detail: 'Nein.', uses: [use] },
    }))
    const { data, errors } = await ask(`mutation {
      deleteMediaItem(input: { locale: DE, number: 7 }) {
        __typename
        ... on MediaInUseProblem { code message uses { holder title locale isPublished inDraft } }
      }
    }`)
    expect(errors).toBeUndefined()
    expect(data).toEqual({
      deleteMediaItem: {
        __typename: 'MediaInUseProblem',
        code: 'IN_USE',
        message: 'Nein.',
        uses: [
          { holder: 'PAGE', title: 'Service', locale: 'DE', isPublished: true, inDraft: false },
        ],
      },
    })
  })
})
