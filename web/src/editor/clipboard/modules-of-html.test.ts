import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { additions, copiedJson, parseCopied } from './copied-modules.ts'
import { htmlOfModules } from './html-of-modules.ts'
import { modulesOfHtml, modulesOfText } from './modules-of-html.ts'

const paragraph = (text: string) => ({ type: 'paragraph', children: [{ text }] })

describe('E-05 what is pasted onto the page', () => {
  test('becomes headlines and texts, and nothing else', () => {
    const html = `<html><head><style>p { color: red }</style></head><body><b style="font-weight:normal">
      <h1>Der Krug</h1><p>Ein <b>Lustspiel</b></p><ul><li>Adam</li></ul><h4>Dauer</h4>
      <p onclick="alert(1)">100 Minuten</p><script>alert(1)</script><h2> </h2></b></body></html>`
    expect(modulesOfHtml(html).map(({ kind, fields }) => ({ kind, ...fields }))).toEqual([
      { kind: 'headline', content: 'Der Krug', headline_level: 2 },
      {
        kind: 'text',
        content: [
          { type: 'paragraph', children: [{ text: 'Ein ' }, { text: 'Lustspiel', bold: true }] },
          { type: 'bulleted_item', children: [{ text: 'Adam' }] },
        ],
      },
      { kind: 'headline', content: 'Dauer', headline_level: 4 },
      { kind: 'text', content: [paragraph('100 Minuten')] },
    ])
    expect(modulesOfText('eins\n\nzwei')[0]!.fields['content']).toEqual([
      paragraph('eins'),
      paragraph('zwei'),
    ])
    expect(modulesOfText(' \n ')).toEqual([])
  })

  test.each(['word', 'google-docs', 'libre-office', 'pages', 'web-page'])(
    'from %s has all its words',
    async (program) => {
      const url = new URL(`../rich-text/paste/clipboards/${program}.clipboard`, import.meta.url)
      const modules = modulesOfHtml(await readFile(url, 'utf8'))
      const words = JSON.stringify(modules)
      for (const word of ['Der zerbrochne Krug', 'Kleist', 'Dorfrichter Adam', 'Ruprecht']) {
        expect(words).toContain(word)
      }
    },
  )
})

describe('E-03 copied modules', () => {
  const text = { kind: 'text', version: 1, fields: { content: [paragraph('1 < 2')] } }
  const headline = { kind: 'headline', version: 1, fields: { content: 'Eins', headline_level: 3 } }
  const section = {
    kind: 'section',
    version: 1,
    fields: { layout: '50-50' },
    inside: [{ column: 1, ...text }],
  }
  const modules = [{ ...headline, inside: [] }, section]

  test('come back as they were from the clipboard, and anything else is no module', () => {
    expect(parseCopied(copiedJson(modules))).toEqual(modules)
    for (const wrong of ['', '[]', '{"modules":[]}', '{"modules":[{"kind":"constructor"}]}', '{']) {
      expect(parseCopied(wrong)).toBeUndefined()
    }
    const nested = { ...section, inside: [{ ...section, column: 0 }, { kind: 'x' }] }
    expect(parseCopied(copiedJson([nested as never]))![0]!.inside).toEqual([])
  })

  test('are clean HTML for other programs', () => {
    expect(htmlOfModules(modules, 'https://haus.example')).toBe('<h3>Eins</h3><p>1 &lt; 2</p>')
  })

  test('take their links to other programs, those of the site with its address', () => {
    const link = { kind: 'link', version: 1, fields: { link: '/de/programm' }, inside: [] }
    const linked = [{ type: 'paragraph', children: [{ text: 'Haus', link: '/de/haus' }] }]
    const words = { kind: 'text', version: 1, fields: { content: linked }, inside: [] }
    const reference = { ...link, fields: { link: 'page:12' } }
    expect(htmlOfModules([link, words, reference], 'https://haus.example')).toBe(
      '<p><a href="https://haus.example/de/programm">/de/programm</a></p>' +
        '<p><a href="https://haus.example/de/haus">Haus</a></p>',
    )
  })

  test('are added in order, with new ids, and a section never into another one', () => {
    const document = {
      fields: {},
      modules: {
        s: {
          kind: 'section',
          version: 1,
          place: { parent: null, column: null, rank: 'a0' },
          fields: {},
        },
      },
    }
    const position = { parent: 's', column: 0, index: 0 }
    const [first, second] = additions(document, { modules, position })
    const places = [first!, second!].map(({ module, modules: added }) => added[module]!.place)
    expect(places.map(({ parent }) => parent)).toEqual([null, null])
    expect(places[0]!.rank < places[1]!.rank).toBe(true)
    const nested = Object.values(second!.modules).find(({ kind }) => kind === 'text')!
    expect(nested.place).toMatchObject({ parent: second!.module, column: 1 })
  })
})
