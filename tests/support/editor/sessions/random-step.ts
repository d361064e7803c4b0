import { expect, type Locator } from '@playwright/test'
import type { Random } from '@foyer/schema/documents/simulation/seeded-random.ts'
import type { EditingTab } from './editing-tab.ts'
import type { SessionRecord } from './session-record.ts'

export type StepContext = { random: Random; record: SessionRecord }

/** More modules than this are not added. */
const maxModules = 9
/** How long a step waits for what somebody else may just have deleted. */
const timeout = 5000

type Step = (tab: EditingTab, context: StepContext) => Promise<string | undefined>

/** What an editor does, the frequent things more often. */
const steps: readonly (readonly [string, Step])[] = [
  ['writes in place', writeInPlace],
  ['writes in place', writeInPlace],
  ['writes in place', writeInPlace],
  ['writes in a form', writeInForm],
  ['writes in a form', writeInForm],
  ['writes and reloads at once', writeAndReload],
  ['formats', format],
  ['adds', add],
  ['moves', (tab, context) => press(tab, context, ['Alt+ArrowDown', 'Alt+ArrowUp'])],
  ['moves', (tab, context) => press(tab, context, ['Alt+ArrowDown', 'Alt+ArrowUp'])],
  ['duplicates', duplicate],
  ['deletes', remove],
  ['undoes', stepBack],
  ['undoes', stepBack],
  ['repeats', repeat],
  ['writes settings', writeSettings],
]

/** One random step in a tab, as an editor makes it by keyboard. What is not possible there is passed over. */
export async function makeRandomStep(tab: EditingTab, context: StepContext): Promise<void> {
  const { random, record } = context
  const [name, step] = random.pick(steps)
  const done = await step(tab, context)
  record.note(`${tab.name} ${name}: ${done ?? 'not possible'}`)
}

/** One of the modules with this name; undefined if there is none. */
async function pickModule(tab: EditingTab, { random }: StepContext, name = /, \d+ von \d+/) {
  const found = tab.canvas.getByRole('group', { name })
  const count = await found.count()
  return count === 0 ? undefined : found.nth(random.below(count))
}

/** Whether it worked: what is to be pressed may be gone, or below a question. */
const worked = (action: Promise<unknown>) =>
  action.then(
    () => true,
    () => false,
  )

const focus = (target: Locator) => worked(target.focus({ timeout }))

/** Types a new word, and notes it if it is in a text then: a question may have appeared that has the focus. */
async function type(tab: EditingTab, { random, record }: StepContext): Promise<string> {
  const { keyboard } = tab.page
  const word = record.createWord()
  await keyboard.type(` ${word}${random.pick(['', '', ' ', '. '])}`)
  const isThere = await tab.page.evaluate((typed) => {
    const { activeElement: element } = document
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
      return element.value.includes(typed)
    }
    // Not in the text of the body, which has the focus once the field is gone: it contains scripts, in which any letters may be.
    return (
      element instanceof HTMLElement &&
      element.isContentEditable &&
      (element.textContent ?? '').includes(typed)
    )
  }, word)
  if (isThere) record.typed.push(word)
  return isThere ? word : `${word} came nowhere`
}

async function writeInPlace(tab: EditingTab, context: StepContext) {
  const kind = context.random.pick(['Überschrift', 'Text'])
  const module = await pickModule(tab, context, new RegExp(`^${kind},`))
  if (!module || !(await enterText(tab, module))) return undefined
  return type(tab, context)
}

/** Within a word as well: what was typed just now is there afterwards. */
async function writeAndReload(tab: EditingTab, context: StepContext) {
  const written = await writeInPlace(tab, context)
  await tab.reload()
  return written
}

/** Leads into the text of a module by Enter, with the caret at its end. */
async function enterText(tab: EditingTab, module: Locator): Promise<boolean> {
  if (!(await focus(module))) return false
  await tab.page.keyboard.press('Enter')
  await tab.page.keyboard.press('Enter')
  return worked(
    expect(tab.canvas.locator('[contenteditable=true]:focus')).toHaveCount(1, { timeout }),
  )
}

async function writeInForm(tab: EditingTab, context: StepContext) {
  const module = await pickModule(tab, context, /^Überschrift,/)
  if (!module || !(await focus(module))) return undefined
  await tab.page.keyboard.press('Enter')
  const form = tab.page.getByRole('complementary', { name: 'Einstellungen des Bausteins' })
  return writeAtEnd(tab, context, form.getByRole('textbox', { name: 'Dachzeile' }))
}

async function writeSettings(tab: EditingTab, context: StepContext) {
  const more = tab.header.getByRole('button', { name: 'Mehr zur Seite' })
  const settings = tab.header.getByRole('button', { name: 'Einstellungen der Seite' })
  if (!(await worked(more.click({ timeout })))) return undefined
  if (!(await worked(settings.click({ timeout })))) return undefined
  return writeAtEnd(tab, context, tab.page.getByLabel('Titel für Suchmaschinen'))
}

async function writeAtEnd(tab: EditingTab, context: StepContext, field: Locator) {
  if (!(await focus(field))) return undefined
  await tab.page.keyboard.press('End')
  return type(tab, context)
}

async function format(tab: EditingTab, context: StepContext) {
  const module = await pickModule(tab, context, /^Text,/)
  if (!module || !(await enterText(tab, module))) return undefined
  const key = context.random.pick(['Control+b', 'Control+i'])
  await tab.page.keyboard.press('Control+a')
  await tab.page.keyboard.press(key)
  await tab.page.keyboard.press('End')
  return key
}

/** By the slash on a module, or by the header where there is none. */
async function add(tab: EditingTab, context: StepContext) {
  if ((await tab.modules.count()) >= maxModules) return undefined
  const name = context.random.pick(['Überschrift', 'Text', 'Abschnitt: Zwei gleiche'])
  const module = await pickModule(tab, context)
  const offers = tab.page.getByRole('dialog', { name: 'Baustein hinzufügen' })
  if (module && (await focus(module))) await tab.page.keyboard.press('/')
  else await tab.header.getByRole('button', { name: 'Baustein hinzufügen' }).click({ timeout })
  const offer = offers.getByRole('button', { name, exact: true }).last()
  if (await worked(offer.click({ timeout: 1000 }))) return name
  // In a column there are no sections.
  await tab.page.keyboard.press('Escape')
  return undefined
}

async function press(tab: EditingTab, context: StepContext, keys: readonly string[]) {
  const module = await pickModule(tab, context)
  if (!module || !(await focus(module))) return undefined
  const key = context.random.pick(keys)
  await tab.page.keyboard.press(key)
  return key
}

async function duplicate(tab: EditingTab, context: StepContext) {
  if ((await tab.modules.count()) >= maxModules) return undefined
  return press(tab, context, ['Control+d'])
}

async function remove(tab: EditingTab, context: StepContext) {
  if ((await tab.modules.count()) <= 2) return undefined
  return press(tab, context, ['Delete'])
}

async function stepBack(tab: EditingTab) {
  await tab.page.keyboard.press('Control+z')
  return 'Control+z'
}

async function repeat(tab: EditingTab) {
  await tab.page.keyboard.press('Control+y')
  return 'Control+y'
}
