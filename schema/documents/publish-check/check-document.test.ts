import { describe, expect, test } from 'vitest'
import { ranksFor } from '@foyer/schema/documents/rank.ts'
import type { ContentDocument } from '@foyer/schema/documents/document.ts'
import type { Values } from '@foyer/schema/documents/value.ts'
import { checkDocument, isBlocked, type PublishFacts } from './check-document.ts'

const facts: PublishFacts = {
  pictures: new Map([
    [1, { alt: '', width: 1200, height: 800 }],
    [2, { alt: 'Die Bühne', width: 9000, height: 6000 }],
  ]),
  deadLinks: new Set(['/weg']),
  deadAnchors: new Set(['/haus#weg']),
  missingTranslations: [],
}

/** What is found in a document of these modules, whose ids are their positions. */
function check(...modules: [kind: string, fields: Values][]) {
  const ranks = ranksFor(modules.length)
  const placed = modules.map(([kind, fields], index) => {
    const place = { parent: null, column: null, rank: ranks[index]! }
    return [String(index), { kind, version: 1, place, fields }]
  })
  const document: ContentDocument = { fields: {}, modules: Object.fromEntries(placed) }
  return checkDocument(document, facts).map(({ module, path, key }) => [module, path.join(), key])
}

const textOf = (...children: { text: string; link?: string }[]) => ({
  content: [{ type: 'paragraph', children }],
})
const item = (fields: Values) => ({ items: { a: { rank: 'a0', fields } } })

describe('E-04: the check before publishing', () => {
  test.each<[string, Values, [path: string, key: string][]]>([
    ['image', { image: 1 }, [['image', 'missing-alternative-text']]],
    ['image', { image: 1, is_decorative: true }, []],
    [
      'image',
      { image: 1, is_decorative: true, link: '/da' },
      [['image', 'missing-alternative-text']],
    ],
    ['image', { image: 1, description: 'Unterschrift' }, []],
    ['two-columns', { image: 1 }, [['image', 'missing-alternative-text']]],
    ['image-list', item({ image: 1 }), [['items,a,fields,image', 'missing-alternative-text']]],
    ['teaser-list', item({ image: 1 }), []],
    ['section', { image: 1 }, []],
    ['image', { image: 2 }, [['image', 'oversize-picture']]],
    ['headline', { headline_level: 3 }, [['headline_level', 'skipped-heading-level']]],
    ['headline', {}, []],
    ['link', { link: '/weg', link_text: 'Das Haus' }, [['link', 'dead-link']]],
    ['link', { link: '/haus#weg', link_text: 'Das Haus' }, [['link', 'dead-anchor']]],
    ['full-teaser', { link_text: 'Das Haus' }, [['link', 'link-without-target']]],
    ['hero-media', { button_text: 'Karten' }, [['button_link', 'link-without-target']]],
    ['full-teaser', { link: '/da' }, []],
    ['text', textOf({ text: 'Weiter', link: '/da' }), [['content', 'vague-link-text']]],
    ['text', textOf({ text: ' ', link: '/da' }), [['content', 'empty-link']]],
    ['text', textOf({ text: 'Mehr ', link: '/da' }, { text: 'zum Haus', link: '/da' }), []],
    ['text', textOf({ text: 'Das Haus', link: '/weg' }), [['content', 'dead-link']]],
    ['something-new', { image: 1 }, []],
  ])('%s with %j', (kind, fields, expected) => {
    expect(check([kind, fields])).toEqual(expected.map((found) => ['0', ...found]))
  })

  test('headings follow one another over all kinds that have one', () => {
    expect(
      check(
        ['full-teaser', {}],
        ['headline', { headline_level: 3 }],
        ['headline', { headline_level: 5 }],
        ['headline', { headline_level: 2 }],
      ),
    ).toEqual([['2', 'headline_level', 'skipped-heading-level']])
  })

  test('a list of anchors leads to those of the page', () => {
    const entry = (anchor: string) => ({ rank: 'a0', fields: { anchor, text: 'Anfahrt' } })
    expect(
      check(
        ['anchor-list', { children: { a: entry('anfahrt'), b: entry('weg') } }],
        ['text', { anchor: 'anfahrt' }],
      ),
    ).toEqual([['0', 'children,b,fields,anchor', 'dead-anchor']])
    expect(check(['faq', item({ anchor: 'anfahrt' })])).toEqual([])
  })

  test('only errors prevent publishing', () => {
    const found = (key: 'missing-translation' | 'dead-link', severity: 'warning' | 'error') =>
      isBlocked([{ module: null, path: [], key, severity, value: null }])
    expect([found('missing-translation', 'warning'), found('dead-link', 'error')]).toEqual([
      false,
      true,
    ])
  })
})
