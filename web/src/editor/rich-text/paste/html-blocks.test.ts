import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Block } from '#editor/rich-text/slate-types.ts'
import { htmlBlocks } from './html-blocks.ts'
import { plainBlocks } from './plain-blocks.ts'

const clipboard = (program: string) =>
  readFileSync(new URL(`clipboards/${program}.clipboard`, import.meta.url), 'utf8')

const paragraph = (text: string): Block => ({ type: 'paragraph', children: [{ text }] })

describe('E-05: pasting', () => {
  test.each([
    ['word', '100\u00A0Minuten', { text: 'Der zerbrochne Krug' }],
    ['google-docs', '100 Minuten', { text: 'Der zerbrochne Krug' }],
    ['libre-office', '100\u00A0Minuten', { text: 'Der zerbrochne Krug', bold: true }],
    ['pages', '100 Minuten', { text: 'Der zerbrochne Krug' }],
    ['web-page', '100\u00A0Minuten', { text: 'Der zerbrochne Krug', bold: true }],
  ])(
    'from %s keeps words, marks, links, lists and alignment, and nothing else',
    (program, minutes, title) => {
      expect(htmlBlocks(clipboard(program))).toEqual([
        { type: 'paragraph', children: [title] },
        {
          type: 'paragraph',
          children: [
            { text: 'Ein ' },
            { text: 'Lustspiel', bold: true },
            { text: ' von Heinrich ' },
            { text: 'von Kleist', italic: true },
            { text: ', mehr unter ' },
            { text: 'dieser Adresse', link: 'https://example.org/krug' },
            { text: '.' },
          ],
        },
        { type: 'paragraph', align: 'center', children: [{ text: `Dauer: ${minutes}` }] },
        { type: 'bulleted_item', children: [{ text: 'Dorfrichter Adam' }] },
        { type: 'numbered_item', children: [{ text: 'Frau Marthe' }] },
        paragraph('Eve'),
        paragraph('Ruprecht'),
      ])
    },
  )

  test('plain text becomes a paragraph for each line', () => {
    expect(plainBlocks('Eins\r\n\r\n  zwei \ndrei')).toEqual(
      ['Eins', 'zwei', 'drei'].map(paragraph),
    )
  })

  test.each([
    ['<p>a</p>b<p>c</p>', ['a', 'b', 'c']],
    ['a<div>b<div>c</div>d</div>e', ['a', 'b', 'c', 'd', 'e']],
    ['<span>a</span> <span>b</span>', ['a b']],
    ['a<br>b', ['a\nb']],
    ['a<br><br>b', ['a', 'b']],
    ['a<img src="x">b', ['a b']],
    ['<table><tr><th>a</th><td>b</td></tr></table>', ['a', 'b']],
    ['<span style="display:block">a</span><span style="display: block">b</span>', ['a', 'b']],
    ['<pre>a  b\n c</pre>', ['a  b\nc']],
    ['zu&shy;sammen\u200B', ['zusammen']],
    ['<ul><li>a<ul><li>b</li></ul></li></ul>', ['a', 'b']],
    ['<select><option>a</option></select>b', ['b']],
    ['<div hidden>a</div>b<script>c</script><style>d</style>', ['b']],
    ['a\u0001b<p>\0</p>c\vd', ['ab', 'c d']],
    [' \n ', []],
  ])('words of %s are neither fused nor torn', (html, texts) => {
    const found = htmlBlocks(html).map(({ children }) => children.map(({ text }) => text).join(''))
    expect(found).toEqual(texts)
  })

  test('the oldest way of centring is alignment as well', () => {
    expect(htmlBlocks('<center>a</center>')).toEqual([{ ...paragraph('a'), align: 'center' }])
  })

  test.each([
    ['javascript:alert(1)', undefined],
    [' JavaScript:alert(1)', undefined],
    ['java\tscript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['file:///C:/krug.doc', undefined],
    ['#_Toc1', undefined],
    ['//evil.example/x', undefined],
    ['/de/programm', '/de/programm'],
    ['page:12#anfahrt', 'page:12#anfahrt'],
    ['mailto:karten@example.org', 'mailto:karten@example.org'],
  ])('a link to %s becomes %s', (href, link) => {
    const [block] = htmlBlocks(`<a href="${href}">x</a>`)
    expect(block!.children[0]!.link).toBe(link)
  })

  test.each([
    '<svg><style><img src=x onerror=alert(1)></style></svg>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '<template><script>alert(1)</script></template><iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<a href="javascript&colon;alert(1)"><img src=x onerror=alert(1)></a><object data="x"></object>',
  ])('of %s nothing but text is left', (html) => {
    const leaves = htmlBlocks(`${html}Ende`).flatMap(({ children }) => children)
    expect(leaves.flatMap((leaf) => Object.keys(leaf)).filter((name) => name !== 'text')).toEqual(
      [],
    )
  })
})
