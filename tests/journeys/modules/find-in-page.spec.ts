import { chromium, expect } from '@playwright/test'
import { findSystemBrowser } from '#browser/find-browser.ts'
import { test } from '#support/journey.ts'
import { fixedPages } from '#support/pages.ts'

// Links to words of a page (`#:~:text=`) and the find-in-page that they use are no part of browsers built without windows.
const browser = findSystemBrowser(process.env)

test('M-03 the browser’s find-in-page opens the answer with the text', async ({
  baseURL,
  storageState,
}) => {
  test.skip(!browser, 'no Chromium is installed on this system')
  const { executablePath, args } = browser!
  await using window = await chromium.launch({ executablePath, args })
  const page = await window.newPage({ storageState: storageState!, serviceWorkers: 'block' })
  await page.goto(`${baseURL}${fixedPages.visit.de}#:~:text=Einlasspersonal`)
  const answer = (text: string) => page.getByText(text)
  await expect(answer('Das Einlasspersonal führt Sie')).toBeVisible()
  await expect(answer('gegen einen Gutschein')).toBeHidden()
})
