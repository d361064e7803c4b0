import { JSDOM } from 'jsdom'
import { describe, expect, test } from 'vitest'
import { sanitiseHtml } from '@foyer/backend/src/http/sanitise-html.ts'

/** Known ways to run a script from HTML; each would call `hit()`. */
const attacks = [
  '<script>hit()</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>hit()</scr</script>ipt>',
  '<img src=x onerror=hit()>',
  '<img src="/media/x.jpg" onload="hit()" srcset="//evil.example/x 1x">',
  '<img/src="/media/x"/onerror=hit()>',
  '<svg onload=hit()><script>hit()</script></svg>',
  '<svg><style><img src=x onerror=hit()></style></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=hit()>',
  '<noscript><p title="</noscript><img src=x onerror=hit()>">',
  '<p title="<img src=x onerror=hit()>">x</p>',
  '<textarea><img title="</textarea><img src=x onerror=hit()>"></textarea>',
  '<a href="javascript:hit()">x</a>',
  '<a href=" &#106;avascript:hit()">x</a>',
  '<a href="jav&#x09;ascript:hit()">x</a>',
  '<a href="java\u0000script:hit()">x</a>',
  '<a href="data:text/html,<script>hit()</script>">x</a>',
  '<a href="vbscript:hit()">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example" target="_top" onclick="hit()">x</a>',
  '<iframe srcdoc="<script>hit()</script>"></iframe>',
  '<object data="javascript:hit()"></object><embed src="javascript:hit()">',
  '<form action="javascript:hit()"><button formaction="javascript:hit()">x</button></form>',
  '<input autofocus onfocus=hit()>',
  '<details open ontoggle=hit()><summary>x</summary></details>',
  '<video><source onerror=hit()></video><audio src=x onerror=hit()></audio>',
  '<p style="background:url(javascript:hit())">x</p><style>@import "//evil.example";</style>',
  '<base href="//evil.example/"><link rel=stylesheet href="//evil.example/x.css">',
  '<meta http-equiv="refresh" content="0;url=javascript:hit()">',
  '<template><script>hit()</script></template>',
  '<!--><script>hit()</script>-->',
  '<![CDATA[<script>hit()</script>]]>',
  '<xmp><p title="</xmp><script>hit()</script>"></xmp>',
  '<p id="__NEXT_DATA__" name="x" class="y">x</p>',
]

const harmful =
  'script, style, iframe, object, embed, form, input, button, base, link, meta, svg, math, template, video, audio, source'

/** Shows HTML in a document whose scripts run, as a page does. */
function show(html: string) {
  const { window } = new JSDOM('<!doctype html><body></body>', { runScripts: 'dangerously' })
  let isHit = false
  Object.assign(window, { hit: () => (isHit = true) })
  // First as the server writes it into a page, then as the browser sets it later.
  const written = new JSDOM(`<!doctype html><body><div>${html}</div></body>`).window.document
  window.document.body.innerHTML = html
  const elements = [written, window.document].flatMap((page) => [
    ...page.body.querySelectorAll('*'),
  ])
  return { elements, pages: [written, window.document], isHit: () => isHit }
}

describe('M-03, L-07: HTML of editors runs no script for visitors', () => {
  test.each(attacks)('%s', (attack) => {
    const { elements, pages, isHit } = show(sanitiseHtml(`<p>Vorher</p>${attack}<p>Nachher</p>`))
    for (const page of pages) expect(page.querySelectorAll(`body :is(${harmful})`)).toHaveLength(0)
    for (const element of elements) {
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(/^on|^style$|^id$|^name$|^class$|^srcset$/)
        if (name === 'href') expect(value).toMatch(/^(https?:|mailto:|tel:|#|\/(?![/\\]))/)
        if (name === 'src') expect(value).toMatch(/^\/media\//)
      }
      if ('click' in element) (element as HTMLElement).click()
    }
    expect(isHit()).toBe(false)
    expect(pages[0]!.body.textContent).toContain('Vorher')
  })

  test('a successful attack would fail this test', () => {
    const { elements, isHit } = show('<p onclick="hit()">x</p>')
    for (const element of elements) (element as HTMLElement).click()
    expect(isHit()).toBe(true)
  })

  test('harmless markup is preserved', () => {
    const html =
      '<h2>Titel</h2><p lang="en"><strong>Kassa</strong> <a href="/de/haus">Haus</a></p><img src="/media/x.jpg" alt="Logo" />'
    expect(sanitiseHtml(html)).toBe(html)
    expect(sanitiseHtml('<a href="https://stadt.example" target="_blank">Stadt</a>')).toBe(
      '<a href="https://stadt.example" target="_blank" rel="noopener">Stadt</a>',
    )
  })
})
