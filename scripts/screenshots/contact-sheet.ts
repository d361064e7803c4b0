import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'

export type Shot = { file: string; caption: string }

/** Writes the pictures of one page type beside each other into one, `<name>.png`. */
export async function writeContactSheet(
  browser: Browser,
  { folder, name, shots }: { folder: string; name: string; shots: Shot[] },
): Promise<void> {
  const figures = shots.map(
    ({ file, caption }) =>
      `<figure><figcaption>${caption}</figcaption><img src="${file}"></figure>`,
  )
  const source = join(folder, `${name}.html`)
  await writeFile(
    source,
    `<!doctype html><meta charset="utf-8"><style>${style}</style>${figures.join('')}`,
  )
  const page = await browser.newPage({ viewport: { width: 1800, height: 400 } })
  await page.goto(`file://${source}`)
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true })
  await page.close()
}

const style = `
  body { margin: 8px; display: flex; flex-wrap: wrap; gap: 8px; font: 12px sans-serif; background: #888 }
  figure { margin: 0 }
  img { height: 560px; display: block }
`
