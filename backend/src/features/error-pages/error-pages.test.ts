import { expect, test } from 'vitest'
import { errorPage } from '#database/tables/site.ts'
import { writable } from '#test/test-database.ts'
import { useTheatre } from '#test/use-theatre.ts'

const theatre = useTheatre()

test('X-01: the theatre’s own HTML for a status keeps its style and body, and nothing in it runs', async () => {
  const html = `<!doctype html><html><head><title>Weg</title>
    <style>@import "//evil.test"; .weg { color: red; background: url(//evil.test/x.png) }</style></head>
    <body onload="alert(1)"><h1 class="weg" onclick="alert(1)">Weg</h1><script>alert(1)</script></body></html>`
  await writable(theatre.database).insert(errorPage).values({ name: '404', html })
  const { status, headers, body } = await theatre.call('/html/404.html')
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(body).toContain('<h1 class="weg">Weg</h1>')
  expect(body).toMatch(/<style>\s*\.weg \{ color: red; background: +\}<\/style>/)
  expect(body).not.toMatch(/script|alert|evil|title/)
})

test('X-01: a status without HTML, and an invalid name, is a 404', async () => {
  for (const file of ['410.html', '404.css', '..%2f404.html', 'A.html', 'a--b.html']) {
    expect((await theatre.call(`/html/${file}`)).status).toBe(404)
  }
})
