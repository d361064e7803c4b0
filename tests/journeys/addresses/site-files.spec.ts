import { expect } from '@playwright/test'
import { test } from '#support/journey.ts'

type Manifest = {
  name: string
  start_url: string
  theme_color: string
  icons: { src: string; sizes: string; type: string }[]
}

for (const language of ['de', 'en']) {
  test(`in ${language} a page names its manifest, icons and theme colours, and each of them is there`, async ({
    page,
    request,
  }) => {
    await page.goto(`/${language}`)
    const links = await page
      .locator('link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]')
      .evaluateAll((all) =>
        all.map((link) => [link.getAttribute('rel'), link.getAttribute('href')]),
      )
    const found = new Set(links.map(([rel]) => rel))
    expect(found).toEqual(new Set(['apple-touch-icon', 'icon', 'manifest']))
    const colours = page.locator('meta[name="theme-color"]')
    await expect(colours).toHaveCount(2)
    for (const colour of await colours.all()) {
      await expect(colour).toHaveAttribute('content', /^#[0-9a-f]{6}$/)
      await expect(colour).toHaveAttribute('media', /prefers-color-scheme/)
    }
    const [, address] = links.find(([rel]) => rel === 'manifest')!
    const manifest = (await (await request.get(address!)).json()) as Manifest
    expect(manifest.name).not.toBe('')
    expect((await request.get(manifest.start_url)).ok()).toBe(true)
    expect(manifest.icons.length).toBeGreaterThan(1)
    const pictures = [
      '/favicon.ico',
      ...manifest.icons.map(({ src }) => src),
      ...links.flatMap(([rel, href]) => (rel === 'manifest' ? [] : [href!])),
    ]
    for (const picture of new Set(pictures)) {
      const response = await request.get(picture)
      expect(response.status(), picture).toBe(200)
      expect(response.headers()['content-type'], picture).toMatch(/^image\//)
    }
    for (const { src, sizes } of manifest.icons) {
      const width = await page.evaluate(async (src) => {
        const image = new Image()
        image.src = src
        await image.decode()
        return `${image.naturalWidth}x${image.naturalHeight}`
      }, src)
      expect(width, src).toBe(sizes)
    }
  })
}

test('whom to tell of a security problem is at its well-known address', async ({ request }) => {
  const response = await request.get('/.well-known/security.txt')
  expect(response.headers()['content-type']).toMatch(/^text\/plain/)
  expect(await response.text()).toMatch(/^Contact: mailto:.+@/)
})
