import {
  type BrowserContext,
  type CDPSession,
  expect,
  type Locator,
  type Page,
} from '@playwright/test'
import { logIn } from '#support/house/editor.ts'
import type { SessionRecord } from './session-record.ts'

/** What the network does to the calls of a tab. */
export const networkFaults = ['broken', 'failing', 'slow', 'replies lost'] as const
export type NetworkFault = (typeof networkFaults)[number]

const calls = '**/graphql'

/** A tab of an editor, which may be closed, asleep or without a network. */
export class EditingTab {
  readonly name: string
  readonly #context: BrowserContext
  readonly #address: string
  readonly #record: SessionRecord
  #page: Page | undefined
  #asleep: CDPSession | undefined
  #fault: NetworkFault | undefined
  /** Lets the calls go on that a slow network holds. */
  #held = Promise.withResolvers<void>()

  constructor(
    name: string,
    parts: { context: BrowserContext; address: string; record: SessionRecord },
  ) {
    this.name = name
    this.#context = parts.context
    this.#address = parts.address
    this.#record = parts.record
  }

  get page(): Page {
    if (!this.#page) throw new Error(`${this.name} is closed.`)
    return this.#page
  }

  get isOpen(): boolean {
    return this.#page !== undefined
  }

  isIn(context: BrowserContext): boolean {
    return this.#context === context
  }

  /** Whether somebody can work in it. */
  get isUsable(): boolean {
    return this.isOpen && !this.#asleep
  }

  get hasFault(): boolean {
    return this.#fault !== undefined || !this.isUsable
  }

  get canvas(): Locator {
    return this.page.getByRole('region', { name: 'Bausteine der Seite' })
  }

  get header(): Locator {
    return this.page.getByRole('region', { name: 'Seite bearbeiten' })
  }

  /** All modules, those in sections too. */
  get modules(): Locator {
    return this.canvas.getByRole('group', { name: /, \d+ von \d+/ })
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog')
  }

  async open(): Promise<void> {
    const page = await this.#context.newPage()
    this.#page = page
    this.#record.follow(page)
    page.on('dialog', (dialog) => void dialog.accept())
    await this.#logInIfNeeded()
    await page.goto(this.#address)
    await expect(this.canvas).toBeVisible()
  }

  /** Without a network the draft cannot be loaded: it is tried again once there is one. */
  async reload(): Promise<void> {
    await this.#logInIfNeeded()
    await this.page.reload()
    if (this.#fault) {
      await this.mendNetwork()
      const retry = this.page.getByRole('button', { name: 'Noch einmal versuchen' })
      await expect(this.canvas.or(retry)).toBeVisible()
      if (await retry.isVisible()) await retry.click()
    }
    await expect(this.canvas).toBeVisible()
  }

  /** Ends it without a word, as a browser that crashes does. */
  async kill(): Promise<void> {
    const { page } = this
    this.#page = undefined
    this.#fault = undefined
    this.#asleep = undefined
    await page.close()
  }

  /** Closes the laptop: nothing runs until it is opened again. */
  async sleep(): Promise<void> {
    this.#asleep = await this.#context.newCDPSession(this.page)
    await this.#asleep.send('Page.setWebLifecycleState', { state: 'frozen' })
  }

  async breakNetwork(fault: NetworkFault): Promise<void> {
    const { page } = this
    this.#fault = fault
    const held = Promise.withResolvers<void>()
    this.#held = held
    await page.route(calls, async (route) => {
      switch (fault) {
        case 'broken':
          return route.abort()
        case 'failing':
          return route.fulfill({ status: 500, body: 'Internal Server Error' })
        case 'slow':
          await held.promise
          return route.continue().catch(() => undefined)
        case 'replies lost':
          await route.fetch().catch(() => undefined)
          return route.abort().catch(() => undefined)
      }
    })
  }

  /** Makes up for what was put off: opens a conflict that waits, and logs in in another window. */
  async askAgain(): Promise<void> {
    const waiting = this.page.getByRole('button', { name: 'auf Ihre Entscheidung' })
    if (await waiting.isVisible()) await waiting.click()
    else if ((await this.header.innerText()).includes('Sie sind abgemeldet')) {
      await logIn(this.#context.request)
      await this.page.evaluate(() => dispatchEvent(new Event('online')))
    }
  }

  /** Everything works again, and the browser learns that there is a network. */
  async mend(): Promise<void> {
    if (!this.isOpen) await this.open()
    if (this.#asleep) {
      await this.#asleep.send('Page.setWebLifecycleState', { state: 'active' })
      await this.#asleep.detach()
      this.#asleep = undefined
    }
    await this.mendNetwork()
    await this.page.evaluate(() => dispatchEvent(new Event('online')))
  }

  /** Leaves the text that is written in: an unfinished word is saved then, or after a pause. */
  async leaveText(): Promise<void> {
    await this.page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    })
  }

  async mendNetwork(): Promise<void> {
    if (!this.#fault) return
    this.#fault = undefined
    this.#held.resolve()
    await this.page.unroute(calls)
  }

  /** In another window: whoever is not logged in gets the page of a visitor, without tools. */
  async #logInIfNeeded(): Promise<void> {
    const cookies = await this.#context.cookies()
    if (!cookies.some(({ name }) => name === 'sessionid')) await logIn(this.#context.request)
  }
}
