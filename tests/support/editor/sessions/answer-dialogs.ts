import { expect } from '@playwright/test'
import type { Random } from '@foyer/schema/documents/simulation/seeded-random.ts'
import { editor } from '#support/house/editor.ts'
import type { EditingTab } from './editing-tab.ts'
import type { SessionRecord } from './session-record.ts'

/** Answers what a tab asks, so that one can go on: the log-in by name and password, a conflict by a random choice. */
export async function answerDialogs(
  tab: EditingTab,
  { random, record }: { random: Random; record: SessionRecord },
): Promise<void> {
  while (await tab.dialog.first().isVisible()) {
    const logIn = tab.page.getByRole('dialog', { name: 'Anmelden' })
    const conflict = tab.page.getByRole('dialog', { name: 'Gleichzeitig geändert' })
    if (await logIn.isVisible()) {
      record.note(`${tab.name} logs in`)
      // Nobody can log in without a network.
      await tab.mendNetwork()
      await logIn.getByLabel('Benutzername').fill(editor.username)
      await logIn.getByLabel('Passwort').fill(editor.password)
      await tab.page.keyboard.press('Enter')
      await expect(logIn).toHaveCount(0)
    } else if (await conflict.isVisible()) {
      await decide(tab, { random, record })
    } else await tab.page.keyboard.press('Escape')
  }
}

async function decide(
  tab: EditingTab,
  { random, record }: { random: Random; record: SessionRecord },
): Promise<void> {
  const conflict = tab.page.getByRole('dialog', { name: 'Gleichzeitig geändert' })
  const text = await conflict.innerText()
  if (!record.shown.includes(text)) record.shown.push(text)
  const buttons = conflict.getByRole('button', { name: /einsetzen|behalten|verwerfen/ })
  const choice = random.below(await buttons.count())
  const name = await buttons.nth(choice).innerText()
  record.note(
    `${tab.name} is to decide about “${text.replaceAll(/\s+/g, ' ')}” and chooses “${name}”`,
  )
  const mine = conflict.getByRole('region', { name: 'Ihre Fassung' })
  const chosen = name.includes('einsetzen') ? await mine.innerText() : undefined
  // The next question has the same name, and perhaps the same words.
  const element = await conflict.elementHandle()
  try {
    await buttons.nth(choice).click({ timeout: 5000 })
  } catch (error) {
    // The log-in may have been asked for at the same moment, above this question: it is answered first then.
    if (await tab.page.getByRole('dialog', { name: 'Anmelden' }).isVisible()) return
    throw error
  }
  if (chosen !== undefined) record.chosen.push(chosen)
  await element?.waitForElementState('hidden')
}
