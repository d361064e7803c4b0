import { expect, test } from '@playwright/test'
import type { RichText } from '@foyer/schema/fields/rich-text.ts'
import { expectNoA11yViolations } from '#support/expect-no-a11y-violations.ts'
import { openRichText, paragraph } from '#support/editor/rich-text-page.ts'

const list = (...texts: string[]): RichText =>
  texts.map((text) => ({ type: 'numbered_item', children: [{ text }] }))

test.describe('E-05: typing', () => {
  test('is committed at the end of a word, with a new paragraph, and when the focus leaves @core', async ({
    page,
  }) => {
    const { expectText, reports } = await openRichText(page, [])
    await page.keyboard.type('Eins ')
    await expectText([paragraph('Eins ')])
    await page.keyboard.type('zw')
    await page.keyboard.press('Enter')
    await expectText([paragraph('Eins zw'), paragraph('')])
    await page.keyboard.type('ei')
    await page.keyboard.press('Shift+Tab')
    await expectText([paragraph('Eins zw'), paragraph('ei')])
    expect(reports).toEqual([])
  })

  test('a pause within a word commits it', async ({ page }) => {
    const { expectText } = await openRichText(page, [])
    await page.keyboard.type('Wor')
    await expectText([paragraph('Wor')])
  })

  test('everything can be selected and deleted again and again, and leaves no formatting', async ({
    page,
  }) => {
    const { expectText, text, reports } = await openRichText(page, list('Eins', 'zwei'))
    for (const key of ['Delete', 'Backspace', 'Delete']) {
      await page.keyboard.press('Control+A')
      await page.keyboard.press(key)
      await expectText([])
      await page.keyboard.press(key)
    }
    await page.keyboard.press('Control+Z')
    await expectText(list('Eins', 'zwei'))
    await page.keyboard.press('Control+A')
    await page.keyboard.type('Neu ')
    await expectText([paragraph('Neu ')])
    await expect(text.locator('[data-type]')).toHaveCount(0)
    expect(reports).toEqual([])
  })

  test('Enter goes on with a list, and at an empty item ends it; Backspace takes the number away first', async ({
    page,
  }) => {
    const { expectText } = await openRichText(page, list('Eins'))
    await page.keyboard.press('Enter')
    await page.keyboard.type('zwei')
    await page.keyboard.press('Home')
    await page.keyboard.press('Backspace')
    await expectText([...list('Eins'), paragraph('zwei')])
    await page.keyboard.press('Backspace')
    await expectText(list('Einszwei'))
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expectText([...list('Einszwei'), paragraph('')])
  })

  test('Shift+Enter breaks the line within a paragraph', async ({ page }) => {
    const { expectText } = await openRichText(page, [paragraph('Eins')])
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('zwei')
    await expectText([paragraph('Eins\nzwei')])
  })

  test('what was typed just now can be cut at once, and pasted again', async ({ page }) => {
    const { expectText } = await openRichText(page, [paragraph('Eins')])
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+B')
    await page.keyboard.type('zwei')
    await page.keyboard.press('Control+A')
    await page.keyboard.press('Control+X')
    await expectText([])
    await page.keyboard.press('Control+V')
    await expectText([
      paragraph('Eins'),
      { type: 'paragraph', children: [{ text: 'zwei', bold: true }] },
    ])
  })
})

test.describe('E-05: undo and changes from outside', () => {
  test('the history of the owner is undone word by word and repeated, and the caret stays @core', async ({
    page,
  }) => {
    const { expectText, expectCaretBehind } = await openRichText(page, [
      paragraph('Anfang'),
      paragraph('Ende'),
    ])
    await page.keyboard.press('Control+Home')
    await page.keyboard.press('End')
    for (const word of [' ', 'eins ', 'zwei']) await page.keyboard.insertText(word)
    await page.keyboard.press('Control+Z')
    await expectText([paragraph('Anfang eins '), paragraph('Ende')])
    await page.keyboard.press('Control+Z')
    await page.keyboard.press('Control+Z')
    await expectText([paragraph('Anfang'), paragraph('Ende')])
    for (let step = 0; step < 5; step++) await page.keyboard.press('Control+Z')
    await page.keyboard.press('Control+Y')
    await page.keyboard.press('Control+Shift+Z')
    await expectText([paragraph('Anfang eins '), paragraph('Ende')])
    await expectCaretBehind('eins ')
  })

  test('the caret stays in its words when somebody inserts a paragraph before and words in the same one', async ({
    page,
  }) => {
    const { expectCaretBehind, setFromOutside, text } = await openRichText(page, [
      paragraph('Der Krug ging entzwei'),
    ])
    await page.keyboard.press('ArrowLeft')
    await setFromOutside([paragraph('Vorher'), paragraph('Nun: Der Krug ging entzwei')])
    // What is typed before it is shown belongs to the earlier text, which the owner of this page does not merge.
    await expect(text).toContainText('Nun: Der Krug ging entzwei')
    await expectCaretBehind('Nun: Der Krug ging entzwe')
  })
})

test('E-05: each tool of the toolbar does what it is called @core', async ({ page }) => {
  const { expectText } = await openRichText(page, [paragraph('Eins')])
  const toolbar = page.getByRole('toolbar', { name: 'Werkzeuge für den Text' })
  const use = (name: string) => toolbar.getByRole('button', { name, exact: true }).click()
  const right: RichText = [{ type: 'paragraph', align: 'right', children: [{ text: 'Eins' }] }]
  await page.keyboard.press('Control+A')
  await use('Kursiv')
  await expectText([{ type: 'paragraph', children: [{ text: 'Eins', italic: true }] }])
  await use('Kursiv')
  await use('Rechtsbündig')
  await expectText(right)
  await use('Linksbündig')
  await expectText([paragraph('Eins')])
  await use('Rückgängig')
  await expectText(right)
  await use('Wiederholen')
  await expectText([paragraph('Eins')])
  await use('Nummerierte Liste')
  await expectText(list('Eins'))
})

test.describe('E-05: the tools', () => {
  for (const [locale, names] of [
    [
      'de',
      {
        toolbar: 'Werkzeuge für den Text',
        bold: 'Fett',
        center: 'Zentriert',
        list: 'Liste mit Punkten',
      },
    ],
    ['en', { toolbar: 'Text tools', bold: 'Bold', center: 'Align centre', list: 'Bulleted list' }],
  ] as const) {
    test(`are one stop of the Tab key, have names in ${locale} and say what is on`, async ({
      page,
    }) => {
      const { expectText, text, reports } = await openRichText(page, [paragraph('Krug')], locale)
      const toolbar = page.getByRole('toolbar', { name: names.toolbar })
      await page.keyboard.press('Control+A')
      await page.keyboard.press('Alt+F10')
      await expect(toolbar.getByRole('button', { name: names.bold })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(toolbar.getByRole('button', { name: names.bold })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
      for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight')
      await expect(toolbar.getByRole('button', { name: names.list })).toBeFocused()
      await page.keyboard.press('Space')
      await expectNoA11yViolations(page, 'main')
      await page.keyboard.press('Escape')
      await expect(text).toBeFocused()
      await toolbar.getByRole('button', { name: names.center }).click()
      await expectText([
        { type: 'bulleted_item', align: 'center', children: [{ text: 'Krug', bold: true }] },
      ])
      expect(reports).toEqual([])
    })
  }

  test('E-04 give selected words a link to an address or a page of the site, change and remove it @core', async ({
    page,
  }) => {
    const { expectText, text } = await openRichText(page, [paragraph('Der Krug')])
    const withLink = (link: string): RichText => [
      { type: 'paragraph', children: [{ text: 'Der ' }, { text: 'Krug', link }] },
    ]
    await page.keyboard.press('Control+Shift+ArrowLeft')
    await page.keyboard.press('Control+K')
    const target = page.getByRole('combobox', { name: /^Auf dieser Website suchen/ })
    await expect(target).toBeFocused()
    await target.fill('kein Ziel')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText('Das ist weder')
    await expectNoA11yViolations(page, 'dialog')
    await target.fill('example.org/krug')
    await page.keyboard.press('Enter')
    await expectText(withLink('https://example.org/krug'))
    await expect(text).toBeFocused()
    await page.keyboard.press('Control+K')
    await target.fill('karten@example.org')
    await page.keyboard.press('Enter')
    await expectText(withLink('mailto:karten@example.org'))
    await page.keyboard.press('Control+K')
    await target.fill('spiel')
    await page.getByRole('option', { name: /Spielplan/ }).waitFor()
    await page.keyboard.press('Enter')
    // Shown by its title, and applied by the next key.
    await expect(page.getByRole('listitem')).toHaveText(/^Spielplan Seite/)
    await expect(page.getByRole('button', { name: 'Übernehmen' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expectText(withLink('page:12'))
    await page.keyboard.press('Control+K')
    await page.getByRole('button', { name: 'Link entfernen' }).click()
    await expectText([paragraph('Der Krug')])
  })
})

test('E-05: the text has the same boxes while it is edited as for visitors', async ({ page }) => {
  const long = 'Ein langer Satz, der am Ende der Zeile umbricht. '.repeat(6).trim()
  const { text } = await openRichText(page, [
    paragraph(long),
    { type: 'paragraph', align: 'center', children: [{ text: 'Mitte\nunten', italic: true }] },
    { type: 'bulleted_item', children: [{ text: 'eins' }] },
    { type: 'bulleted_item', children: [{ text: long }] },
    { type: 'numbered_item', children: [{ text: 'erstens', link: '/de' }] },
    { type: 'numbered_item', align: 'right', children: [{ text: 'zweitens', bold: true }] },
    paragraph('Dazwischen'),
    { type: 'numbered_item', children: [{ text: 'wieder erstens' }] },
  ])
  const boxes = (within: typeof text) =>
    within.evaluate((element) => {
      const origin = element.getBoundingClientRect()
      return [...element.querySelectorAll('p, li')].map((block) => {
        const range = document.createRange()
        range.selectNodeContents(block)
        const { x, y, height } = range.getBoundingClientRect()
        return [x - origin.x, y - origin.y, height].map(Math.round)
      })
    })
  const shown = page.getByRole('region', { name: 'Ansicht' }).locator('[data-text-links]')
  expect(await boxes(text)).toEqual(await boxes(shown))
})
