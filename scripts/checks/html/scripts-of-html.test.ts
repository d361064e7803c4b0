import { expect, test } from 'vitest'
import { scriptsOfHtml, withoutInlineScripts } from './scripts-of-html.ts'

const html = `<!doctype html><head>
  <link rel="preload" as="script" fetchPriority="low" href="/a.js?x=1&amp;y=2"/>
  <link rel="preload" as="font" href="/font.woff2"/><link rel="stylesheet" href="/s.css"/>
  <link rel="modulepreload" href="/m.js"/>
  <script src="/a.js?x=1&amp;y=2" async=""></script><script src="/old.js" noModule=""></script>
  <script async="" src="/b.js"></script></head>
  <body><p>Text</p><script>self.flight=["<p>Text</p>"]</script></body>`

test('counts every script once, without those for old browsers', () => {
  expect(scriptsOfHtml(html)).toEqual(['/a.js?x=1&y=2', '/b.js', '/m.js'])
})

test('takes out the inline scripts and nothing else', () => {
  const bare = withoutInlineScripts(html)
  expect(bare).not.toContain('flight')
  expect(bare).toContain('<p>Text</p>')
  expect(scriptsOfHtml(bare)).toEqual(scriptsOfHtml(html))
})
