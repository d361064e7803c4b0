import { expect, test, type Page } from '@playwright/test'
import { type Random, seededRandom } from '@foyer/schema/documents/simulation/seeded-random.ts'
import { openRichText, paragraph } from '#support/editor/rich-text-page.ts'
import { isFull } from '#support/pairwise.ts'

const seeds = Array.from({ length: isFull ? 60 : 4 }, (_, index) => index + 1)
const keysPerSeed = 120

const letters = 'abcdefghijklmnopqrstuvwxyzA   ü,'.split('')
const corrections = [
  'Backspace',
  'Delete',
  'ArrowLeft',
  'ArrowRight',
  'Shift+ArrowLeft',
  'Shift+ArrowRight',
  'Control+ArrowLeft',
  'Control+Shift+ArrowLeft',
]

type Press = { key: string; frames: number }

/** What somebody presses who corrects themselves often, and how many frames pass until the next key: often none. */
function randomPresses({ below, chance, pick }: Random): Press[] {
  return Array.from({ length: keysPerSeed }, () => ({
    key: pick(chance(0.25) ? corrections : letters),
    frames: Math.max(0, below(5) - 2),
  }))
}

async function press(page: Page, presses: readonly Press[]): Promise<void> {
  for (const { key, frames } of presses) {
    await (key.length === 1 ? page.keyboard.type(key) : page.keyboard.press(key))
    for (let frame = 0; frame < frames; frame += 1) {
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
  }
}

for (const seed of seeds) {
  test(`E-05: keys do the same as in a plain field, at any pace, seed ${seed} @core`, async ({
    page,
  }) => {
    const presses = randomPresses(seededRandom(seed))
    await page.setContent('<textarea cols="200" autofocus>Das Haus</textarea>')
    const field = page.locator('textarea')
    await field.focus()
    await page.keyboard.press('End')
    await press(page, presses)
    const expected = await field.inputValue()

    const { text, expectText, reports } = await openRichText(page, [paragraph('Das Haus')])
    await press(page, presses)
    await expectText([paragraph(expected)])
    expect(await text.textContent()).toBe(expected)
    expect(reports).toEqual([])
  })
}

test('E-05: what is typed behind a link is no part of it @core', async ({ page }) => {
  const link = 'https://example.org/krug'
  const ofKrug = { text: 'Krug', link }
  const { text, expectText, reports } = await openRichText(page, [
    { type: 'paragraph', children: [{ text: 'Der ' }, ofKrug] },
  ])
  await press(page, [
    { key: 'a', frames: 0 },
    { key: 'm', frames: 3 },
    { key: ' ', frames: 0 },
  ])
  const typed = [{ text: 'Der ' }, ofKrug, { text: 'am ' }]
  await expectText([{ type: 'paragraph', children: typed }])
  await expect(text.locator('a')).toHaveText('Krug')
  expect(reports).toEqual([])
})
