import { JSDOM } from 'jsdom'
import { describe, expect, test } from 'vitest'
import { sanitiseHtml } from '@foyer/backend/src/http/sanitise-html.ts'
import { attacks, publishedAttacks } from '#support/hostile/attacks.ts'

const harmful =
  'script, style, iframe, object, embed, form, input, button, base, link, meta, svg, math, template, video, audio, source'

/** Shows HTML in a document whose scripts run, as a page does. */
function show(html: string) {
  const { window } = new JSDOM('<!doctype html><body></body>', { runScripts: 'dangerously' })
  let isHit = false
  const hit = () => (isHit = true)
  Object.assign(window, { hit, alert: hit })
  // First as the server writes it into a page, then as the browser sets it later.
  const written = new JSDOM(`<!doctype html><body><div>${html}</div></body>`).window.document
  window.document.body.innerHTML = html
  const elements = [written, window.document].flatMap((page) => [
    ...page.body.querySelectorAll('*'),
  ])
  return { elements, pages: [written, window.document], isHit: () => isHit }
}

describe('M-03, L-07: HTML of editors runs no script for visitors', () => {
  // What is left of the published ones is well-formed: one document shows it all.
  const written = (attack: string) => sanitiseHtml(`<p>Vorher</p>${attack}<p>Nachher</p>`)
  test.each([
    ...attacks.map((attack) => [attack, written(attack)]),
    ['what DOMPurify publishes', publishedAttacks.map(written).join('')],
  ])('%s', (_, html) => {
    const { elements, pages, isHit } = show(html)
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
